import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openTestShop } from '../../../tests/support/test-shop.ts'
import { loadPictures } from './load-pictures.ts'
import { saveDrawing } from './save-drawing.ts'
import { savePicture } from './save-picture.ts'
import { pictures } from './tables.ts'

const teapotSvg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1200"><circle cx="600" cy="600" r="400" fill="#0b6b4f"/><rect width="1200" height="1200" fill="#f4a300" fill-opacity=".3"/></svg>'

const teapotPhoto = (color = '#0b6b4f') =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: color } })
    .jpeg()
    .toBuffer()

test('a photo that the merchant sends is kept, and found with its size', async () => {
  const shop = await openTestShop()

  const saving = await savePicture(shop, await teapotPhoto())

  if (saving.outcome !== 'saved') throw new Error(saving.outcome)
  const { picture } = saving
  expect(picture).toMatchObject({ width: 900, height: 600 })
  expect(picture.hash).toMatch(/^[0-9a-f]{24}$/)
  expect((await loadPictures(shop.database, [picture.hash])).get(picture.hash)).toEqual(picture)
  const kept = await shop.files.read(`${picture.hash}.webp`)
  expect(await sharp(kept).metadata()).toMatchObject({ format: 'webp', width: 900 })
})

test('the same photo sent twice, even at once, is one picture', async () => {
  const shop = await openTestShop()
  const photo = await teapotPhoto()

  const savings = await Promise.all([1, 2, 3].map(() => savePicture(shop, photo)))
  savings.push(await savePicture(shop, photo))
  await savePicture(shop, await teapotPhoto('#c8321f'))

  const hashes = savings.map((saving) => saving.outcome === 'saved' && saving.picture.hash)
  expect(new Set(hashes).size).toBe(1)
  expect(await shop.database.select().from(pictures)).toHaveLength(2)
})

test('what is not a picture leaves nothing behind', async () => {
  const shop = await openTestShop()

  const refused = await Promise.all([
    savePicture(shop, Buffer.from('a text named photo.jpg')),
    savePicture(shop, Buffer.from(teapotSvg)),
    savePicture(shop, Buffer.alloc(12 * 1024 * 1024 + 1)),
  ])

  expect(refused).toMatchObject([
    { outcome: 'not-an-image', found: 'unknown' },
    { outcome: 'not-an-image', found: 'svg' },
    { outcome: 'too-large' },
  ])
  expect(await shop.database.select().from(pictures)).toEqual([])
})

test('a drawing of ours is kept once, with its size and a placeholder', async () => {
  const shop = await openTestShop()

  const [first, second] = [await saveDrawing(shop, teapotSvg), await saveDrawing(shop, teapotSvg)]

  expect(second).toEqual(first)
  expect(first).toMatchObject({ width: 1200, height: 1200 })
  expect(first?.placeholder.length).toBeLessThan(200)
  expect(await shop.database.select().from(pictures)).toHaveLength(1)
})
