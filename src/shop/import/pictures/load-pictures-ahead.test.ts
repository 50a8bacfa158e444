import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { openTestShop } from '../../../../tests/support/test-shop.ts'
import { listWholeProducts } from '#shop/catalog/products/list-whole-products.ts'
import { importProducts, type ImportOptions } from '../import-products.ts'

let folder: string
let shop: Awaited<ReturnType<typeof openTestShop>>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'haat-ahead-'))
})

beforeEach(async () => {
  const opened = await openTestShop()
  shop = { ...opened, environment: { ...opened.environment, importFromPrivateAddresses: true } }
})

afterAll(() => rm(folder, { recursive: true, force: true }))

interface PictureServer {
  origin: string
  /** How many asked for a picture and had no answer yet, at most. */
  mostAtOnce: number
  asked: string[]
}

/** It answers nobody before so many ask at once, then everybody. */
async function openPictureServer(together: number): Promise<PictureServer> {
  const enough = Promise.withResolvers<void>()
  let atOnce = 0
  const server = createServer(async (request, response) => {
    const path = request.url ?? ''
    seen.asked.push(path)
    seen.mostAtOnce = Math.max(seen.mostAtOnce, ++atOnce)
    if (atOnce === together) enough.resolve()
    await enough.promise
    // One more than may be would ask meanwhile.
    const content = await drawPicture(Number(/\d+/.exec(path)?.[0]))
    atOnce--
    response.end(content)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const seen: PictureServer = { origin, mostAtOnce: 0, asked: [] }
  return seen
}

const drawPicture = (number: number) =>
  sharp({ create: { width: 20, height: 20, channels: 3, background: { r: number, g: 9, b: 99 } } })
    .png()
    .toBuffer()

/** Products P0, P1, … with a picture each that is theirs alone. */
async function writeFileOf(products: number, origin: string): Promise<string> {
  const rows = Array.from(
    { length: products },
    (_row, at) => `P${at},P-${at},9,${origin}/${at}.png`,
  )
  const path = join(folder, 'goods.csv')
  await writeFile(path, ['name,sku,price,pictures', ...rows].join('\n'))
  return path
}

async function run(path: string, options: ImportOptions = {}) {
  const said: string[] = []
  const result = await importProducts(shop, path, {
    ...options,
    onEvent: (event) => {
      if ('reason' in event && event.kind !== 'change') said.push(event.reason)
      options.onEvent?.(event)
    },
  })
  return { ...result, said }
}

const inShop = () => listWholeProducts(shop.database, { limit: 1000 })

test('eight pictures load at once, of products with one picture each, which are written in their order', async () => {
  const server = await openPictureServer(8)
  expect(await run(await writeFileOf(24, server.origin))).toMatchObject({
    outcome: 'imported',
    totals: { created: 24 },
    said: [],
  })
  expect(server.mostAtOnce).toBe(8)
  const products = await inShop()
  expect(products.map(({ name }) => name)).toEqual(
    Array.from({ length: 24 }, (_product, at) => `P${at}`),
  )
  expect(products.every(({ pictures }) => pictures.length === 1)).toBe(true)
})

test('eight is the most for products with many pictures too, and one that several show is asked for once', async () => {
  const server = await openPictureServer(8)
  const rows = Array.from({ length: 10 }, (_row, at) => {
    const own = [0, 1, 2].map((one) => `${server.origin}/${at * 3 + one}.png`)
    return `P${at},P-${at},9,"${[...own, `${server.origin}/200.png`].join('\n')}"`
  })
  const path = join(folder, 'many.csv')
  await writeFile(path, ['name,sku,price,pictures', ...rows].join('\n'))
  expect(await run(path)).toMatchObject({ totals: { created: 10, missingPictures: 0 }, said: [] })
  expect(server.mostAtOnce).toBe(8)
  expect(server.asked).toHaveLength(31)
  expect((await inShop()).every(({ pictures }) => pictures.length === 4)).toBe(true)
})

test('an import that is stopped breaks off the pictures that load, and writes nothing without them', async () => {
  const stopping = new AbortController()
  // It would wait for a request that never comes.
  const server = await openPictureServer(9)
  const path = await writeFileOf(12, server.origin)
  const running = run(path, { signal: stopping.signal })
  await expect.poll(() => server.asked.length).toBe(8)
  stopping.abort()
  expect(await running).toMatchObject({ outcome: 'stopped', totals: { created: 0 }, said: [] })
  expect(await inShop()).toEqual([])
})
