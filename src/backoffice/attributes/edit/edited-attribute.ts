import type { Attribute } from '#shop/catalog/attributes/attribute.ts'

/** What the page of an attribute shows. */
export interface EditedAttribute {
  /** Undefined while it is new. */
  attribute: Attribute | undefined
  /** How many have a value of it. */
  products: number
  /** All of the shop, each before what stands in it. */
  categories: { slug: string; name: string; nameBn: string | null; level: number }[]
}
