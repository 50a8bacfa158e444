import { beforeEach, describe, expect, test } from 'vitest'
import { aProduct, shelve, type Shelved } from '../../../../tests/examples/examples.ts'
import { aScript } from '../../../../tests/examples/initiators.ts'
import { announcedDuring } from '../../../../tests/examples/order-examples.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'
import { listAudit } from '#shop/audit/list-audit.ts'
import type { Shop } from '#shop/shop.ts'
import { deleteCategory } from '../categories/delete-category.ts'
import { saveCategory } from '../categories/save-category.ts'
import { listDesk } from '../desk/list-desk.ts'
import { amendProduct } from '../desk/bulk/amend-product.ts'
import type { Amendment } from '../desk/bulk/contract.ts'
import { standingAfter } from '../desk/bulk/standing-after.ts'
import { undoAmendment } from '../desk/bulk/undo-amendment.ts'
import { findWholeProduct } from '../products/list-whole-products.ts'
import { removeProducts } from '../products/remove-products.ts'
import { saveProduct } from '../products/save-product.ts'
import { storeProduct } from '../products/store-product.ts'
import { snapshotProduct } from '../undo/product-snapshot.ts'
import { takeBackProduct } from '../undo/take-back-product.ts'
import { mostFurtherCategories } from './further-categories.ts'

const draft = aProduct({ slug: 'pan', category: 'home', variants: [{ sku: 'PAN' }] })

let shop: Shop
let pan: Shelved
const categoryIds = new Map<string, string>()

beforeEach(async () => {
  shop = await openTestShop()
  pan = await shelve(shop, draft)
  for (const slug of ['garden', 'gifts', 'sale']) {
    const saved = await saveCategory(shop, aScript, { slug, name: slug })
    if ('id' in saved) categoryIds.set(slug, saved.id)
  }
})

async function save(furtherCategories: string[] | undefined, category?: string) {
  const { version = 0 } = (await findWholeProduct(shop.database, pan.id)) ?? {}
  const variants = draft.variants.map((variant) => ({ ...variant, stock: undefined }))
  const edit = { ...draft, variants, id: pan.id, version, category, furtherCategories }
  return saveProduct(shop, aScript, edit)
}

async function standing() {
  const found = await findWholeProduct(shop.database, pan.id)
  return [found?.category.slug, ...(found?.furtherCategories ?? []).map(({ slug }) => slug)]
}

const lastEdit = async () => {
  const [last] = await listAudit(shop, { subject: { type: 'product', id: pan.id } })
  return [last?.before, last?.after]
}

describe('a product', () => {
  test('is put into further categories, which stay where nobody speaks of them; its main one is none of them', async () => {
    expect(await save(['gifts', 'home', 'garden', 'gifts'])).toMatchObject({ outcome: 'updated' })
    expect(await standing()).toEqual(['home', 'gifts', 'garden'])
    expect(await lastEdit()).toEqual([
      { furtherCategories: [] },
      { furtherCategories: ['gifts', 'garden'] },
    ])
    expect(await save(undefined)).toMatchObject({ outcome: 'unchanged' })
    // In another order they are the same.
    expect(await save(['garden', 'gifts'])).toMatchObject({ outcome: 'unchanged' })
    await save(undefined, 'gifts')
    expect(await standing()).toEqual(['gifts', 'garden'])
    expect(await lastEdit()).toEqual([
      { category: 'home', furtherCategories: ['gifts', 'garden'] },
      { category: 'gifts', furtherCategories: ['garden'] },
    ])
    await save([])
    expect(await standing()).toEqual(['gifts'])
  })

  test('is in none that is not there, and in so many at most', async () => {
    expect(await save(['gifts', 'nothing'])).toEqual({
      outcome: 'unknown-category',
      category: 'nothing',
    })
    const many = Array.from({ length: mostFurtherCategories + 1 }, (_, n) => `shelf-${n}`)
    for (const slug of many) await saveCategory(shop, aScript, { slug, name: slug })
    expect(await save(many)).toMatchObject({ outcome: 'invalid' })
    expect(await save(many.slice(1))).toMatchObject({ outcome: 'updated' })
    expect(await standing()).toHaveLength(1 + mostFurtherCategories)
  })

  test('is told of on all its shelves, the one that it left and the one that it came to', async () => {
    await save(['garden'])
    const announced = await announcedDuring(() => save(['gifts']))
    expect(announced).toEqual(expect.arrayContaining(['goods:home', 'goods:garden', 'goods:gifts']))
    expect(announced).not.toContain('goods:sale')
  })

  test('that goes leaves its further categories; those that nobody edited and nothing is in go with it', async () => {
    await save(['garden', 'gifts'])
    await shelve(shop, { category: 'gifts' })
    const move = { by: 'shop', at: shop.now() }
    expect(await removeProducts(shop.database, [pan.id], move)).toEqual({
      products: 1,
      categories: 2,
    })
  })
})

