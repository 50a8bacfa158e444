import { haat } from './haat/haat.ts'
import type { Format } from './product.ts'
import { shopify } from './shopify.ts'
import { wooCommerce } from './woocommerce/woocommerce.ts'

/** Which shop wrote this file, by its headings (as headingKey makes them). */
export function recogniseFormat(headings: ReadonlySet<string>): Format | undefined {
  const has = (...names: string[]) => names.every((name) => headings.has(name))
  if (has('title') && (has('handle') || has('url handle'))) return shopify
  if (has('type', 'name', 'regular price')) return wooCommerce
  if (has('name', 'price', 'sku')) return haat
  return undefined
}
