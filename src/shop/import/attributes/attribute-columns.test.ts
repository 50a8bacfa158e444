import { beforeEach, expect, test } from 'vitest'
import { attributeDraftSchema } from '#shop/catalog/attributes/contract.ts'
import { storeAttribute } from '#shop/catalog/attributes/store-attribute.ts'
import { listDesk } from '#shop/catalog/desk/list-desk.ts'
import type { Shop } from '#shop/shop.ts'
import {
  all,
  exported,
  openShopNearby,
  run,
  servePictures,
  write,
} from '../../../../tests/examples/import-examples.ts'

servePictures()

let shop: Shop
beforeEach(async () => {
  shop = await openShopNearby()
  for (const draft of [
    {
      name: 'Material',
      kind: 'choice',
      choices: [{ name: 'Cotton', nameBn: 'সুতি' }, { name: 'Jute' }],
    },
    { name: 'Power', kind: 'number', unit: 'W' },
    { name: 'Washable', kind: 'yes-no' },
    { name: 'Care', kind: 'text' },
  ]) {
    const storing = { current: undefined, categoryIds: [], now: shop.now() }
    await storeAttribute(shop.database, attributeDraftSchema.parse(draft), storing)
  }
})

const headings =
  'handle,name,sku,price,Attribute:Material,attribute:power,attribute:washable,attribute:care,attribute_bn:care'
const held = async () =>
  Object.fromEntries(
    (await all(shop)).map(({ slug, attributes }) => [
      slug,
      Object.fromEntries(
        attributes.map(({ slug: of, choice, number, text, textBn }) => [
          of,
          choice ?? number ?? [text, textBn],
        ]),
      ),
    ]),
  )

test('a file says what products have of attributes, and an export brings it back unchanged', async () => {
  const rows = [
    headings,
    'bag,Bag,BAG,100,সুতি,"১,২০০.৫",yes,=cold only,ঠান্ডা পানি',
    'mat,Mat,MAT,100,jute,-4,No,,',
    'cup,Cup,CUP,100,,,,,',
  ]
  expect(await run(shop, await write('goods.csv', rows.join('\n')))).toMatchObject({ created: 3 })
  const expected = {
    bag: { material: 'cotton', power: 1200.5, washable: 'yes', care: ['=cold only', 'ঠান্ডা পানি'] },
    mat: { material: 'jute', power: -4, washable: 'no' },
    cup: {},
  }
  expect(await held()).toEqual(expected)

  const text = await exported(shop)
  expect(text).toContain(
    'attribute:material,attribute:power,attribute:washable,attribute:care,attribute_bn:care',
  )
  expect(text).toContain("'=cold only")
  const fitting = async (...attribute: string[]) => {
    const listed = await listDesk(shop, { filter: { attribute }, sort: 'id' })
    return 'products' in listed ? listed.products.map(({ slug }) => slug) : listed.outcome
  }
  expect(await fitting('material:cotton', 'material:jute')).toEqual(['bag', 'mat'])
  expect(await fitting('material:cotton', 'material:jute', 'washable:yes')).toEqual(['bag'])
  expect(await fitting('power:1000..2000')).toEqual(['bag'])
  expect(await fitting('height:9')).toEqual([])

  const again = await write('again.csv', text)
  expect(await run(shop, again)).toMatchObject({ unchanged: 3, updated: 0, said: [] })
  await shop.database.execute('TRUNCATE products, categories CASCADE')
  await run(shop, again)
  expect(await held()).toEqual(expected)
  expect(await exported(shop)).toBe(text)
})

test('a column that is missing leaves an attribute, an empty cell takes it away', async () => {
  await run(shop, await write('a.csv', `${headings}\nbag,Bag,BAG,100,Cotton,5,yes,dry,`))
  const less = 'handle,name,sku,price,attribute:power,attribute:care\nbag,Bag,BAG,100,7,'
  expect(await run(shop, await write('b.csv', less))).toMatchObject({ updated: 1 })
  expect(await held()).toEqual({ bag: { material: 'cotton', power: 7, washable: 'yes' } })
})

test('what is no value is refused with what would be one; an attribute that is not there is said', async () => {
  const rows = [
    'handle,name,sku,price,attribute:material,attribute:power,attribute:washable,attribute:height',
    'a,A,A,100,gold,,,',
    'b,B,B,100,,much,,',
    'c,C,C,100,,,perhaps,',
    'd,D,D,100,,,,9',
  ]
  const { said, created } = await run(shop, await write('bad.csv', rows.join('\n')))
  expect(created).toBe(1)
  const words = said.join('\n')
  expect(words).toContain('attribute:material: "gold" is none of cotton, jute')
  expect(words).toContain('is not a number')
  expect(words).toContain('is none of yes, no')
  expect(words).toContain(
    'Left out, because the shop has no place for it: attribute height (1 row)',
  )
})
