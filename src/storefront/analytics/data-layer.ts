/** What a tag manager may read (spec 7): it reads window.dataLayer, where everything stands whether or not one is there. */

import { loadScript } from './measurers/load-script.ts'

type Parameters = Record<string, unknown>

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

export interface Entry extends Parameters {
  event: string
  ecommerce?: Parameters
}

/** An e-commerce event forgets the one before first, so that its items do not stick to this one. */
export function pushEntry(entry: Entry): void {
  if (entry.ecommerce) push({ ecommerce: null })
  push(entry)
}

function push(entry: Parameters): void {
  const layer = (window.dataLayer ??= [])
  layer.push(entry)
}

/** Loads Google Tag Manager once; without an id there is nothing to load. */
export function startTagManager(gtmId: string): void {
  if (!gtmId || document.getElementById('tag-manager')) return
  push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  loadScript(
    'tag-manager',
    `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(gtmId)}`,
  )
}
