import { takaFromPaisa } from '#platform/money.ts'
import type { ProductCard } from '#shop/catalog/product.ts'
import { pushEcommerce } from '../analytics.ts'
import type { Choice } from './goods.ts'

/** GA4 events about goods. Items carry the product's id, as begin_checkout does (spec 7). */

type Shown = Pick<ProductCard, 'id' | 'name' | 'category' | 'priceInPaisa' | 'sellingPriceInPaisa'>
type Options = Pick<Choice, 'color' | 'size' | 'priceInPaisa' | 'sellingPriceInPaisa'>

export interface GoodsList {
  id: string
  name: string
}

const currency = 'BDT'

function item(product: Shown, options?: Options) {
  const { priceInPaisa, sellingPriceInPaisa } = options ?? product
  const variant = [options?.color, options?.size].filter(Boolean).join(' / ')
  return {
    item_id: product.id,
    item_name: product.name,
    item_category: product.category,
    ...(variant ? { item_variant: variant } : {}),
    price: takaFromPaisa(sellingPriceInPaisa),
    discount: takaFromPaisa(priceInPaisa - sellingPriceInPaisa),
  }
}

export function tellListSeen(list: GoodsList, products: readonly Shown[]): void {
  pushEcommerce('view_item_list', {
    item_list_id: list.id,
    item_list_name: list.name,
    items: products.map((product, index) => ({ ...item(product), index })),
  })
}

export function tellSelected(list: GoodsList, product: Shown, index: number): void {
  pushEcommerce('select_item', {
    item_list_id: list.id,
    item_list_name: list.name,
    items: [{ ...item(product), index }],
  })
}

export function tellProductSeen(product: Shown, options: Options): void {
  tellOne('view_item', product, options)
}

export function tellAdded(product: Shown, options: Options, quantity: number): void {
  tellOne('add_to_cart', product, options, quantity)
}

export function tellWished(product: Shown): void {
  tellOne('add_to_wishlist', product, product)
}

function tellOne(event: string, product: Shown, options: Options | Shown, quantity = 1): void {
  const chosen = 'size' in options ? options : undefined
  pushEcommerce(event, {
    currency,
    value: takaFromPaisa(options.sellingPriceInPaisa * quantity),
    items: [{ ...item(product, chosen), quantity }],
  })
}
