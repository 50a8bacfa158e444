import type { Drawing, Text } from './demo-product.ts'

/** How a demonstration page is written down. */
export interface DemoPage {
  slug: string
  title: Text
  intro: Text
  /** Simple HTML. Links of the Bangla text lead to Bangla pages. */
  body: Text
  picture?: Drawing
}
