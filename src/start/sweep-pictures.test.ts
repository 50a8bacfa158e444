import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { productPictures } from '#shop/catalog/tables.ts'
import { findPicture } from '#shop/import/pictures/find-picture.ts'
import { orderLines } from '#shop/orders/tables.ts'
import { storeSettings } from '#shop/settings/store-settings.ts'
import type { Shop } from '#shop/shop.ts'
import { shelve } from '../../tests/examples/examples.ts'
import { stocked, taken } from '../../tests/examples/order-examples.ts'
import { openTestShop } from '../../tests/support/test-shop.ts'
import { doNightly } from '#shop/upkeep/do-nightly.ts'
import { loadPictureFile } from '#shop/pictures/load-picture-file.ts'
import { saveBuyersPicture, savePicture } from '#shop/pictures/save-picture.ts'
import { pictures } from '#shop/pictures/tables.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openTestShop()
})

const first = Date.UTC(2026, 0, 1, 22)
const dayMs = 86_400_000

/** The night after so many days, at four in Dhaka. */
const sweepOnDay = (day: number) =>
  doNightly({ ...shop, now: () => new Date(first + day * dayMs) }, 'pictures')

const drawn = (color: string) =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: color } })
    .jpeg()
    .toBuffer()

async function sent(color: string, save: typeof saveBuyersPicture = savePicture): Promise<string> {
  const saving = await save(shop, await drawn(color), 'sender')
  if (saving.outcome !== 'saved') throw new Error(saving.outcome)
  return saving.picture.hash
}

const isThere = async (hash: string) =>
  (await shop.database.$count(pictures, eq(pictures.hash, hash))) > 0

test('what nothing names goes after a month, with all its files, and what a product shows stays', async () => {
  const [unused, shown] = [await sent('#0b6b4f'), await sent('#c8321f')]
  await shelve(shop, { pictures: [{ hash: shown }] })
  const file = `${unused}-192.webp`
  expect(await loadPictureFile(shop, file)).toMatchObject({ outcome: 'found' })

  await sweepOnDay(0)
  await sweepOnDay(30)
  expect(await isThere(unused)).toBe(true)
  await sweepOnDay(31)

  expect([await isThere(unused), await isThere(shown)]).toEqual([false, true])
  for (const name of [file, `${unused}.webp`, `${unused}.original`])
    expect(await shop.files.read(name)).toBeUndefined()
  expect(await shop.files.read(`${shown}.original`)).toBeDefined()
  expect(await loadPictureFile(shop, file)).toEqual({ outcome: 'not-found' })
})

test('a photo that a buyer took away goes after a day', async () => {
  const photo = await sent('#0b6b4f', saveBuyersPicture)
  await sweepOnDay(0)
  expect(await isThere(photo)).toBe(true)
  await sweepOnDay(1)
  expect(await isThere(photo)).toBe(false)
})

test('the same picture, which the shop has sent as well, stays as long as any of its own', async () => {
  const photo = await sent('#0b6b4f', saveBuyersPicture)
  expect(await sent('#0b6b4f')).toBe(photo)
  await sweepOnDay(0)
  await sweepOnDay(2)
  expect(await isThere(photo)).toBe(true)
})

test('sent once more, or named again, it begins anew', async () => {
  const [again, back] = [await sent('#0b6b4f'), await sent('#c8321f')]
  await sweepOnDay(0)
  expect(await sent('#0b6b4f')).toBe(again)
  const product = await shelve(shop, { pictures: [{ hash: back }] })
  await sweepOnDay(20)
  await shop.database.delete(productPictures).where(eq(productPictures.productId, product.id))
  await sweepOnDay(21)
  await sweepOnDay(40)
  expect([await isThere(again), await isThere(back)]).toEqual([true, true])
  await sweepOnDay(53)
  expect([await isThere(again), await isThere(back)]).toEqual([false, false])
})

test('the logo stays, and what an order shows, though its product is gone', async () => {
  const [logo, ordered] = [await sent('#0b6b4f'), await sent('#c8321f')]
  await storeSettings(shop.database, { logo }, shop.now())
  await taken(shop, [await stocked(shop, { name: 'Lamp', stock: 1 }), 1])
  await shop.database.update(orderLines).set({ picture: ordered })
  for (const day of [0, 40, 80]) await sweepOnDay(day)
  expect([await isThere(logo), await isThere(ordered)]).toEqual([true, true])
})

test('by day nothing is swept', async () => {
  const unused = await sent('#0b6b4f')
  await sweepOnDay(0)
  const noon = new Date(first + 40.4 * dayMs)
  await doNightly({ ...shop, now: () => noon }, 'pictures')
  expect(await isThere(unused)).toBe(true)
})

test('a size that was being made while its picture was removed is not there afterwards', async () => {
  const unused = await sent('#0b6b4f')
  const file = `${unused}-192.webp`
  const [asked, removed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const stored = Promise.withResolvers<void>()
  const { files } = shop
  const slow: Shop['files'] = {
    ...files,
    read: (name) => files.read(name),
    remove: async (name) => {
      await files.remove(name)
      if (name === file) stored.resolve()
    },
    write: async (name, content) => {
      asked.resolve()
      await removed.promise
      await files.write(name, content)
    },
  }
  await loadPictureFile({ ...shop, files: slow }, file)
  await asked.promise
  await sweepOnDay(0)
  await sweepOnDay(31)
  removed.resolve()
  await stored.promise
  expect(await files.read(file)).toBeUndefined()
  expect(await loadPictureFile(shop, file)).toEqual({ outcome: 'not-found' })
})

test('a picture of an import that is on the disk again begins anew', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'haat-again-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await writeFile(join(folder, 'lamp.jpg'), await drawn('#0b6b4f'))
  const search = {
    shop,
    csvPath: join(folder, 'goods.csv'),
    dryRun: false,
    isFromOutside: false,
    silences: new Map(),
    signal: new AbortController().signal,
  }
  const found = await findPicture(search, 'lamp.jpg')
  if (found.outcome !== 'found') throw new Error(found.outcome)
  await sweepOnDay(0)
  expect(await findPicture(search, 'lamp.jpg')).toEqual(found)
  await sweepOnDay(31)
  expect(await isThere(found.hash)).toBe(true)
})
