import type { ContentSources } from './platform/web/security-headers.ts'

const tagManager = 'https://www.googletagmanager.com'
const analytics = ['https://*.google-analytics.com', 'https://*.analytics.google.com', tagManager]

/** As the layout writes it; no text of a product can, because pages escape what people type. */
const tagManagerMeta = '<meta name="tag-manager" content="GTM-'

/** What a page may load from elsewhere: an API of ours, and Google's tag manager where the page carries its id (D27). */
export function contentSources(html: string, apiUrl: string): ContentSources {
  const google = html.includes(tagManagerMeta) ? analytics : []
  return {
    scripts: google.length > 0 ? [tagManager] : [],
    connections: [...(apiUrl ? [new URL(apiUrl).origin] : []), ...google],
    images: google,
  }
}
