import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { inLanguage } from '#platform/language.ts'
import { breadcrumbData } from '../head/breadcrumb-data.ts'
import { ldScripts, StructuredData } from '../head/json-ld.tsx'
import { pathOfCategory } from '../categories/category-tree.ts'
import type { Shell } from '../layout/shell.ts'
import { largeJpeg, PageHead, useShell } from '../page-head.tsx'
import { plainText } from '#ui/text/plain-text.ts'
import { localPath } from '#pages/shop-link.tsx'
import type { ShownProduct } from './load-product-page.ts'
import { productData } from './structured-data.ts'

interface ProductHeadProps {
  shown: ShownProduct
  name: string
}

export function ProductHead({ shown, name }: ProductHeadProps) {
  const { product, shopUrl } = shown
  const { shopName, categories } = useShell()
  return (
    <>
      <PageHead
        title={product.meta?.title ?? `${name} · ${shopName}`}
        description={
          product.meta?.description ||
          plainText(product.description, 160) ||
          m.shop_description({ name, shop: shopName })
        }
        path={`/product/${product.slug}`}
        shopUrl={shopUrl}
        picture={product.picture}
        kind="product"
      />
      <StructuredData html={import.meta.env.SSR ? scriptsOf(shown, name, categories) : ''} />
    </>
  )
}

function scriptsOf(
  { product, shopUrl, said }: ShownProduct,
  name: string,
  categories: Shell['categories'],
): string {
  const urlOf = (path: string) => new URL(shopUrl + localPath(path)).href
  const own = urlOf(`/product/${product.slug}`)
  const category = inLanguage(getLocale(), product.categoryName, product.categoryNameBn)
  const images = product.pictures.map((picture) => shopUrl + largeJpeg(picture))
  const steps = [
    { name: m.header_shop(), url: urlOf('/shop') },
    ...pathOfCategory(categories, product.category).map((one) => ({
      name: one.name,
      url: urlOf(`/shop/${one.slug}`),
    })),
    { name, url: own },
  ]
  const described = { product, name, categoryName: category, url: own, images }
  const data = productData({ ...described, reviews: said.reviews })
  return ldScripts(data, breadcrumbData(steps))
}
