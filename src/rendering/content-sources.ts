import type { ContentSources } from '../platform/web/headers/security-headers.ts'
import type { PageNotes } from '../shop-context.ts'

const tagManager = 'https://www.googletagmanager.com'
const analytics = ['https://*.google-analytics.com', 'https://*.analytics.google.com', tagManager]

/**
 * What a page may run and load: the scripts that the server wrote, and Google's tag manager where the loaders
 * say that the page carries its id (D27). The page itself is not asked.
 */
export function contentSources({
  scripts,
  styles,
  hasTagManager,
}: Pick<PageNotes, 'scripts' | 'styles' | 'hasTagManager'>): ContentSources {
  const google = hasTagManager ? analytics : []
  return {
    inlineScripts: scripts,
    inlineStyles: styles,
    scripts: hasTagManager ? [tagManager] : [],
    connections: google,
    images: google,
  }
}
