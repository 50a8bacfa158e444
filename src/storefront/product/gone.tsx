import { m } from '#paraglide/messages.js'
import { Icon } from '#ui/icon.tsx'
import { ProductRow } from '../product-cards/product-list.tsx'
import { useShell } from '../page-head.tsx'
import { ShopButtonLink } from '#pages/shop-link.tsx'
import type { GoneProduct } from './load-product-page.ts'

/** An archived product: it says so, and shows the way onward. */
export function Gone({ gone: { name, category, categoryName, alike } }: { gone: GoneProduct }) {
  const { shopName } = useShell()
  const title = m.product_gone_title({ name })
  return (
    <div className="page-width">
      <title>{`${title} · ${shopName}`}</title>
      <meta name="robots" content="noindex" />
      <div className="flex flex-col items-center gap-3 py-10 text-center">
        <span className="grid size-16 place-items-center rounded-full bg-brand-wash text-brand">
          <Icon name="package" className="size-8" />
        </span>
        <h1 className="text-xl font-semibold">{title}</h1>
        <p className="max-w-prose text-ink-soft">{m.product_gone_text()}</p>
        <ShopButtonLink to={category ? `/shop/${category}` : '/shop'} className="mt-2">
          {category ? m.product_gone_see({ category: categoryName }) : m.shop_all()}
        </ShopButtonLink>
      </div>
      <ProductRow
        title={m.product_gone_alike()}
        list={{ id: 'instead', name: 'Instead of an archived product' }}
        products={alike}
      />
    </div>
  )
}
