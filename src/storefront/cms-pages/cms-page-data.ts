import { reachOf } from '../head/shop-data.ts'
import type { Shell } from '../layout/shell.ts'

interface CmsPageData {
  kind: 'AboutPage' | 'ContactPage'
  name: string
  description: string
  /** Absolute. */
  url: string
  shopUrl: string
  shell: Shell
}

/** Says to search engines that a page is about the shop itself, and how to reach it. */
export function cmsPageData({ kind, name, description, url, shopUrl, shell }: CmsPageData) {
  return {
    '@context': 'https://schema.org',
    '@type': kind,
    name,
    description,
    url,
    mainEntity: {
      '@type': ['Organization', 'OnlineStore'],
      '@id': `${shopUrl}/#shop`,
      name: shell.shopName,
      url: shopUrl,
      ...reachOf(shell),
      ...(shell.mapLink && { hasMap: shell.mapLink }),
      ...contactPointOf(shell),
    },
  }
}

function contactPointOf({ headerPhone, headerEmail }: Shell): object {
  if (!headerPhone && !headerEmail) return {}
  return {
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      ...(headerPhone && { telephone: headerPhone }),
      ...(headerEmail && { email: headerEmail }),
      areaServed: 'BD',
      availableLanguage: ['en', 'bn'],
    },
  }
}
