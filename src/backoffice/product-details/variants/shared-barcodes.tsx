import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { inLanguage } from '#platform/language.ts'
import { ShopLink } from '#pages/shop-link.tsx'
import type { SharedBarcode } from '#shop/catalog/desk/list-shared-barcodes.ts'
import { Icon } from '#ui/icon.tsx'
import { productPath } from '../product-paths.ts'

/** What a scanner would find beside this product. */
export function SharedBarcodes({ shared }: { shared: readonly SharedBarcode[] }) {
  return shared.map(({ sku, barcode, productId, name, nameBn }) => (
    <p key={sku} className="flex items-start gap-2 text-deal">
      <Icon name="alert" className="mt-0.5 size-5 shrink-0" />
      <ShopLink to={productPath(productId)} className="[overflow-wrap:anywhere] underline">
        {m.editor_barcode_shared({ sku, barcode, name: inLanguage(getLocale(), name, nameBn) })}
      </ShopLink>
    </p>
  ))
}
