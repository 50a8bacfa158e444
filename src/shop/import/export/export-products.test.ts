import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'

import {
  all,
  asked,
  drawPicture,
  exported,
  fixture,
  fixtures,
  folder,
  openShopNearby,
  run,
  servePictures,
  write,
} from '../../../../tests/examples/import-examples.ts'

servePictures()

test('our own file goes in with pictures beside it, and what was exported comes back unchanged', async () => {
  const shop = await openShopNearby()
  await cp(join(fixtures, 'haat.csv'), join(folder, 'haat.csv'))
  await mkdir(join(folder, 'pictures'), { recursive: true })
  await writeFile(join(folder, 'pictures/bell.png'), await drawPicture('bell'))
  await writeFile(join(folder, 'pictures/bell-small.png'), await drawPicture('small'))
  expect(await run(shop, join(folder, 'haat.csv'))).toMatchObject({ created: 2, said: [] })
  await run(shop, await fixture('shopify.csv'))
  await run(shop, await fixture('woocommerce.csv'))
  const before = await all(shop)
  const text = await exported(shop)
  expect(text).not.toMatch(/(^|,|\n)"?[=+@]/)

  const back = await write('back.csv', text)
  asked.length = 0
  expect(await run(shop, back)).toMatchObject({ unchanged: 12, created: 0, updated: 0, said: [] })
  expect([await all(shop), asked]).toEqual([before, []])
})

test('an export is everything another shop needs', async () => {
  const shop = await openShopNearby()
  await cp(join(fixtures, 'haat.csv'), join(folder, 'haat.csv'))
  await run(shop, join(folder, 'haat.csv'))
  const text = await exported(shop)
  await shop.database.execute('TRUNCATE products, categories CASCADE')
  await run(shop, await write('moved.csv', text))
  expect(await exported(shop)).toBe(text)
})

test('an empty shop gets all of an export: products, categories and pictures as they were sent', async () => {
  const shop = await openShopNearby()
  const large = await sharp({
    create: {
      width: 2400,
      height: 300,
      channels: 4,
      background: { r: 9, g: 99, b: 9, alpha: 0.5 },
    },
  })
    .png()
    .toBuffer()
  await mkdir(join(folder, 'pictures'), { recursive: true })
  await writeFile(join(folder, 'pictures/wide.png'), large)
  await writeFile(join(folder, 'pictures/home.png'), await drawPicture('home'))
  const heading = 'handle,name,category,category_position,category_picture,sku,price,pictures'
  const row = 'pot,Pot,home,7,pictures/home.png,POT,350,pictures/wide.png'
  await run(shop, await write('first.csv', `${heading}\n${row}\n`))
  const look = async () =>
    (await all(shop)).map(({ slug, category, pictures }) => {
      const { name, picture, position } = category
      return { slug, pictures, category: { slug: category.slug, name, picture, position } }
    })
  const before = await look()
  expect(before[0]).toMatchObject({ category: { slug: 'home', position: 7 }, pictures: [{}] })
  const text = await exported(shop)
  expect(text).not.toMatch(/localhost|https?:/)
  const [hash = ''] = before[0]?.pictures.map((picture) => picture.hash) ?? []
  expect(await readFile(join(folder, `all-pictures/${hash}.png`))).toEqual(large)

  await shop.database.execute('TRUNCATE products, categories, pictures CASCADE')
  expect(await run(shop, await write('all.csv', text))).toMatchObject({ created: 1, said: [] })
  expect(await look()).toEqual(before)
  expect(await exported(shop)).toBe(text)
})
