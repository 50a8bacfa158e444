import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  all,
  find,
  fixtures,
  openShopNearby,
  origin,
  own,
  run,
  servePictures,
  write,
} from '../../../tests/examples/import-examples.ts'
import type { Shop } from '../shop.ts'

servePictures()

const cases = join(fixtures, 'cases')
const threeSizes = ['MP-M', 'MP-L', 'MP-XL']

async function skusOf(shop: Shop, slug: string): Promise<string[]> {
  const product = await find(shop, slug)
  return product.variants.map(({ sku }) => sku)
}

async function shopWithThreeSizes(): Promise<Shop> {
  const shop = await openShopNearby()
  expect(await run(shop, join(cases, 'three-sizes.csv'))).toMatchObject({ created: 1, said: [] })
  return shop
}

test.each(['merged-cells.csv', 'shopify-merged-cells.csv'])(
  'rows of %s without handle and name belong to the product above them',
  async (name) => {
    const shop = await openShopNearby()
    expect(await run(shop, join(cases, name))).toMatchObject({ created: 1, badRows: 0 })
    expect(await skusOf(shop, 'merged-panjabi')).toEqual(threeSizes)
    expect((await all(shop)).length).toBe(1)
    expect(await run(shop, join(cases, name))).toMatchObject({ unchanged: 1, badRows: 0 })
    expect(await run(shop, join(cases, 'three-sizes.csv'))).toMatchObject({ failed: 0, said: [] })
    expect(await skusOf(shop, 'merged-panjabi')).toEqual(threeSizes)
  },
)

test('a row with a blank handle and the name of the product above belongs to it', async () => {
  const shop = await shopWithThreeSizes()
  const rows = [
    'merged-panjabi,Merged Panjabi,,M,MP-M,1500,3,',
    ',Merged Panjabi,,L,MP-L,1500,3,',
    ',merged panjabi ,,XL,MP-XL,1600,3,',
    ',Another,,,ANOTHER,100,1,',
    ',,,M,ANOTHER-M,100,1,',
  ]
  const path = await write('names.csv', own(...rows))
  expect(await run(shop, path)).toMatchObject({ updated: 1, created: 1, badRows: 0 })
  expect(await skusOf(shop, 'merged-panjabi')).toEqual(threeSizes)
  expect(await skusOf(shop, 'another')).toEqual(['ANOTHER', 'ANOTHER-M'])
})

test('merged names without a handle column belong to the product above and remove nothing', async () => {
  const shop = await shopWithThreeSizes()
  const path = await write(
    'names.csv',
    'name,size,sku,price\nMerged Panjabi,M,MP-M,1500\n,XXL,MP-XXL,1500\n',
  )
  expect(await run(shop, path)).toMatchObject({ updated: 1, badRows: 0 })
  expect(await skusOf(shop, 'merged-panjabi')).toEqual(['MP-M', 'MP-XXL', 'MP-L', 'MP-XL'])
})

test('rows with a stray quote are refused and remove no variant', async () => {
  const shop = await shopWithThreeSizes()
  const { said, ...totals } = await run(shop, join(cases, 'stray-quotes.csv'))
  expect(totals).toMatchObject({ badRows: 2 })
  expect(await skusOf(shop, 'merged-panjabi')).toEqual(threeSizes)
  expect(said).toEqual([
    expect.stringMatching(/^3: There is a quote inside a cell/),
    expect.stringMatching(/^4: There is text after a closing quote/),
    '2: Not removed, because rows of the file were refused: MP-L, MP-XL',
  ])
})

const heading = 'handle,name,size,sku,price,stock'

test.each([
  ['a cell too many', 'merged-panjabi,,L,MP-L,1500,3,x'],
  ['no handle, no name and nothing above', ',,L,MP-L,1500,3'],
  ['a handle with a typing error', 'merged-panjbi,,L,MP-L,1500,3'],
  ['a handle with a typing error and no SKU', 'merged-panjbi,,L,,1500,3'],
  ['another product that cannot be sold', 'other,Other,L,MP-L,free,3'],
  ['another product that names its SKU', 'other,Other,L,MP-L,1500,-3'],
  ['a price that is none', 'merged-panjabi,,L,MP-L,cheap,3'],
])('a row with %s removes no variant', async (_what, row) => {
  const shop = await shopWithThreeSizes()
  const first = 'merged-panjabi,Merged Panjabi,M,MP-M,1500,3'
  const last = 'merged-panjabi,,XL,MP-XL,1500,3'
  for (const rows of [
    [row, first, last],
    [first, last, row],
  ]) {
    await run(shop, await write('refused.csv', [heading, ...rows].join('\n')))
    expect((await skusOf(shop, 'merged-panjabi')).toSorted()).toEqual(threeSizes.toSorted())
  }
})

