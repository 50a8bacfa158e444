/** How a demonstration product is written down. Prices in taka: this is data that people read. */

export interface Text {
  en: string
  bn: string
}

/** Draws one picture as a complete SVG of 1200 by 1200. */
export type Drawing = () => string

export interface DemoVariant {
  color?: { name: Text; hex: string }
  size?: string
  /** One for each option of the product; one text for both languages. */
  optionValues?: string[]
  sku: string
  priceInTaka: number
  discountPriceInTaka?: number
  purchaseCostInTaka: number
  stock: number
  /** Pictures of just this variant; the product's own follow them in the gallery. */
  pictures?: Drawing[]
}

export interface DemoProduct {
  slug: string
  name: Text
  brand: string
  /** Simple HTML: p, ul, li, strong, h3. */
  description: Text
  tags: string[]
  unitsSold: number
  publishedDaysAgo: number
  deal?: { priceInTaka: number; endsInHours: number }
  /** What its variants differ in besides colour and size. */
  options?: Text[]
  variants: DemoVariant[]
  pictures: Drawing[]
}

export interface DemoCategory {
  slug: string
  name: Text
  picture: Drawing
  products: DemoProduct[]
}
