import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { Shop } from '#shop/shop.ts'
import { shelve } from '../../../../../tests/examples/examples.ts'
import { aScript } from '../../../../../tests/examples/initiators.ts'
import { explainQueries } from '../../../../../tests/support/explain-queries.ts'
import { openTestShop } from '../../../../../tests/support/test-shop.ts'
import { findAttributes } from '../list-attributes.ts'
import { listProducts } from '../../listings/list-products.ts'
import { moveCategory } from '../../categories/move-category.ts'
import { saveAttribute } from '../save-attribute.ts'
import { categories } from '../../tables.ts'

let shop: Shop
/** Fans of two materials and three powers stand in cooling, cooling at home; the towel is elsewhere. */
beforeEach(async () => {
  shop = await openTestShop()
  await shelve(shop, { name: 'Towel', category: 'cloth' })
  await shelve(shop, { name: 'Lamp', category: 'home' })
  await shelve(shop, { name: 'Cooler', category: 'cooling' })
  await define({ name: 'Material', choices: [{ name: 'Steel' }, { name: 'Cane' }], kind: 'choice' })
  await define({ name: 'Power', kind: 'number', unit: 'W' })
  await define({ name: 'Remote', kind: 'yes-no' })
  await define({ name: 'Care', kind: 'text' })
  const ids = new Map(
    (await shop.database.select().from(categories)).map(({ slug, id }) => [slug, id]),
  )
  await moveCategory(shop, aScript, {
    id: ids.get('cooling') ?? '',
    parentId: ids.get('home') ?? null,
  })
  await fan('Tall', { material: 'steel', power: 55, remote: true }, 90_000)
  await fan('Small', { material: 'steel', power: 25, remote: false }, 40_000)
  await fan('Hand', { material: 'cane' }, 5000)
})

const define = (attribute: Omit<Parameters<typeof saveAttribute>[2], 'categories'>) =>
  saveAttribute(shop, aScript, { ...attribute, categories: ['home'] })

const fan = (name: string, values: Record<string, string | number | boolean>, price: number) =>
  shelve(shop, {
    name,
    category: 'cooling',
    variants: [{ priceInPaisa: price }],
    attributes: Object.entries(values).map(([attribute, value]) => ({
      attribute,
      value,
      valueBn: null,
    })),
  })

const filter = { colors: [], sizes: [], sort: 'price-up', page: 1, category: 'cooling' } as const

async function find(attributes: string[] = [], more: object = {}) {
  const found = await listProducts(shop, { ...filter, ...more, attributes })
  const facets = found.facets.attributes.map(({ slug, values }) => [
    slug,
    ...values.map(({ value, count }) => `${value} ${count}`),
  ])
  return { names: found.products.map(({ name }) => name), total: found.total, facets }
}

test('a category offers the attributes of itself and of what it stands in, with what each value would find', async () => {
  const facets = [
    ['material', 'steel 2', 'cane 1'],
    ['power', '25 1', '55 1'],
    ['remote', 'yes 1', 'no 1'],
  ]
  expect(await find()).toMatchObject({ total: 4, facets })
  expect((await find([], { category: 'home' })).facets).toEqual(facets)
  expect((await find([], { category: 'cloth' })).facets).toEqual([])
  const { category: _, ...everywhere } = filter
  expect((await listProducts(shop, everywhere)).facets.attributes).toEqual([])
})

test('values of one attribute widen what is found, other attributes narrow it; each is counted with the filters of the others', async () => {
  expect((await find(['material:steel'])).names).toEqual(['Small', 'Tall'])
  expect((await find(['material:steel', 'material:cane'])).names).toEqual(['Hand', 'Small', 'Tall'])
  expect(await find(['material:steel', 'power:..50'])).toEqual({
    names: ['Small'],
    total: 1,
    facets: [
      ['material', 'steel 1'],
      ['power', '25 1', '55 1', '..50 1'],
      ['remote', 'no 1'],
    ],
  })
  expect(await find(['remote:no'], { min: 50_000 })).toMatchObject({ names: [], total: 0 })
  expect((await find(['power:55', 'power:20..30'])).names).toEqual(['Small', 'Tall'])
})

test('what is asked for and is not there finds nothing and can be unchosen; nothing typed breaks it', async () => {
  expect(await find(['material:gold'])).toMatchObject({
    total: 0,
    facets: [['material', 'steel 2', 'cane 1', 'gold 0']],
  })
  for (const asked of [
    'shape:round',
    "material:' OR 1=1",
    'power:much',
    'power:..',
    'material:\0',
    'x:',
  ])
    expect(await find([asked])).toMatchObject({ total: 0, names: [] })
})

test('an attribute that is no filter is not offered', async () => {
  const [material] = await findAttributes(shop.database)
  if (!material) throw new Error('Expected an attribute')
  const { id, version, name, kind, choices } = material
  const draft = { id, version, name, kind, choices, categories: ['home'], isFilter: false }
  await saveAttribute(shop, aScript, draft)
  expect((await find()).facets.map(([slug]) => slug)).toEqual(['power', 'remote'])
})

test('a rare value is found by its index, however many products there are', async () => {
  await shop.database.execute(sql`
    INSERT INTO products (id, slug, category_id, name, status, published_at, units_sold, price_in_paisa, selling_price_in_paisa)
    SELECT gen_random_uuid(), 'p-' || n, (SELECT id FROM categories WHERE slug = 'cooling'), 'Fan ' || n, 'active', now(), n % 97, 1000, 1000
    FROM generate_series(1, 5000) n`)
  await shop.database.execute(sql`
    INSERT INTO product_attributes (product_id, attribute_id, choice, number)
    SELECT p.id, a.id, CASE WHEN a.slug = 'material' THEN CASE WHEN p.units_sold = 1 THEN 'cane' ELSE 'steel' END END,
      CASE WHEN a.slug = 'power' THEN p.units_sold END
    FROM products p, attributes a WHERE p.slug LIKE 'p-%' AND a.slug IN ('material', 'power')`)
  await shop.database.execute(sql`VACUUM ANALYZE products, product_attributes`)
  for (const asked of ['material:cane', 'power:3..4']) {
    const plans = await explainQueries(shop, async (asking) => {
      await listProducts(asking, { ...filter, sort: 'popular', attributes: [asked] })
    })
    const cards = plans.filter((plan) => plan.includes('CTE wanted'))
    expect([asked, cards]).toEqual([asked, [expect.not.stringMatching(/Seq Scan on product/)]])
  }
})
