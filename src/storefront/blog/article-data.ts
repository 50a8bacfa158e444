import type { Language } from '#platform/language.ts'
import { logoAddress } from '../head/shop-data.ts'
import type { Shell } from '../layout/shell.ts'
import type { WholeArticle } from './load-article.ts'

interface ArticleData {
  article: Pick<
    WholeArticle,
    'title' | 'summary' | 'publishedAt' | 'updatedAt' | 'minutes' | 'shopUrl' | 'bodyLanguage'
  >
  shop: Pick<Shell, 'shopName' | 'logo' | 'icon'>
  /** Absolute, as is the image. */
  url: string
  image: string
  language: Language
}

/** What search engines read of an article. */
export function articleData({ article, shop: around, url, image, language }: ArticleData): object {
  const shop = {
    '@type': 'Organization',
    '@id': `${article.shopUrl}/#shop`,
    name: around.shopName,
    url: article.shopUrl,
    logo: { '@type': 'ImageObject', url: logoAddress(around, article.shopUrl) },
  }
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.summary,
    image: [image],
    datePublished: article.publishedAt,
    dateModified: article.updatedAt,
    timeRequired: `PT${article.minutes}M`,
    // The text may be English on a Bangla page.
    inLanguage: language === 'bn' ? article.bodyLanguage : 'en',
    mainEntityOfPage: { '@type': 'WebPage', '@id': url },
    author: shop,
    publisher: shop,
  }
}
