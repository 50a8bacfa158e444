import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll } from 'vitest'
import { openTestShop } from '../support/test-shop.ts'
import { listWholeProducts } from '#shop/catalog/products/list-whole-products.ts'
import type { Shop } from '#shop/shop.ts'
import { exportProducts } from '#shop/import/export/export-products.ts'
import { importProducts, type ImportOptions } from '#shop/import/import-products.ts'
import type { ImportEvent } from '#shop/import/report/tally.ts'

export const now = new Date('2026-11-20T06:00:00Z')
export const fixtures = join(import.meta.dirname, '../../src/shop/import/fixtures')

let pictureServer: Server
/** Where the pictures of the fixtures are. */
export let origin: string
/** Of files that a test writes. */
export let folder: string
/** Paths of pictures that were asked for. */
export const asked: string[] = []

/** For one test file. Every URL is another picture; those with "gone" in them are not there. */
export function servePictures() {
  beforeAll(async () => {
    pictureServer = createServer(async (request, response) => {
      asked.push(request.url ?? '')
      if (request.url?.includes('gone')) return void response.writeHead(404).end()
      response.end(await drawPicture(request.url ?? ''))
    })
    await new Promise<void>((listening) => pictureServer.listen(0, '127.0.0.1', listening))
    origin = `http://127.0.0.1:${(pictureServer.address() as AddressInfo).port}`
    folder = await mkdtemp(join(tmpdir(), 'haat-import-'))
  })

  afterAll(async () => {
    pictureServer.closeAllConnections()
    pictureServer.close()
    await rm(folder, { recursive: true, force: true })
  })
}

export function drawPicture(seed: string): Promise<Buffer> {
  const number = [...seed].reduce(
    (sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 0xff_ff_ff,
    7,
  )
  const background = `#${number.toString(16).padStart(6, '0')}`
  return sharp({ create: { width: 40, height: 40, channels: 3, background } })
    .png()
    .toBuffer()
}

/** A shop whose imports may reach the picture server of this test. */
export async function openShopNearby(): Promise<Shop> {
  const shop = await openTestShop({ now: () => now })
  return { ...shop, environment: { ...shop.environment, importFromPrivateAddresses: true } }
}

export async function fixture(name: string): Promise<string> {
  const text = await readFile(join(fixtures, name), 'utf8')
  return write(name, text.replaceAll(/https:\/\/(cdn\.shopify\.com|amardokan\.example)/g, origin))
}

export async function write(name: string, text: string): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, text)
  return path
}

export const own = (...rows: string[]) =>
  ['handle,name,category,size,sku,price,stock,pictures', ...rows].join('\n')

export async function run(shop: Shop, path: string, options: ImportOptions = {}) {
  const events: ImportEvent[] = []
  const result = await importProducts(shop, path, {
    untrackedStock: 100,
    ...options,
    onEvent: (event) => events.push(event),
  })
  if ('sentence' in result) throw new Error(result.sentence)
  const said = events.flatMap((event) =>
    'reason' in event && event.kind !== 'change' ? [`${event.line}: ${event.reason}`] : [],
  )
  const changes = events.flatMap((event) =>
    event.kind === 'change' ? [`${event.line}: ${event.reason}`] : [],
  )
  return { ...result.totals, said, changes }
}

export const all = (shop: Shop) => listWholeProducts(shop.database, { limit: 1000 })
export const find = async (shop: Shop, slug: string) =>
  (await all(shop)).find((product) => product.slug === slug)!

export const stockOf = async (shop: Shop, slug: string) =>
  (await find(shop, slug)).variants.map(({ stock }) => stock)

/** Somebody buys pieces of one of its variants. */
export async function sell(
  shop: Shop,
  slug: string,
  index: number,
  quantity: number,
): Promise<void> {
  const variant = (await find(shop, slug)).variants[index]!
  await shop.database.execute(
    sql`UPDATE variants SET stock = stock - ${quantity}, units_sold = units_sold + ${quantity} WHERE sku = ${variant.sku}`,
  )
}

export async function exported(shop: Shop): Promise<string> {
  let text = ''
  for await (const piece of exportProducts(shop, join(folder, 'all-pictures'))) text += piece
  return text
}
