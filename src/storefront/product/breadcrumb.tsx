import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { inLanguage } from '#platform/language.ts'
import type { ProductView } from '#shop/catalog/product.ts'
import { Icon } from '#ui/icon.tsx'
import { ShopLink } from '../shop-link.tsx'

type Shown = Pick<ProductView, 'category' | 'categoryName' | 'categoryNameBn'>

export function Breadcrumb({ product, name }: { product: Shown; name: string }) {
  const category = inLanguage(getLocale(), product.categoryName, product.categoryNameBn)
  const steps = [
    { path: '/shop', text: m.header_shop() },
    { path: `/shop/${product.category}`, text: category },
  ]
  return (
    <nav aria-label={m.product_path()} className="mb-1 text-sm md:mb-3">
      <ol className="flex items-center gap-1 text-ink-soft">
        {steps.map(({ path, text }) => (
          <li key={path} className="flex max-w-1/2 shrink-0 items-center gap-1">
            <ShopLink to={path} className="flex min-h-11 min-w-0 items-center hover:text-brand">
              <span className="truncate">{text}</span>
            </ShopLink>
            <Icon name="chevron-right" className="size-4" />
          </li>
        ))}
        <li aria-current="page" className="min-w-0 truncate">
          {name}
        </li>
      </ol>
    </nav>
  )
}
