import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { openTestShop } from '../../../tests/support/test-shop.ts'
import { mostCategories } from '../catalog/categories/tree.ts'
import { categories } from '../catalog/tables.ts'

import {
  all,
  asked,
  drawPicture,
  find,
  folder,
  now,
  openShopNearby,
  origin,
  own,
  run,
  servePictures,
  write,
} from '../../../tests/examples/import-examples.ts'

servePictures()

test('a bad row is said with its line and reason while the others go in', async () => {
  const shop = await openShopNearby()
  const path = await write(
    'bad.csv',
    own(
      'pot,Pot,home,,POT,350,3,',
      'mat,"Mat, ""large"",\nin two lines",home,S,MAT-S,cheap,1,',
      'mat,,,M,MAT-M,500,-4,',
      'mat,,,L,MAT-L,600,2,',
      'bin,Bin,home,,BIN,,2,',
      'jar,,home,,JAR,100,2,',
      'mug,32" Mug,home,,MUG,100,2,',
      'cup,Cup,home,,POT,100,2,',
      'fan,Fan,home,,FAN,100,2,,oops',
      'lid,Lid,home,S,LID-1,100,1,',
      'lid,,,S,LID-2,100,1,',
      'tap,Tap,home,,TAP,99999999,1,',
      'nil,Nil,home,,NIL,0,2,',
      'end,"End,home,,END,100,2,',
      'last,Last,home,,LAST,100,2,',
    ),
  )
  const { said, ...totals } = await run(shop, path)
  expect((await all(shop)).map(({ slug }) => slug).toSorted()).toEqual([
    'last',
    'lid',
    'mat',
    'pot',
  ])
  expect((await find(shop, 'mat')).variants).toMatchObject([{ sku: 'MAT-L' }])
  expect(totals).toMatchObject({ created: 4, failed: 5, badRows: 11 })
  expect(said).toEqual([
    '8: There is a quote inside a cell. Put the whole cell in quotes, and double the quotes inside it.',
    '10: There are 9 cells under 8 headings; is a comma missing its quotes?',
    '15: A quote is opened and never closed',
    expect.stringMatching(/^3: price: "cheap" is not an amount of money/),
    '4: The stock is below zero',
    '6: There is no price',
    '7: There is no name',
    '9: The SKU POT is already in row 2',
    '12: Two variants have S',
    '13: The price is above 2 crore taka',
    '14: The price is zero: the shop would give it away',
  ])
})

test('a variant whose row is bad stays in the shop as it was', async () => {
  const shop = await openShopNearby()
  await run(
    shop,
    await write('mat.csv', own('mat,Mat,home,S,MAT-S,400,1,', 'mat,,,M,MAT-M,500,1,')),
  )
  const broken = await write('mat.csv', own('mat,Mat,home,S,MAT-S,?,1,', 'mat,,,M,MAT-M,550,1,'))
  expect(await run(shop, broken)).toMatchObject({ updated: 1, badRows: 1 })
  expect((await find(shop, 'mat')).variants).toMatchObject([
    { sku: 'MAT-M', priceInPaisa: 55_000 },
    { sku: 'MAT-S', priceInPaisa: 40_000 },
  ])
  expect(await run(shop, broken)).toMatchObject({ unchanged: 1 })
})

test('a SKU of another product of the shop is not taken over', async () => {
  const shop = await openShopNearby()
  await run(shop, await write('two.csv', own('pot,Pot,home,,POT,1,1,', 'pan,Pan,home,,PAN,1,1,')))
  const stolen = await write('two.csv', own('pot,Pot,home,S,POT,1,1,', 'pot,,,L,PAN,1,1,'))
  const { said, failed } = await run(shop, stolen)
  expect([failed, said]).toEqual([1, ['2: The SKU PAN belongs to another product of the shop']])
})

test('a picture that cannot be had is said, and the product goes in with the others', async () => {
  const shop = await openShopNearby()
  await mkdir(join(folder, 'pictures'), { recursive: true })
  await writeFile(join(folder, 'pictures/text.png'), 'not a picture')
  const pictures = [
    `${origin}/gone.png`,
    `${origin}/there.png`,
    'pictures/text.png',
    'http://127.0.0.1:1/x.png',
  ]
  const path = await write('pictures.csv', own(`pot,Pot,home,,POT,350,3,"${pictures.join('\n')}"`))
  const { said, ...totals } = await run(shop, path)
  expect(totals).toMatchObject({ created: 1, failed: 0, badRows: 0, missingPictures: 3 })
  expect((await find(shop, 'pot')).pictures).toHaveLength(1)
  expect(said).toEqual([
    `2: ${origin}/gone.png answers 404`,
    '2: pictures/text.png is not a picture that can be shown (JPEG, PNG, WebP, AVIF or GIF)',
    '2: http://127.0.0.1:1/x.png does not answer',
  ])
})

test('an import reaches neither our own network nor files outside its folder', async () => {
  const shop = await openTestShop({ now: () => now })
  await writeFile(join(tmpdir(), 'haat-outside.png'), await drawPicture('outside'))
  await symlink(join(tmpdir(), 'haat-outside.png'), join(folder, 'link.png')).catch(() => {})
  const pictures = [
    `${origin}/inside.png`,
    'http://localhost/x.png',
    '../haat-outside.png',
    join(tmpdir(), 'haat-outside.png'),
    'link.png',
    'file:///etc/passwd',
  ]
  asked.length = 0
  const path = await write('outside.csv', own(`pot,Pot,home,,POT,350,3,"${pictures.join('\n')}"`))
  const { said, ...totals } = await run(shop, path)
  expect(totals).toMatchObject({ created: 1, missingPictures: 6 })
  expect(said.map((sentence) => sentence.replace(/^2: \S+ /, ''))).toEqual([
    'is not on the public internet',
    'is not on the public internet',
    'is no file below the folder of the CSV file',
    'is no file below the folder of the CSV file',
    'is no file below the folder of the CSV file',
    'is neither an http address nor a path',
  ])
  expect(asked).toEqual([])
})

test('adds no more categories than a shop may have, which the preview says too', async () => {
  const shop = await openShopNearby()
  const missing = mostCategories - 2 - (await shop.database.$count(categories))
  const slugs = Array.from({ length: missing }, (_, n) => `group-${n}`)
  await shop.database
    .insert(categories)
    .values(slugs.map((slug) => ({ id: v7(), slug, name: slug })))
  const rows = ['one', 'two', 'three', 'two'].map(
    (category, n) => `item-${n},Item ${n},${category},,ITEM-${n},100,1,`,
  )
  const path = await write('categories.csv', own(...rows))
  const limited = {
    created: 3,
    failed: 1,
    said: [
      `4: Its category cannot be added: the shop has ${mostCategories} categories, the most it can have`,
    ],
  }
  expect(await run(shop, path, { dryRun: true })).toMatchObject(limited)
  expect(await run(shop, path)).toMatchObject(limited)
  expect(await shop.database.$count(categories)).toBe(mostCategories)
})