test('a category in which a product stands as in a further one is not deleted; staff find the product in it', async () => {
  await save(['garden'])
  const edited = { id: categoryIds.get('garden') ?? '', version: 1 }
  expect(await deleteCategory(shop, aScript, edited)).toEqual({ outcome: 'has-products', count: 1 })
  const query = { filter: { category: 'garden' }, sort: 'newest', isCounted: true } as const
  expect(await listDesk(shop, query)).toMatchObject({
    count: 1,
    products: [{ id: pan.id, category: 'Home', furtherCategories: [{ name: 'garden' }] }],
  })
  await save([])
  expect(await deleteCategory(shop, aScript, edited)).toMatchObject({ outcome: 'deleted' })
})

describe('many at once', () => {
  test.each([
    [['home'], 'gifts', true, { category: 'home', furtherCategories: ['gifts'] }],
    [['home', 'gifts'], 'gifts', true, { category: 'home', furtherCategories: ['gifts'] }],
    [['home', 'gifts'], 'home', true, { category: 'home', furtherCategories: ['gifts'] }],
    [['home', 'gifts', 'sale'], 'gifts', false, { category: 'home', furtherCategories: ['sale'] }],
    [['home', 'gifts', 'sale'], 'home', false, { category: 'gifts', furtherCategories: ['sale'] }],
    [['home'], 'sale', false, { category: 'home', furtherCategories: [] }],
    [['home'], 'home', false, 'only-category'],
    [[...'abcdefghijk'], 'l', true, 'too-many-categories'],
  ])('of %j, %s %s: %j', (standsIn, category, isSet, after) => {
    expect(standingAfter(standsIn, { category, isSet })).toEqual(after)
  })

  test('are put into a category and taken out of it, which is taken back', async () => {
    const amend = (amendment: Amendment) => amendProduct(shop, aScript, { id: pan.id, amendment })
    await amend({ what: 'standing', category: 'sale', isSet: true })
    expect(await standing()).toEqual(['home', 'sale'])
    const out = await amend({ what: 'standing', category: 'home', isSet: false })
    expect(out).toMatchObject({ outcome: 'amended' })
    expect(await standing()).toEqual(['sale'])
    const version = 'version' in out ? out.version : 0
    await undoAmendment(shop, aScript, { id: pan.id, version: version ?? 0 })
    expect(await standing()).toEqual(['home', 'sale'])
    const unknown = await amend({ what: 'standing', category: 'nothing', isSet: true })
    expect(unknown).toMatchObject({ outcome: 'unknown-category' })
  })
})

test('what an import did to the categories of a product is taken back; one that is gone since is left out', async () => {
  await save(['garden', 'gifts'])
  const stored = await storeProduct(
    shop.database,
    { ...draft, category: undefined, furtherCategories: ['sale'] },
    shop.now(),
  )
  const after = await findWholeProduct(shop.database, pan.id)
  if (!('id' in stored) || !stored.before || !after) throw new Error('Expected the product')
  const kept = snapshotProduct(stored.before, after)
  await deleteCategory(shop, aScript, { id: categoryIds.get('gifts') ?? '', version: 1 })
  const move = { by: 'shop', at: shop.now(), reason: 'undone' }
  const back = await takeBackProduct(shop.database, { id: pan.id, kept, movement: 0 }, move)
  expect(back).toMatchObject({ outcome: 'restored', before: { furtherCategories: ['sale'] } })
  expect(await standing()).toEqual(['home', 'garden'])
})
