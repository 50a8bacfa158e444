import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSecondTestShop, openTestShop } from '../../../tests/support/test-shop.ts'
import { storeCategory } from '../catalog/categories/store-category.ts'
import { savePicture } from '../pictures/save-picture.ts'
import type { Shop } from '../shop.ts'
import { exportProducts } from './export/export-products.ts'
import { importProducts, type ImportOptions } from './import-products.ts'
import type { ImportEvent } from './report/tally.ts'

const now = new Date('2026-11-20T06:00:00Z')
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'haat-moving-'))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

async function run(shop: Shop, path: string, options: ImportOptions = {}) {
  const said: string[] = []
  const changes: string[] = []
  const onEvent = (event: ImportEvent) => {
    if ('reason' in event)
      (event.kind === 'change' ? changes : said).push(`${event.line}: ${event.reason}`)
  }
  const result = await importProducts(shop, path, { ...options, onEvent })
  if ('sentence' in result) throw new Error(result.sentence)
  return { ...result.totals, said, changes }
}

async function exportTo(shop: Shop, name: string): Promise<string> {
  let text = ''
  for await (const piece of exportProducts(shop, join(folder, `${name}-pictures`))) text += piece
  return write(`${name}.csv`, text)
}

async function write(name: string, text: string): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, text)
  return path
}

