import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openTestShop } from '../../../tests/test-shop.ts'
import type { FileStore } from '../../platform/files.ts'
import type { Shop } from '../shop.ts'
import { loadPictureFile } from './load-picture-file.ts'
import { pictureFormats, pictureWidths, type Picture } from './picture.ts'
import { saveDrawing } from './save-drawing.ts'
import { savePicture } from './save-picture.ts'

let made = 0

/** A picture that no other test has: every file of it is still to be made. */
async function stored(shop: Shop, { width = 1600, height = 1200 } = {}): Promise<Picture> {
  const background = { r: ++made, g: 90, b: 160 }
  const photo = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
  const saving = await savePicture(shop, photo)
  if (saving.outcome !== 'saved') throw new Error(saving.outcome)
  return saving.picture
}

/** The shop's own store, with every name that is read or written noted. */
async function openWatchedShop() {
  const shop = await openTestShop()
  const read: string[] = []
  const written: string[] = []
  const files: FileStore = {
    ...shop.files,
    read: (name) => {
      read.push(name)
      return shop.files.read(name)
    },
    write: (name, content) => {
      written.push(name)
      return shop.files.write(name, content)
    },
  }
  return { shop: { ...shop, files }, read, written }
}

async function contentOf(shop: Shop, name: string): Promise<Buffer> {
  const file = await loadPictureFile(shop, name)
  if (file.outcome !== 'found') throw new Error(`${name}: ${file.outcome}`)
  return file.content
}

test('a size is made once although twenty shoppers ask for it at the same moment', async () => {
  const { shop, written } = await openWatchedShop()
  const { hash } = await stored(shop)
  written.length = 0

  const files = await Promise.all(
    Array.from({ length: 20 }, () => loadPictureFile(shop, `${hash}-320.avif`)),
  )

  expect(new Set(files.map(({ outcome }) => outcome))).toEqual(new Set(['found']))
  expect(written).toEqual([`${hash}-320.avif`])
})

test('a popular picture is served from memory, without the disk', async () => {
  const { shop, read } = await openWatchedShop()
  const { hash } = await stored(shop)
  const first = await contentOf(shop, `${hash}-192.webp`)
  read.length = 0

  expect(await contentOf(shop, `${hash}-192.webp`)).toBe(first)
  expect(read).toEqual([])
})

test('another instance serves what this one made, without making it again', async () => {
  const { shop } = await openWatchedShop()
  const { hash } = await stored(shop)
  const content = await contentOf(shop, `${hash}-192.webp`)

  const other = await openWatchedShop()

  expect((await contentOf(other.shop, `${hash}-192.webp`)).equals(content)).toBe(true)
  expect(other.written).toEqual([])
})

test('every width and format is served as what it says, in the shape of the original', async () => {
  const shop = await openTestShop()
  const { hash } = await stored(shop)
  const types = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }

  for (const format of pictureFormats) {
    for (const width of pictureWidths) {
      const file = await loadPictureFile(shop, `${hash}-${width}.${format}`)
      expect(file).toMatchObject({ outcome: 'found', type: types[format] })
      const is = file.outcome === 'found' ? await sharp(file.content).metadata() : undefined
      expect(is).toMatchObject({ width, height: (width * 3) / 4 })
    }
  }
})

test('a small picture is never blown up', async () => {
  const shop = await openTestShop()
  const { hash } = await stored(shop, { width: 300, height: 150 })

  const content = await contentOf(shop, `${hash}-1280.webp`)

  expect(await sharp(content).metadata()).toMatchObject({ width: 300, height: 150 })
})

test('a drawing of ours is served in the formats of photos, never as it is', async () => {
  const shop = await openTestShop()
  const { hash } = await saveDrawing(
    shop,
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1200"><circle cx="600" cy="600" r="400" fill="#0b6b4f"/></svg>',
  )

  const drawn = await contentOf(shop, `${hash}-320.avif`)
  expect(await sharp(drawn).metadata()).toMatchObject({ width: 320, height: 320 })
  expect(await loadPictureFile(shop, `${hash}.svg`)).toEqual({ outcome: 'not-found' })
})

test('names that nobody was given are not found, and ask the disk for nothing outside', async () => {
  const { shop, read, written } = await openWatchedShop()
  const { hash } = await stored(shop)
  const unknown = 'f'.repeat(24)
  read.length = 0
  written.length = 0

  for (const name of [
    `${unknown}-320.avif`,
    `${hash}-321.avif`,
    `${hash}-99999.avif`,
    `${hash}-320.svg`,
    `${hash}.webp`,
    `../${hash}-320.avif`,
    '..%2f..%2fetc%2fpasswd',
    '../../etc/passwd',
    '__proto__',
    '',
  ]) {
    expect(await loadPictureFile(shop, name)).toEqual({ outcome: 'not-found' })
  }
  expect(read.every((name) => name.startsWith(unknown))).toBe(true)
  expect(written).toEqual([])
})

test('a size that could not be made is tried again by the next shopper', async () => {
  const shop = await openTestShop()
  const { hash } = await stored(shop)
  let isFull = true
  const files: FileStore = {
    ...shop.files,
    write: (name, content) =>
      isFull ? Promise.reject(new Error('no space left')) : shop.files.write(name, content),
  }
  await expect(loadPictureFile({ files }, `${hash}-320.webp`)).rejects.toThrow('no space left')

  isFull = false
  expect((await loadPictureFile({ files }, `${hash}-320.webp`)).outcome).toBe('found')
})
