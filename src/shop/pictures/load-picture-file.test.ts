import sharp from 'sharp'
import { afterEach, expect, test, vi } from 'vitest'
import { openTestShop } from '../../../tests/support/test-shop.ts'
import type { FileStore } from '#platform/files/folder-store.ts'
import type { Shop } from '../shop.ts'
import { loadPictureFile, type PictureFileLoading } from './load-picture-file.ts'
import { pictureFormats, pictureWidths, type Picture } from './picture.ts'
import { saveDrawing } from './save-drawing.ts'
import { savePicture } from './save-picture.ts'
import { patienceMs } from './work/picture-queue.ts'

let made = 0

/** A picture that no other test has: every file of it is still to be made. */
async function stored(shop: Shop, { width = 1600, height = 1200 } = {}): Promise<Picture> {
  const background = { r: (made += 12), g: 90, b: 160 }
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

/** The file itself, asked for again while something else stands in for it. */
async function contentOf(shop: Shop, name: string): Promise<Buffer> {
  return vi.waitFor(async () => {
    const file = await loadPictureFile(shop, name)
    if (file.outcome !== 'found') throw new Error(`${name}: ${file.outcome}`)
    return file.content
  }, 20_000)
}

/** A store in which masters are found only when the test lets them: the machine is busy with others. */
function slowStore(shop: Shop) {
  const held: (() => void)[] = []
  const files: FileStore = {
    ...shop.files,
    read: async (name) => {
      if (/^[0-9a-f]+\.(?:webp|svg)$/.test(name)) await new Promise<void>((go) => held.push(go))
      return shop.files.read(name)
    },
  }
  return {
    shop: { ...shop, files },
    held,
    letAll: () => held.forEach((go) => go()),
  }
}

/** Lets the disk answer until something is so; the clock stands. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((next) => setImmediate(next))
}

async function losePatience(): Promise<void> {
  await until(() => vi.getTimerCount() > 0)
  await vi.advanceTimersByTimeAsync(patienceMs)
}

const holdTheClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
afterEach(() => vi.useRealTimers())

test('a size is made once although twenty shoppers ask for it at the same moment', async () => {
  const { shop, written } = await openWatchedShop()
  const { hash } = await stored(shop)
  written.length = 0

  await Promise.all(Array.from({ length: 20 }, () => loadPictureFile(shop, `${hash}-320.avif`)))
  await contentOf(shop, `${hash}-320.avif`)

  expect(written).toEqual([`${hash}-320.webp`, `${hash}-320.avif`])
})

test('nobody waits for an AVIF: a WebP of that size stands in for it while it is made', async () => {
  const shop = await openTestShop()
  const { hash } = await stored(shop)

  const first = await loadPictureFile(shop, `${hash}-480.avif`)
  expect(first).toMatchObject({ outcome: 'stand-in', type: 'image/webp' })
  const shown = first.outcome === 'stand-in' ? await sharp(first.content).metadata() : undefined
  expect(shown).toMatchObject({ format: 'webp', width: 480 })

  await contentOf(shop, `${hash}-480.avif`)
  expect(await loadPictureFile(shop, `${hash}-480.avif`)).toMatchObject({
    outcome: 'found',
    type: 'image/avif',
  })
})

test('on a busy machine another size stands in, a larger one rather than a smaller one', async () => {
  const { shop, letAll } = slowStore(await openTestShop())
  const { hash } = await stored(shop)
  const write = async (width: number) =>
    shop.files.write(
      `${hash}-${width}.webp`,
      await sharp({ create: { width, height: 9, channels: 3, background: '#fff' } })
        .webp()
        .toBuffer(),
    )
  holdTheClock()
  await write(96)
  const small = loadPictureFile(shop, `${hash}-480.avif`)
  await losePatience()
  expect(await widthOf(small)).toBe(96)

  await write(960)
  const large = loadPictureFile(shop, `${hash}-640.avif`)
  await losePatience()
  expect(await widthOf(large)).toBe(960)
  letAll()
})

test('on a machine so busy that nothing is there, the placeholder under the picture shows through', async () => {
  const { shop, letAll } = slowStore(await openTestShop())
  const { hash } = await stored(shop)
  holdTheClock()

  const shown = loadPictureFile(shop, `${hash}-480.avif`)
  await losePatience()
  await losePatience()

  expect(await shown).toMatchObject({ outcome: 'stand-in', type: 'image/gif' })
  expect(await widthOf(shown)).toBe(1)
  letAll()
})

test('what draws shared links keeps what it gets, so it is given the real JPEG only', async () => {
  const { shop, held, letAll } = slowStore(await openTestShop())
  const { hash } = await stored(shop)
  holdTheClock()

  const loading = loadPictureFile(shop, `${hash}-480.jpg`)
  await until(() => held.length > 0)
  expect(vi.getTimerCount()).toBe(0)
  letAll()

  expect(await loading).toMatchObject({ outcome: 'found', type: 'image/jpeg' })
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
  await vi.waitFor(async () => expect(await shop.files.read(`${hash}-192.webp`)).toBeDefined())

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
      const content = await contentOf(shop, `${hash}-${width}.${format}`)
      const file = await loadPictureFile(shop, `${hash}-${width}.${format}`)
      expect(file).toMatchObject({ outcome: 'found', type: types[format] })
      const is = await sharp(content).metadata()
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

test('a full disk hides no pictures', async () => {
  const shop = await openTestShop()
  const { hash } = await stored(shop)
  const files: FileStore = {
    ...shop.files,
    write: () => Promise.reject(new Error('no space left')),
  }
  const asked = await contentOf({ ...shop, files }, `${hash}-320.webp`)
  expect(await sharp(asked).metadata()).toMatchObject({ width: 320 })
})

test('a size that could not be made is tried again by the next shopper', async () => {
  const shop = await openTestShop()
  const { hash } = await stored(shop)
  let isAway = true
  const files: FileStore = {
    ...shop.files,
    read: (name) => (isAway ? Promise.reject(new Error('away')) : shop.files.read(name)),
  }
  await expect(loadPictureFile({ ...shop, files }, `${hash}-320.webp`)).rejects.toThrow('away')

  isAway = false
  await contentOf({ ...shop, files }, `${hash}-320.webp`)
})

async function widthOf(loading: Promise<PictureFileLoading>): Promise<number | undefined> {
  const file = await loading
  return 'content' in file ? (await sharp(file.content).metadata()).width : undefined
}
