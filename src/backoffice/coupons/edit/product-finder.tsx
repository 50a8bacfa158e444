import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { inLanguage } from '#platform/language.ts'
import type { FoundProduct } from '#shop/catalog/search/list-found-products.ts'
import { Finder } from '../../forms/finder.tsx'

const nameOf = ({ name, nameBn }: FoundProduct) => inLanguage(getLocale(), name, nameBn)

/** Finds a product by name or SKU. */
export const ProductFinder = ({ onChoose }: { onChoose: (product: FoundProduct) => void }) => (
  <Finder<FoundProduct>
    address="/dashboard/coupons/products"
    label={m.coupons_find_product()}
    hint={m.coupons_find_product_hint()}
    {...{ nameOf, onChoose }}
  >
    {(product) => (
      <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        {nameOf(product)} <span className="text-sm text-ink-soft">{product.sku}</span>
      </span>
    )}
  </Finder>
)
