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
import { listWholeProducts } from './list-whole-products.ts'

const examples: Record<FieldKind, unknown> = {
  text: 'Clay & glaze',
  'perhaps-text': 'মাটির',
  html: '<p>Of clay</p>',
  'perhaps-html': '<p>মাটির</p>',
  tags: ['tea, green', 'clay'],
}

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

    const rows = haatRows(whole, undefined).map((cells, index) => ({
      line: index + 2,
      cells: new Map(
        haatHeadings(false).map((heading, at) => [headingKey(heading), cells[at] ?? '']),
      ),
    }))
    expect(haat.read(rows, shop.now())).toMatchObject({
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
