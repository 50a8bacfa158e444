import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { shelve } from '../../../../tests/examples/examples.ts'
import { aScript } from '../../../../tests/examples/initiators.ts'
import { explainQueries } from '../../../../tests/support/explain-queries.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'
import type { Shop } from '#shop/shop.ts'
import { findBranch } from '../categories/find-branch.ts'
import { hideCategory } from '../categories/hide-category.ts'
import { listCategories } from '../categories/list-categories.ts'
import { moveCategory } from '../categories/move-category.ts'
import { describeVariants } from '../sellable/describe-variants.ts'
import { findProduct } from '../products/find-product.ts'
import { searchProducts } from './search-products.ts'
import { categories } from '../tables.ts'
import { listDatedCategorySlugs } from '../listings/list-dated-slugs.ts'
import { furtherCategoryProducts } from '../further-categories/tables.ts'
import { listRelated } from '../listings/list-related.ts'
import { listItems } from '../listings/list-items.ts'
import { listProducts } from '../listings/list-products.ts'
import { selectCards } from '../listings/select-cards.ts'

let shop: Shop
/** Of the category of this slug. */
const ids = new Map<string, string>()

/** Pots stand in the kitchen, the kitchen at home; the rake is elsewhere. */
beforeEach(async () => {
  shop = await openTestShop()
  for (const [n, name] of ['Home lamp', 'Kitchen knife', 'Pots pan', 'Garden rake'].entries())
    await shelve(shop, {
      name,
      slug: name.replace(' ', '-').toLowerCase(),
      category: name.split(' ')[0]!.toLowerCase(),
      variants: [{ unitsSold: n, stock: 4, priceInPaisa: 100_000 - n }],
    })
  for (const { slug, id } of await shop.database.select().from(categories)) ids.set(slug, id)
  await move('kitchen', 'home')
  await move('pots', 'kitchen')
})

const idOf = (slug: string) => ids.get(slug) ?? ''
const move = (slug: string, into: string) =>
  moveCategory(shop, aScript, { id: idOf(slug), parentId: idOf(into) })
async function hide(slug: string, hidden = true) {
  const [row] = await shop.database
    .select()
    .from(categories)
    .where(sql`slug = ${slug}`)
  await hideCategory(shop, aScript, { id: idOf(slug), version: row?.version ?? 0, hidden })
}

const filter = { colors: [], sizes: [], sort: 'popular', page: 1 } as const

test('a category lists all that stands in it, in one order, page by page', async () => {
  const names = async (category: string, sort: 'popular' | 'price-up' = 'popular', page = 1) => {
    const found = await listProducts(shop, { ...filter, category, sort, page, perPage: 2 })
    return [found.total, ...found.products.map(({ name }) => name)]
  }
  expect(await names('home')).toEqual([3, 'Pots pan', 'Kitchen knife'])
  expect(await names('home', 'popular', 2)).toEqual([3, 'Home lamp'])
  expect(await names('home', 'price-up')).toEqual([3, 'Pots pan', 'Kitchen knife'])
  expect(await names('kitchen')).toEqual([2, 'Pots pan', 'Kitchen knife'])
  expect(await names('pots')).toEqual([1, 'Pots pan'])
  expect(await names('nothing')).toEqual([0])
})

test('programs walk through a branch, and search in it', async () => {
  const first = await listItems(shop, { category: 'home', sort: 'popular', limit: 2 })
  expect(first.items.map(({ name }) => name)).toEqual(['Pots pan', 'Kitchen knife'])
  const next = { category: 'Home', sort: 'popular', limit: 2, after: first.next } as const
  expect((await listItems(shop, next)).items.map(({ name }) => name)).toEqual(['Home lamp'])
  const found = async (q: string, category: string) =>
    (await searchProducts(shop, { q, category })).map(({ name }) => name)
  expect(await found('an', 'home')).toEqual(['Pots pan'])
  expect(await found('knife', 'Home')).toEqual(['Kitchen knife'])
  expect(await found('rake', 'home')).toEqual([])
})