test('two quotes that are missing swallow rows and remove none of them', async () => {
  const shop = await shopWithThreeSizes()
  const rows = [
    'merged-panjabi,Merged Panjabi,"M,MP-M,1500,3',
    'merged-panjabi,,L,MP-L,1500,3',
    'merged-panjabi,,XL",MP-XL,1500,3',
  ]
  const { said } = await run(shop, await write('swallowed.csv', [heading, ...rows].join('\n')))
  expect(said[0]).toBe(
    '2: This row spans several lines that look like rows themselves; is a quote missing?',
  )
  expect((await skusOf(shop, 'merged-panjabi')).toSorted()).toEqual(threeSizes.toSorted())
})

test('without a refused row a variant that is not in the file is removed', async () => {
  const shop = await shopWithThreeSizes()
  const rows = [
    'merged-panjabi,Merged Panjabi,M,MP-M,1500,3',
    'tea,"Tea,\nin a tin",,TEA,100,1',
    'other,Other,,OTHER,cheap,3',
  ]
  await run(shop, await write('removed.csv', [heading, ...rows].join('\n')))
  expect(await skusOf(shop, 'merged-panjabi')).toEqual(['MP-M'])
})

test('a variation without its parent removes no variant of a WooCommerce product', async () => {
  const shop = await openShopNearby()
  const file = (parents: string[]) =>
    [
      'ID,Type,SKU,Name,Published,Parent,Regular price,Stock,Attribute 1 name,Attribute 1 value(s)',
      '7,variable,TEE,Tee,1,,,,Size,"M, L"',
      ...parents.map(
        (parent, index) =>
          `${8 + index},variation,TEE-${'ML'[index]},Tee - ${'ML'[index]},1,${parent},500,4,Size,${'ML'[index]}`,
      ),
    ].join('\n')
  await run(shop, await write('woo.csv', file(['TEE', 'TEE'])))
  expect(await skusOf(shop, 'tee')).toEqual(['TEE-M', 'TEE-L'])

  const typo = await run(shop, await write('woo.csv', file(['TEE', 'TEEE'])))
  expect(typo).toMatchObject({ badRows: 1 })
  expect(await skusOf(shop, 'tee')).toEqual(['TEE-M', 'TEE-L'])

  const blank = await run(shop, await write('woo.csv', file(['TEE', ''])))
  expect(blank).toMatchObject({ badRows: 0, unchanged: 1 })
})

test('pictures of a refused row, and those before one that cannot be had, stay', async () => {
  const shop = await openShopNearby()
  const file = (price: string, sources: string[]) =>
    [
      'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Image,Image Src',
      `tee,Tee,Size,M,TEE-M,500,${origin}/m.png,${sources[0]}`,
      `tee,,,L,TEE-L,${price},${origin}/l.png,${sources[1]}`,
    ].join('\n')
  const gallery = [`${origin}/1.png`, `${origin}/2.png`]
  await run(shop, await write('tee.csv', file('500', gallery)))
  const before = await find(shop, 'tee')
  expect(before.pictures).toHaveLength(4)

  await run(shop, await write('tee.csv', file('free', gallery)))
  expect((await find(shop, 'tee')).pictures.map(({ hash }) => hash).toSorted()).toEqual(
    before.pictures.map(({ hash }) => hash).toSorted(),
  )
  await run(shop, await write('tee.csv', file('500', [`${origin}/1.png`, `${origin}/gone.png`])))
  expect((await find(shop, 'tee')).pictures.map(({ hash }) => hash).toSorted()).toEqual(
    before.pictures.map(({ hash }) => hash).toSorted(),
  )
})
