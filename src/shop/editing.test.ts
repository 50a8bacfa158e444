import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { v7 as newId } from 'uuid'
import { aProduct, shelve, storePicture } from '../../tests/examples/examples.ts'
import { aScript, inNameOf } from '../../tests/examples/initiators.ts'
import { openTestShop } from '../../tests/support/test-shop.ts'
import type { SubjectType } from './audit/audit.ts'
import { audit } from './audit/tables.ts'
import { saveBanner } from './banners/save-banner.ts'
import { saveCategory } from './catalog/categories/save-category.ts'
import { saveProduct } from './catalog/products/save-product.ts'
import { products, variants } from './catalog/tables.ts'
import { savePost } from './content/posts/save-post.ts'
import { users } from './identity/tables.ts'
import type { Initiator } from './initiator.ts'
import { stockMovements } from './stock/tables.ts'
import { saveSettings } from './settings/save-settings.ts'
import type { Shop } from './shop.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openTestShop()
  await storePicture(shop, 'aa')
})

async function member() {
  const id = newId()
  const row = { id, name: 'Mina', email: `${id}@example.com`, role: 'admin' } as const
  await shop.database.insert(users).values(row)
  return inNameOf(shop, id)
}

interface Edited {
  id?: string
  version?: number
}
interface Saved extends Edited {
  outcome: string
}
type Save = (by: Initiator & { kind: 'person' }, title: string, edited: Edited) => Promise<Saved>

const sku = 'CUP-1'
const banner = {
  titleBn: null,
  link: '/shop',
  picture: 'aa',
  status: 'Active',
  placement: 'slider',
  position: 1,
} as const
const post = { slug: 'tea', summary: 'Tea', body: '<p>Tea</p>', publishedAt: null }

/** Saves the same thing, of another title: the first one is made, each later one edits it. */
const saves: Partial<Record<SubjectType, Save>> = {
  product: (by, name, edited) =>
    saveProduct(shop, by, {
      ...edited,
      name,
      category: 'home',
      variants: [{ sku, priceInPaisa: 5000 }],
    }),
  category: (by, name, edited) => saveCategory(shop, by, { ...edited, name, slug: 'garden' }),
  banner: (by, title, edited) => saveBanner(shop, by, { ...edited, ...banner, title }),
  article: (by, title, edited) =>
    savePost(shop, by, { ...edited, ...post, kind: 'article', title }),
  settings: (by, en, { version = 0 }) =>
    saveSettings(shop, by, { tagline: { en, bn: 'চা' }, version }),
  page: (by, title, edited) => savePost(shop, by, { ...edited, ...post, kind: 'page', title }),
}

const kinds = Object.entries(saves) as [SubjectType, Save][]

test.each(kinds)(
  'a %s that two edit at once is changed by the first; the second learns who changed what, and writes over nothing',
  async (type, save) => {
    await shelve(shop)
    const [mina, karim] = [await member(), await member()]
    const made = await save(mina, 'One', {})
    const { id, version } = made
    expect(version).toBe(1)
    const edited = { ...(id === undefined ? {} : { id }), version: 1 }
    const results = [await save(karim, 'Two', edited), await save(mina, 'Three', edited)]
    expect(results).toMatchObject([
      { version: 2 },
      {
        outcome: 'changed-meanwhile',
        version: 2,
        lastChange: { actorId: karim.actor.userId, fields: [expect.any(String)] },
      },
    ])
    const rows = await shop.database.select().from(audit).where(eq(audit.subjectType, type))
    expect(rows).toHaveLength(2)
    expect(await save(mina, 'Three', { ...edited, version: 2 })).toMatchObject({ version: 3 })
  },
)

// The settings are one, and have the version 0 before anybody wrote them.
test.each(kinds.filter(([type]) => type !== 'settings'))(
  'anyone who edits a %s names it and the version that was read',
  async (type, save) => {
    await shelve(shop)
    const { id = '' } = await save(await member(), 'One', {})
    expect(await save(await member(), 'Two', { id })).toMatchObject({
      outcome: 'invalid',
      fields: { version: expect.any(String) },
    })
    const unknown = { id: newId(), version: 1 }
    expect((await save(await member(), 'Two', unknown)).outcome).toBe(`unknown-${type}`)
  },
)

test('a product whose SKU and address are renamed together stays the same product', async () => {
  const { id } = await shelve(shop, { ...aProduct(), slug: 'cup', variants: [{ sku }] })
  const renamed = {
    id,
    version: 1,
    name: 'Mug',
    slug: 'mug',
    variants: [{ sku: 'MUG-1', priceInPaisa: 5000 }],
  }
  expect(await saveProduct(shop, aScript, renamed)).toMatchObject({ outcome: 'updated', id })
  expect(await shop.database.select({ slug: products.slug }).from(products)).toEqual([
    { slug: 'mug' },
  ])
})

test('a new product never becomes another one: a SKU or an address that is taken is refused', async () => {
  const { slug } = await shelve(shop, { ...aProduct(), variants: [{ sku }] })
  const draft = { name: 'Cup', category: 'home' }
  const taken = { ...draft, variants: [{ sku, priceInPaisa: 5000 }] }
  expect(await saveProduct(shop, aScript, taken)).toEqual({ outcome: 'sku-taken', sku })
  const other = { ...draft, slug, variants: [{ sku: 'CUP-2', priceInPaisa: 5000 }] }
  expect(await saveProduct(shop, aScript, other)).toEqual({ outcome: 'slug-taken', slug })
})

test('saving a product sets the stock of a new variant, and writes no number over that of another', async () => {
  const { id } = await shelve(shop, { ...aProduct(), variants: [{ sku, size: 'S', stock: 7 }] })
  const size = (name: string, of: string, stock: number) => ({
    sku: of,
    size: name,
    priceInPaisa: 5000,
    stock,
  })
  const variantsWanted = [size('S', sku, 100), size('L', 'CUP-L', 3)]
  await saveProduct(shop, aScript, { id, version: 1, name: 'Cup', variants: variantsWanted })
  const current = await shop.database
    .select({ sku: variants.sku, stock: variants.stock })
    .from(variants)
    .orderBy(variants.position)
  expect(current).toEqual([
    { sku, stock: 7 },
    { sku: 'CUP-L', stock: 3 },
  ])
  const moves = await shop.database.select().from(stockMovements).orderBy(stockMovements.id)
  expect(moves.at(-1)).toMatchObject({
    sku: 'CUP-L',
    kind: 'opening',
    by: 'system: script a test',
  })
})

test('the audit of a product records fields, variants and the slug of its category', async () => {
  const { id } = await shelve(shop, { ...aProduct(), variants: [{ sku, size: 'S' }] })
  await saveCategory(shop, aScript, { slug: 'garden', name: 'Garden' })
  await saveProduct(shop, aScript, {
    id,
    version: 1,
    name: 'Mug',
    category: 'garden',
    variants: [{ sku: 'MUG', size: 'L', priceInPaisa: 5000 }],
  })
  const [row] = await shop.database.select().from(audit).where(eq(audit.action, 'product-saved'))
  expect(row).toMatchObject({
    subjectName: 'Mug',
    before: { category: 'home', variantsRemoved: [sku] },
    after: { category: 'garden', name: 'Mug', variantsAdded: ['MUG'] },
  })
})
