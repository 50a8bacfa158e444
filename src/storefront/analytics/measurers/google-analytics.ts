import type { Entry } from '../data-layer.ts'
import { loadScript } from './load-script.ts'

declare global {
  interface Window {
    /** Apart from the data layer, which is the tag manager's. */
    ga4Layer?: unknown[]
  }
}

function given(): IArguments {
  return arguments
}

/** Google reads the arguments of a call, not lists. */
function tag(...called: unknown[]): void {
  const layer = (window.ga4Layer ??= [])
  layer.push((given as (...called: unknown[]) => IArguments)(...called))
}

/** Google Analytics without a tag manager; it sees by itself which pages are opened. */
export function startGoogleAnalytics(id: string): (entry: Entry) => void {
  tag('js', new Date())
  tag('config', id)
  loadScript(
    'google-analytics',
    `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}&l=ga4Layer`,
  )
  return ({ event, ecommerce, ...rest }) => tag('event', event, { ...rest, ...ecommerce })
}
