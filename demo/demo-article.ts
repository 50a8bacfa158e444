import type { Drawing, Text } from './demo-product.ts'

/** How a demonstration article is written down. */
export interface DemoArticle {
  slug: string
  title: Text
  summary: Text
  /** Simple HTML. Links of the Bangla text lead to Bangla pages. */
  body: Text
  /** Slugs of the products that it speaks of. */
  products: string[]
  publishedDaysAgo: number
  /** Wide: 1600 by 900. */
  picture: Drawing
}