test('categories come each before what stands in it, and count their branch', async () => {
  const listed = await listCategories(shop)
  expect(listed.map(({ slug, level, productCount }) => [slug, level, productCount])).toEqual([
    ['home', 1, 3],
    ['kitchen', 2, 2],
    ['pots', 3, 1],
    ['garden', 1, 1],
  ])
  expect((await listDatedCategorySlugs(shop)).map(({ slug }) => slug)).toEqual([
    'home',
    'kitchen',
    'pots',
    'garden',
  ])
})

/** The pan stands in the garden, too, and the knife in the home that it stands in anyway. */
async function standFurther() {
  const put = (slug: string, category: string) =>
    shop.database.execute(
      sql`UPDATE products SET further_category_ids = ARRAY[${idOf(category)}]::uuid[] WHERE slug = ${slug}`,
    )
  await put('pots-pan', 'garden')
  await put('kitchen-knife', 'home')
}

test('a product in several categories stands in each, and once where one holds the other', async () => {
  await standFurther()
  const names = async (category: string, rest: object = {}) => {
    const found = await listProducts(shop, { ...filter, category, ...rest })
    return [found.total, ...found.products.map(({ name }) => name)]
  }
  expect(await names('garden')).toEqual([2, 'Garden rake', 'Pots pan'])
  expect(await names('garden', { sort: 'price-up' })).toEqual([2, 'Garden rake', 'Pots pan'])
  expect(await names('home')).toEqual([3, 'Pots pan', 'Kitchen knife', 'Home lamp'])
  expect(await names('home', { perPage: 1, page: 2 })).toEqual([3, 'Kitchen knife'])
  expect(await names('home', { perPage: 1, page: 3, sort: 'new' })).toHaveLength(2)
  expect(await names('home', { q: 'knife' })).toEqual([1, 'Kitchen knife'])
  for (const sort of ['new', 'rating', 'discount', 'price-down'] as const)
    expect((await names('home', { sort })).toSorted()).toEqual(
      [3, 'Home lamp', 'Kitchen knife', 'Pots pan'].toSorted(),
    )

  const page = await listItems(shop, { category: 'garden', sort: 'new', limit: 9 })
  expect(page.items.map(({ name }) => name).toSorted()).toEqual(['Garden rake', 'Pots pan'])
  const found = async (q: string, category: string) =>
    (await searchProducts(shop, { q, category })).map(({ name }) => name)
  expect(await found('pan', 'garden')).toEqual(['Pots pan'])
  expect(await found('n', 'home')).toEqual(['Pots pan', 'Kitchen knife'])

  const listed = await listCategories(shop)
  expect(listed.map(({ slug, productCount }) => [slug, productCount])).toEqual([
    ['home', 3],
    ['kitchen', 2],
    ['pots', 1],
    ['garden', 2],
  ])
  const [rake] = (await listItems(shop, { category: 'garden', sort: 'popular', limit: 1 })).items
  expect((await listRelated(shop, rake!)).map(({ name }) => name)).toEqual(['Pots pan'])

  await hide('pots')
  expect(await names('garden')).toEqual([2, 'Garden rake', 'Pots pan'])
  expect((await listCategories(shop))[0]).toMatchObject({ slug: 'home', productCount: 2 })
})

test('what lists sort by goes with the product, whoever writes it', async () => {
  await standFurther()
  await shop.database.execute(sql`UPDATE products SET units_sold = 99 WHERE slug = 'pots-pan'`)
  const names = async () =>
    (await listProducts(shop, { ...filter, category: 'garden' })).products.map(({ name }) => name)
  expect(await names()).toEqual(['Pots pan', 'Garden rake'])
  await shop.database.execute(sql`UPDATE products SET status = 'draft' WHERE slug = 'pots-pan'`)
  expect(await names()).toEqual(['Garden rake'])
  const kept = await shop.database.select().from(furtherCategoryProducts)
  expect(kept.map(({ unitsSold, status }) => [unitsSold, status]).toSorted()).toEqual([
    [1, 'active'],
    [99, 'draft'],
  ])
  await shop.database.execute(sql`UPDATE products SET further_category_ids = '{}'`)
  expect(await shop.database.$count(furtherCategoryProducts)).toBe(0)
})

