import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { inLanguage } from '#platform/language.ts'
import type { ProductView } from '#shop/catalog/product.ts'
import { Steps } from '../steps.tsx'

type Shown = Pick<ProductView, 'category' | 'categoryName' | 'categoryNameBn'>

export function Breadcrumb({ product, name }: { product: Shown; name: string }) {
  const category = inLanguage(getLocale(), product.categoryName, product.categoryNameBn)
  const steps = [
    { path: '/shop', text: m.header_shop() },
    { path: `/shop/${product.category}`, text: category },
  ]
  return <Steps steps={steps} current={name} />
}
