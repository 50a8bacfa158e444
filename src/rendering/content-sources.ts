import type { ContentSources } from '../platform/web/headers/security-headers.ts'
import type { Measurer, PageNotes } from '../shop-context.ts'

const googleTags = 'https://www.googletagmanager.com'

type Reached = Required<Pick<ContentSources, 'scripts' | 'connections' | 'images'>>

const google = ['https://*.google-analytics.com', 'https://*.analytics.google.com', googleTags]
const meta = ['https://www.facebook.com', 'https://connect.facebook.net']

const reachedBy: Record<Measurer, Reached> = {
  google: { scripts: [googleTags], connections: google, images: google },
  meta: { scripts: ['https://connect.facebook.net'], connections: meta, images: meta },
}

/**
 * What a page may run and load: the scripts that the server wrote, and those who measure it where the loaders say that the page
 * carries their id (D27). The page itself is not asked.
 */
export function contentSources({
  scripts,
  styles,
  measurers,
}: Pick<PageNotes, 'scripts' | 'styles' | 'measurers'>): ContentSources {
  const reached = measurers.map((measurer) => reachedBy[measurer])
  return {
    inlineScripts: scripts,
    inlineStyles: styles,
    scripts: reached.flatMap((one) => one.scripts),
    connections: reached.flatMap(({ connections }) => connections),
    images: reached.flatMap(({ images }) => images),
  }
}
