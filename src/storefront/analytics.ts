/** What a tag manager may hear (spec 7): events go to window.dataLayer whether or not one is there. */

type Parameters = Record<string, unknown>

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** A GA4 e-commerce event. The one before is forgotten first, so that its items do not stick to this one. */
export function pushEcommerce(event: string, ecommerce: Parameters): void {
  push({ ecommerce: null })
  push({ event, ecommerce })
}

/** Any other event, such as user_location. */
export function pushEvent(event: string, parameters: Parameters = {}): void {
  push({ event, ...parameters })
}

function push(entry: Parameters): void {
  const layer = (window.dataLayer ??= [])
  layer.push(entry)
}

/** Loads Google Tag Manager once; without an id there is nothing to load. */
export function startTagManager(gtmId: string): void {
  if (!gtmId || document.getElementById('tag-manager')) return
  push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  const script = document.createElement('script')
  script.id = 'tag-manager'
  script.async = true
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(gtmId)}`
  document.head.append(script)
}
