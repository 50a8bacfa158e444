import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { inLanguage } from '#platform/language.ts'
import { largeJpeg, PageHead, useShell } from '../page-head.tsx'
import { localPath } from '../shop-link.tsx'
import type { ShownProduct } from './load-product-page.ts'
import { breadcrumbData, plainText, productData, scriptText } from './structured-data.ts'

interface ProductHeadProps {
  shown: ShownProduct
  name: string
}

export function ProductHead({ shown: { product, shopUrl }, name }: ProductHeadProps) {
  const { shopName } = useShell()
  const path = `/product/${product.slug}`
  const address = (of: string) => new URL(shopUrl + localPath(of)).href
  const category = inLanguage(getLocale(), product.categoryName, product.categoryNameBn)
  const images = product.pictures.map((picture) => shopUrl + largeJpeg(picture))
  const steps = [
    { name: m.header_shop(), address: address('/shop') },
    { name: category, address: address(`/shop/${product.category}`) },
    { name, address: address(path) },
  ]
  return (
    <>
      <PageHead
        title={`${name} · ${shopName}`}
        description={
          plainText(product.description, 160) || m.shop_description({ name, shop: shopName })
        }
        path={path}
        shopUrl={shopUrl}
        picture={product.picture}
        kind="product"
      />
      <JsonLd data={productData({ product, name, address: address(path), images })} />
      <JsonLd data={breadcrumbData(steps)} />
    </>
  )
}

function JsonLd({ data }: { data: object }) {
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptText(data) }} />
  )
}
