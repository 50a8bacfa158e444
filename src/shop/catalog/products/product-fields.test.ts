import { expect, test } from 'vitest'
import { haatHeadings, haatRows } from '#shop/import/formats/haat/haat-rows.ts'
import { haat } from '#shop/import/formats/haat/haat.ts'
import { headingKey } from '#shop/import/formats/row.ts'
import { aProduct, shelve } from '../../../../tests/examples/examples.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'
import {
  blankFields,
  productFields,
  type FieldKind,
  type ProductFieldName,
} from '../product-fields.ts'
import { findProduct } from './find-product.ts'
import { listWholeProducts, type WholeProduct } from './list-whole-products.ts'

const examples: Record<FieldKind, unknown> = {
  text: 'Clay & glaze',
  'perhaps-text': 'মাটির',
  html: '<p>Of clay</p>',
  'perhaps-html': '<p>মাটির</p>',
  tags: ['tea, green', 'clay'],
  'perhaps-whole': 3,
  url: 'https://video.example/watch?v=clay&t=3',
}

const rowsOf = (whole: WholeProduct) =>
  haatRows(whole, undefined, []).map((cells, index) => ({
    line: index + 2,
    cells: new Map(
      haatHeadings(false).map((heading, at) => [headingKey(heading), cells[at] ?? '']),
    ),
  }))

const fields = Object.entries(productFields) as [
  ProductFieldName,
  (typeof productFields)[ProductFieldName],
][]

test.each(fields)(
  'the field %s of a product is stored, shown, exported and read again from there',
  async (name, { kind, forShoppers }) => {
    const shop = await openTestShop()
    const { [name]: _, ...draft } = aProduct()
    const { id } = await shelve(shop, { ...draft, [name]: examples[kind] })
    const [whole] = await listWholeProducts(shop.database, { limit: 1 })
    if (!whole) throw new Error('Expected a product')
    expect(whole[name]).toEqual(examples[kind])

    const found = await findProduct(shop, id, 'en')
    if (found.outcome !== 'found') throw new Error('Expected a product to show')
    // The description is shown in the language of the page.
    const isShown = forShoppers || name === 'description'
    expect(Object.hasOwn(found.product, name)).toBe(isShown)
    expect({ ...whole, ...found.product }[name]).toEqual(examples[kind])

    expect(haat.read(rowsOf(whole), shop.now())).toMatchObject({
      product: { draft: { [name]: examples[kind] } },
    })
  },
)

test('a product that leaves its fields out gets the plain first value of each', async () => {
  const shop = await openTestShop()
  const { name, category, status, variants } = aProduct()
  await shelve(shop, { name, category, status, variants })
  expect(await listWholeProducts(shop.database, { limit: 1 })).toMatchObject([blankFields])
})

test('barcode and weight of a variant are stored, exported and read again; shoppers see neither', async () => {
  const shop = await openTestShop()
  const barcode = '8901234567894'
  const { id } = await shelve(shop, { variants: [{ barcode, weightInGrams: 350 }] })
  const [whole] = await listWholeProducts(shop.database, { limit: 1 })
  if (!whole) throw new Error('Expected a product')
  expect(whole.variants).toMatchObject([{ barcode, weightInGrams: 350 }])
  expect(haat.read(rowsOf(whole), shop.now())).toMatchObject({
    product: { variants: [{ draft: { barcode, weightInGrams: 350 } }] },
  })
  expect(JSON.stringify(await findProduct(shop, id, 'en'))).not.toContain(barcode)
})

test('search engines are told what somebody wrote for them, in the language of the page alone', async () => {
  const shop = await openTestShop()
  const { id } = await shelve(shop, {
    metaTitle: 'Clay teapot by hand',
    metaDescriptionBn: 'হাতে গড়া',
  })
  const metaIn = async (language: 'en' | 'bn') => {
    const found = await findProduct(shop, id, language)
    return found.outcome === 'found' ? found.product.meta : undefined
  }
  expect(await metaIn('en')).toEqual({ title: 'Clay teapot by hand' })
  expect(await metaIn('bn')).toEqual({ description: 'হাতে গড়া' })
})