const draw = (color: string, width = 60) =>
  sharp({ create: { width, height: 40, channels: 3, background: color } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

/** The catalogue as its tables hold it, less what is each shop's own: ids, versions, and when rows were written. */
async function lookAtTables({ database }: Shop): Promise<Record<string, unknown[]>> {
  const rowsOf = async (query: ReturnType<typeof sql>) =>
    (await database.execute<{ row: unknown }>(query)).rows.map(({ row }) => row)
  return {
    categories: await rowsOf(
      sql`SELECT to_jsonb(c) - '{id,version,parent_id}'::text[] || jsonb_build_object('parent', p.slug) AS row FROM categories c LEFT JOIN categories p ON p.id = c.parent_id ORDER BY c.level, c.position, c.id`,
    ),
    formerCategories: await rowsOf(
      sql`SELECT jsonb_build_array(f.slug, c.slug) AS row FROM former_category_slugs f JOIN categories c ON c.id = category_id ORDER BY f.slug`,
    ),
    products: await rowsOf(
      sql`SELECT to_jsonb(p) - '{id,category_id,further_category_ids,version,created_at,updated_at}'::text[] || jsonb_build_object('category', c.slug,
        'further', ARRAY(SELECT f.slug FROM unnest(p.further_category_ids) WITH ORDINALITY AS stood (id, place) JOIN categories f ON f.id = stood.id ORDER BY place)) AS row FROM products p JOIN categories c ON c.id = p.category_id ORDER BY p.id`,
    ),
    formerProducts: await rowsOf(
      sql`SELECT jsonb_build_array(f.slug, p.slug) AS row FROM former_product_slugs f JOIN products p ON p.id = product_id ORDER BY f.slug`,
    ),
    variants: await rowsOf(
      sql`SELECT to_jsonb(v) - '{id,product_id}'::text[] || jsonb_build_object('product', p.slug) AS row FROM variants v JOIN products p ON p.id = v.product_id ORDER BY p.id, v.position`,
    ),
    productPictures: await rowsOf(
      sql`SELECT jsonb_build_array(p.slug, s.position, s.picture_hash, v.sku, s.focus_x, s.focus_y) AS row FROM product_pictures s JOIN products p ON p.id = s.product_id LEFT JOIN variants v ON v.id = s.variant_id ORDER BY p.id, s.position`,
    ),
    pictures: await rowsOf(
      sql`SELECT to_jsonb(p) - '{created_at,prepared_at}'::text[] AS row FROM pictures p ORDER BY hash`,
    ),
  }
}

/** Each stored file of a picture, originals too, by its name. */
async function lookAtPictures({ environment }: Shop): Promise<Record<string, string>> {
  const files = join(environment.dataFolder, 'files')
  const names = await readdir(files, { recursive: true, withFileTypes: true })
  const contents = names
    .filter((entry) => entry.isFile())
    .map(
      async ({ name, parentPath }) =>
        [name, await readFile(join(parentPath, name), 'base64')] as const,
    )
  return Object.fromEntries((await Promise.all(contents)).toSorted())
}

async function keep(shop: Shop, content: Buffer): Promise<string> {
  const saving = await savePicture(shop, content)
  if (saving.outcome !== 'saved') throw new Error(saving.outcome)
  return saving.picture.hash
}

/** Goods of every kind, categories without any, and URLs that have moved. */
async function furnish(shop: Shop): Promise<void> {
  const { database } = shop
  // Two of one position stand in the order in which they were made.
  const garden = { name: 'Garden', nameBn: 'বাগান', position: 3 }
  await storeCategory(database, { slug: 'yard', ...garden })
  const picture = await keep(shop, await draw('#063'))
  await storeCategory(database, { slug: 'garden', ...garden, picture }, { renames: 'yard' })
  // What stands in it was there first.
  await storeCategory(database, { slug: 'খেলনা', name: 'খেলনা', position: 1 })
  const home = { slug: 'home', name: 'Home', nameBn: 'ঘর', position: 3, hidden: true }
  const kept = await storeCategory(database, {
    ...home,
    description: 'For\ninside',
    descriptionBn: '=ঘর',
  })
  if (!('id' in kept)) throw new Error(kept.outcome)
  await storeCategory(database, { slug: 'খেলনা', name: 'খেলনা', parentId: kept.id })

  await mkdir(join(folder, 'own'), { recursive: true })
  for (const [name, color] of Object.entries({ bell: '#c92', small: '#c93', pot: '#a41' }))
    await writeFile(join(folder, `own/${name}.jpg`), await draw(color, name === 'bell' ? 2400 : 60))
  const headings =
    'handle,name,name_bn,category,brand,description,description_bn,tags,status,published_at,deal_price,deal_ends_at,color,color_bn,color_hex,size,sku,price,discount_price,purchase_cost,stock,units_sold,pictures'
  const bell =
    'bell,Brass Bell,পিতলের ঘণ্টা,home,Dhamrai,<p>Cast by hand</p>,<p>হাতে ঢালাই</p>,"brass, bell\\, small",active,2026-10-01 10:00,1500,2026-12-31 18:00'
  const rows = [
    `${bell},Gold,সোনালি,#c9a227,Small,BELL-S,1850,1700,900.50,12,5,"own/bell.jpg\nown/small.jpg | BELL-S"`,
    'bell,,,,,,,,,,,,Gold,সোনালি,#c9a227,Large,BELL-L,2850.75,,,0,,',
    'tea,-5° Iced Tea,,home,,=cmd|calc,,,draft,,,,,,,,+TEA,60,,,100,,',
    'pan,Pan,কড়াই,pantry,,,,,archived,,,,,,,,PAN,450,,,3,,own/pot.jpg',
    'pot,Pot,,home,,,,,,,,,,,,,POT,350,,,9,,own/pot.jpg',
  ]
  const path = await write('goods.csv', [headings, ...rows].join('\n'))
  expect(await run(shop, path)).toMatchObject({ created: 4, said: [] })
  // Two that only free options tell apart.
  const optional = [
    'handle,name,sku,price,option1_name,option1_name_bn,option2_name,option1_value,option2_value',
    'cable,Cable,C-5,100,Length,দৈর্ঘ্য,Plug,5 ft,C',
    'cable,,C-6,120,,,,6 ft,C',
  ]
  const cables = await write('cables.csv', optional.join('\n'))
  expect(await run(shop, cables)).toMatchObject({ created: 1, said: [] })
  // What is not there is made, called as it is written.
  const further = 'name,sku,price,further_categories\nPan,PAN,450,"garden, Eid Gifts, garden"\n'
  expect(await run(shop, await write('further.csv', further))).toMatchObject({ updated: 1 })
  const renamed = 'handle,name,sku,price\nclay-pot,Pot,POT,350\n'
  expect(await run(shop, await write('renamed.csv', renamed))).toMatchObject({ updated: 1 })
}

test('the export of one shop makes a second, empty one its equal, pictures and empty categories too', async () => {
  const first = await openTestShop({ now: () => now })
  await furnish(first)
  const path = await exportTo(first, 'all')
  const before = await lookAtTables(first)
  const lengths = Object.values(before).map((rows) => rows.length)
  expect([Object.keys(before).length, lengths]).toEqual([7, [6, 1, 5, 1, 7, 4, 4]])

  const second = await openSecondTestShop({ now: () => new Date('2027-03-01T06:00:00Z') })
  expect(await run(second, path)).toMatchObject({
    created: 5,
    categories: 6,
    said: ['8: The deal is over'],
  })
  expect(await lookAtTables(second)).toEqual(before)
  expect(await lookAtPictures(second)).toEqual(await lookAtPictures(first))

  // It says the same of itself, and each knows it as its own.
  const back = await exportTo(second, 'back')
  for (const shop of [first, second])
    for (const file of [path, back])
      expect(await run(shop, file)).toMatchObject({
        created: 0,
        updated: 0,
        unchanged: 5,
        categories: 0,
        // By its clock the deal is over.
        said: shop === second ? ['8: The deal is over'] : [],
        changes: [],
      })
})

test('categories of a file stand in one another, whatever was there before; what is not there refuses its row', async () => {
  const shop = await openTestShop({ now: () => now })
  await storeCategory(shop.database, { slug: 'pots', name: 'Pots', description: 'Of clay' })
  const path = await write(
    'tree.csv',
    [
      'name,sku,price,category,category_name,category_parent,category_hidden',
      ',,,home,Home,,yes',
      ',,,kitchen,Kitchen,home,',
      ',,,pots,Pots,kitchen,',
      ',,,lids,Lids,pots,',
      ',,,toys,Toys,nowhere,',
      ',,,books,Books,,perhaps',
    ].join('\n'),
  )
  const dry = await run(shop, path, { dryRun: true })
  const { said, changes } = await run(shop, path)
  expect(said).toEqual([
    '5: The category lids could not be saved: categories stand in one another 3 levels deep at most',
    '6: The category toys could not be saved: what it stands in is not there; in a file its row comes first',
    '7: category_hidden: "perhaps" is none of yes, no',
  ])
  expect(changes).toEqual(dry.changes)
  const { categories } = await lookAtTables(shop)
  expect(categories).toMatchObject([
    { slug: 'home', parent: null, hidden: true },
    { slug: 'kitchen', parent: 'home', hidden: false, is_shown: false },
    { slug: 'pots', parent: 'kitchen', description: 'Of clay', level: 3 },
  ])
  const older = 'name,sku,price,category,category_name\n,,,pots,Earthen pots\n'
  await run(shop, await write('older.csv', older))
  const after = (await lookAtTables(shop))['categories']
  expect(after?.[2]).toMatchObject({ name: 'Earthen pots', parent: 'kitchen', is_shown: false })
})

test('a row of a category alone makes it or changes it, and leaves what it does not name', async () => {
  const shop = await openTestShop({ now: () => now })
  await storeCategory(shop.database, { slug: 'home', name: 'Home', nameBn: 'ঘর', position: 3 })
  const path = await write(
    'categories.csv',
    [
      'name,sku,price,category,category_name,category_position,category_picture,former_handles',
      ',,,home,House,,,',
      ',,,toys,Toys,7,none.jpg,home playthings',
      ',,,toys,Toys again,7,,',
      ',,,garden,,,,',
      ',,,,Nowhere,,,',
      ',BALL,,toys,,,,',
      ',,,books,Books,first,,',
    ].join('\n'),
  )
  const dry = await run(shop, path, { dryRun: true })
  expect(dry.changes).toEqual(['2: category House: changed'])
  const { said, changes, ...totals } = await run(shop, path)
  expect(said).toEqual([
    '6: There is no handle and no name',
    '7: There is no handle and no name',
    '4: The category is already in row 3',
    '5: There is no category_name',
    '8: category position: "first" is not a whole number',
  ])
  expect(changes).toEqual(dry.changes)
  expect(totals).toMatchObject({ categories: 1, created: 0, badRows: 5 })
  const { categories } = await lookAtTables(shop)
  expect(categories).toMatchObject([
    { slug: 'home', name: 'House', name_bn: 'ঘর', picture: null, position: 3 },
  ])
})

test('free options are named and filled by their own columns; what a file does not say of them stays', async () => {
  const shop = await openTestShop({ now: () => now })
  const headings = 'handle,name,sku,price,option1_name,option1_name_bn,option1_value'
  const rows = ['cable,Cable,C-5,100,Length,দৈর্ঘ্য,5 ft', 'cable,,C-6,120,,,6 ft']
  const all = await write('lengths.csv', [headings, ...rows].join('\n'))
  expect(await run(shop, all)).toMatchObject({ created: 1, said: [] })
  const stands = async () => {
    const { products, variants } = await lookAtTables(shop)
    const values = (variants as { option_values: string[] }[]).map((row) => row.option_values)
    return [(products as { options: unknown }[])[0]?.options, values]
  }
  const before = [[{ name: 'Length', nameBn: 'দৈর্ঘ্য' }], [['5 ft'], ['6 ft']]]
  expect(await stands()).toEqual(before)

  const prices = 'handle,name,sku,price\ncable,Cable,C-5,110\ncable,,C-6,120\n'
  expect(await run(shop, await write('prices.csv', prices))).toMatchObject({ updated: 1, said: [] })
  expect(await stands()).toEqual(before)

  const shopify =
    'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price\ncable,Cable,Length,5 ft,C-5,110\ncable,,,6 ft,C-6,120\n'
  expect(await run(shop, await write('theirs.csv', shopify))).toMatchObject({
    updated: 0,
    changes: [],
  })
  expect(await stands()).toEqual(before)

  const wrong = [headings, ...rows, 'cable,,C-7,120,,,', 'cable,,C-8,120,,,6 ft'].join('\n')
  expect(await run(shop, await write('wrong.csv', wrong))).toMatchObject({
    said: ['4: The value of an option is missing', '5: Two variants have 6 ft'],
  })
  const renamed = 'name,sku,price,option1_name,option1_value\nCable,C-5,100,Long,5 ft\n'
  const { changes } = await run(shop, await write('renamed-option.csv', renamed))
  expect(changes).toContain('2: options Length / দৈর্ঘ্য → Long')
})
