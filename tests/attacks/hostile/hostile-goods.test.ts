import type { ComponentType } from 'react'
import { expect, test } from 'vitest'
import { saveBanner } from '#shop/banners/save-banner.ts'
import { saveAttribute } from '#shop/catalog/attributes/save-attribute.ts'
import { saveCategory } from '#shop/catalog/categories/save-category.ts'
import { productFields, type ProductField } from '#shop/catalog/product-fields.ts'
import { saveProduct } from '#shop/catalog/products/save-product.ts'
import { saveCoupon } from '#shop/coupons/save-coupon.ts'
import type { Shop } from '#shop/shop.ts'
import * as attributesPage from '../../../src/backoffice/attributes/attributes.tsx'
import * as categoriesPage from '../../../src/backoffice/categories/categories.tsx'
import * as couponPage from '../../../src/backoffice/coupons/edit/coupon-page.tsx'
import * as couponsPage from '../../../src/backoffice/coupons/coupons.tsx'
import * as productPage from '../../../src/backoffice/product-details/product-details.tsx'
import * as productsPage from '../../../src/backoffice/products/products.tsx'
import { storePicture } from '../../examples/examples.ts'
import { aScript, inNameOf } from '../../examples/initiators.ts'
import { personWith } from '../../examples/staff-examples.ts'
import { drawPages } from '../../support/without-scripts/draw-page.tsx'
import { openAttackedShop } from '../support/attacked-shop.ts'

/** Each breaks out of an attribute, a text and a script of data, and is short enough for every field. */
const hostile = `"><img src=x onerror=alert(1)>`
const inScript = `</script><script>alert(1)</script>`
const alive = /<img src=["']?x|<script>alert\(1\)/

/** In every field of a product, whatever fields it gets: what is typed as text, and what as HTML. */
const hostileFields: Record<string, unknown> = Object.fromEntries(
  Object.entries(productFields as Record<string, ProductField>).map(([name, { kind, most }]) => {
    const long = (hostile + inScript).slice(0, most)
    if (kind === 'tags') return [name, [long]]
    return [name, kind.endsWith('text') || kind.endsWith('html') ? long : undefined]
  }),
)

async function shelveHostile(shop: Shop) {
  await storePicture(shop, 'cafe')
  const words = { name: hostile + inScript, nameBn: hostile }
  const category = { ...words, slug: 'evil', description: hostile, descriptionBn: inScript }
  expect(await saveCategory(shop, aScript, category)).toMatchObject({ outcome: 'created' })
  const attribute = {
    ...words,
    name: hostile,
    kind: 'text' as const,
    unit: '',
    categories: ['evil'],
  }
  expect(await saveAttribute(shop, aScript, attribute)).toMatchObject({ outcome: 'saved' })
  const draft = {
    ...hostileFields,
    ...words,
    slug: 'evil',
    category: 'evil',
    status: 'active' as const,
    pictures: [{ hash: 'cafe', alt: hostile, altBn: inScript }],
    variants: [
      { sku: hostile, color: hostile, colorBn: hostile, size: hostile, priceInPaisa: 1000 },
      { sku: inScript, color: inScript, size: inScript, priceInPaisa: 2000 },
    ],
  }
  const javascript = { ...draft, videoUrl: 'javascript:alert(1)' }
  expect(await saveProduct(shop, aScript, javascript)).toMatchObject({ outcome: 'invalid' })
  const product = await saveProduct(shop, aScript, draft)
  if (!('id' in product)) throw new Error(JSON.stringify(product))
  const banner = { title: hostile, titleBn: inScript, picture: 'cafe', alt: hostile }
  const placed = { ...banner, status: 'Active' as const, placement: 'slider' as const }
  for (const link of ['javascript:alert(1)', 'data:text/html,x', '//evil.example', '/\\evil'])
    expect([link, await saveBanner(shop, aScript, { ...placed, link })]).toMatchObject([
      link,
      { outcome: 'invalid' },
    ])
  expect(await saveBanner(shop, aScript, { ...placed, link: '/shop' })).toMatchObject({
    outcome: 'saved',
  })
  const coupon = { name: hostile, kind: 'fixed' as const, amountInPaisa: 100 }
  const saved = await saveCoupon(shop, aScript, coupon)
  return { product: product.id, coupon: 'id' in saved ? saved.id : '' }
}

test('hostile text in every field of the catalogue stays text: on the pages of shoppers and of staff, in both languages', async () => {
  const { origin, inside } = await openAttackedShop()
  const { shop } = inside
  const ids = await shelveHostile(shop)
  const shown: string[] = []
  for (const path of ['/', '/shop', '/shop/evil', '/product/evil', '/compare', '/sitemap.xml'])
    for (const language of path.includes('.') ? [''] : ['', '/bn']) {
      const answer = await fetch(origin + language + path)
      const html = await answer.text()
      expect({ path, status: answer.status, alive: alive.exec(html)?.[0] }).toEqual({
        path,
        status: 200,
      })
      if (path.endsWith('evil')) shown.push(html)
    }
  // It was there to be shown.
  expect(shown.filter((html) => html.includes('onerror'))).toHaveLength(4)
  const products = await fetch(`${origin}/api/product?q=alert`)
  expect(products.headers.get('content-type')).toContain('application/json')
  expect(products.headers.get('x-content-type-options')).toBe('nosniff')

  const owner = await personWith(shop, 'owner')
  const { actor } = await inNameOf(shop, owner.id)
  const open = (path: string, page: object, of = path) =>
    drawPages(shop, actor, { path: of, page: { action: () => null, ...page } as Drawn })(path)
  const pages = [
    await open('/dashboard/products', productsPage),
    await open(`/dashboard/products/${ids.product}`, productPage, '/dashboard/products/:product'),
    await open('/dashboard/categories', categoriesPage),
    await open('/dashboard/attributes', attributesPage),
    await open('/dashboard/coupons', couponsPage),
    await open(`/dashboard/coupons/${ids.coupon}`, couponPage, '/dashboard/coupons/:coupon'),
  ]
  for (const [index, { status, html }] of pages.entries()) {
    expect({ index, status, alive: alive.exec(html)?.[0] }).toEqual({ index, status: 200 })
    expect(html).toContain('&lt;img src=x')
  }
})

interface Drawn {
  default: ComponentType<object>
  loader: unknown
  action: unknown
}
