import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openTestShop } from '../../../../tests/support/test-shop.ts'
import type { Shop } from '#shop/shop.ts'
import {
  listUnpreparedPictures,
  prepareMissingPictures,
  preparePictures,
} from './prepare-pictures.ts'
import { savePicture } from '../save-picture.ts'

const never = new AbortController().signal
let made = 0

async function stored(shop: Shop, width = 700): Promise<string> {
  const background = { r: ++made, g: 200, b: 20 }
  const photo = await sharp({ create: { width, height: 500, channels: 3, background } })
    .png()
    .toBuffer()
  const saving = await savePicture(shop, photo)
  if (saving.outcome !== 'saved') throw new Error(saving.outcome)
  return saving.picture.hash
}

async function storedSizes(shop: Shop, hash: string): Promise<string[]> {
  const found: string[] = []
  for (const format of ['avif', 'webp', 'jpg']) {
    for (const width of [96, 192, 320, 480, 640, 960]) {
      if (await shop.files.read(`${hash}-${width}.${format}`)) found.push(`${width}.${format}`)
    }
  }
  return found
}

test('the sizes that shoppers ask for most are there before they ask', async () => {
  const shop = await openTestShop()
  const [large, small] = [await stored(shop), await stored(shop, 200)]

  await prepareMissingPictures(shop, never)

  expect(await storedSizes(shop, large)).toEqual(
    ['avif', 'webp'].flatMap((format) => [192, 320, 480, 640].map((width) => `${width}.${format}`)),
  )
  expect(await storedSizes(shop, small)).toEqual(['192.avif', '192.webp'])
  expect(await listUnpreparedPictures(shop.database, 10)).toEqual([])
})

test('a shop that is closed in between goes on with what is left', async () => {
  const shop = await openTestShop()
  const [first, second] = [await stored(shop), await stored(shop)]
  const closing = new AbortController()
  const files = {
    ...shop.files,
    write: async (name: string, content: Buffer) => {
      await shop.files.write(name, content)
      if (name === `${second}-480.avif`) closing.abort()
    },
  }

  await prepareMissingPictures({ ...shop, files }, closing.signal)

  // The size that shoppers ask for most is there for both, the rest for neither.
  expect((await storedSizes(shop, first)).length).toBe(4)
  expect((await storedSizes(shop, second)).length).toBe(4)
  expect(await listUnpreparedPictures(shop.database, 10)).toHaveLength(2)

  await prepareMissingPictures(shop, never)
  expect((await storedSizes(shop, second)).length).toBe(8)
  expect(await listUnpreparedPictures(shop.database, 10)).toEqual([])
})

test('one lost original does not keep the other pictures waiting', async () => {
  const shop = await openTestShop()
  const [lost, fine] = [await stored(shop), await stored(shop)]
  await shop.files.remove(`${lost}.webp`)

  await preparePictures(shop, [lost, 'unknown', fine], never)

  expect(await listUnpreparedPictures(shop.database, 10)).toEqual([lost])
  expect((await storedSizes(shop, fine)).length).toBe(8)
})