test('a hidden category and what stands in it are nowhere; their products are for sale without one', async () => {
  await hide('kitchen')
  expect(
    (await listCategories(shop)).map(({ slug, productCount }) => [slug, productCount]),
  ).toEqual([
    ['home', 1],
    ['garden', 1],
  ])
  expect((await listDatedCategorySlugs(shop)).map(({ slug }) => slug)).toEqual(['home', 'garden'])
  expect((await listProducts(shop, { ...filter, category: 'pots' })).total).toBe(0)
  expect((await listProducts(shop, { ...filter, category: 'home' })).total).toBe(1)

  const all = await listProducts(shop, filter)
  expect(all.products.map(({ name, category }) => [name, category])).toEqual([
    ['Garden rake', 'garden'],
    ['Pots pan', ''],
    ['Kitchen knife', ''],
    ['Home lamp', 'home'],
  ])
  const found = await findProduct(shop, 'pots-pan', 'en')
  expect(found).toMatchObject({ product: { category: '', categoryName: '' } })
  const { items } = await listItems(shop, { sort: 'popular', limit: 9 })
  expect(items.map(({ category, categoryName }) => category + categoryName)).toContain('')
  expect((await searchProducts(shop, { q: 'knife' }))[0]).toMatchObject({ categorySlug: '' })
  const lines = await describeVariants(
    shop,
    items.flatMap(({ variants }) => variants.map(({ id }) => id)),
  )
  expect(lines.map(({ category }) => category).toSorted()).toEqual(['', '', 'garden', 'home'])

  await hide('kitchen', false)
  expect((await listProducts(shop, { ...filter, category: 'home' })).total).toBe(3)
})

const mains = /products_of_category_by_units_sold/g
const furthers = /products_of_further_category_by_units_sold/g

test('a page of a branch is read along the indexes of each of its categories', async () => {
  await shop.database.transaction(async (database) => {
    await database.execute(sql`SET LOCAL statement_timeout = 0`)
    await database.execute(sql`
    INSERT INTO products (id, slug, category_id, further_category_ids, name, status, published_at, units_sold, price_in_paisa, selling_price_in_paisa)
    SELECT gen_random_uuid(), 'p-' || n, (ARRAY[${idOf('home')}, ${idOf('kitchen')}, ${idOf('pots')}, ${idOf('garden')}]::uuid[])[n % 4 + 1],
      ARRAY[(ARRAY[${idOf('garden')}, ${idOf('home')}, ${idOf('kitchen')}, ${idOf('pots')}]::uuid[])[n % 4 + 1]],
      'Towel ' || n, 'active', now() - n * interval '1 minute', n % 97, 1000, 1000 FROM generate_series(1, 12000) n`)
  })
  await shop.database.execute(sql`VACUUM ANALYZE products, categories, further_category_products`)
  for (const called of ['home', 'garden']) {
    const branch = (await findBranch(shop, called)).ids
    const [plan = ''] = await explainQueries(shop, ({ database }) =>
      selectCards(database, {
        now: shop.now(),
        orderBy: sql`p.units_sold DESC, p.id DESC`,
        limit: 24,
        offset: 240,
        branch,
      }),
    )
    expect(plan).not.toContain('Seq Scan on products')
    expect(plan).not.toContain('Seq Scan on further_category_products')
    expect(plan.match(mains)).toHaveLength(branch.length)
    expect(plan.match(furthers)).toHaveLength(branch.length)
    expect(plan).toContain('Merge Append')
    // Nothing but the wanted rows is sorted.
    expect(plan.slice(plan.indexOf('CTE wanted'))).not.toMatch(/Sort Key: p(_\d)?\.units_sold/)
  }
}, 90_000)
