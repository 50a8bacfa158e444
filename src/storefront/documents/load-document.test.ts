import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { savePost } from '#shop/content/posts/save-post.ts'
import { savePicture } from '#shop/pictures/save-picture.ts'
import { changeSettings } from '../../../tests/examples/settings-examples.ts'
import type { Shop } from '#shop/shop.ts'
import { shelve } from '../../../tests/examples/examples.ts'
import { openTestShop } from '../../../tests/support/test-shop.ts'
import { loadDocument } from './load-document.ts'
import { productsPerPart } from './sitemap.ts'
import { aScript } from '../../../tests/examples/initiators.ts'

let shop: Shop

beforeEach(async () => {
  const opened = await openTestShop()
  shop = { ...opened, environment: { ...opened.environment, shopUrl: 'https://haat.example' } }
})

async function read(path: string): Promise<string> {
  const document = await loadDocument(shop, path)
  if (!document) throw new Error(`There is no ${path}`)
  return document.body.toString('utf8')
}

const urls = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc)

const write = (slug: string, publishedAt: Date) =>
  savePost(shop, aScript, {
    kind: 'article',
    slug,
    title: 'Tea',
    summary: 'Tea',
    body: '<p>Tea</p>',
    publishedAt,
  })

/** So many products as a large shop has. */
const fill = (count: number) =>
  shop.database.execute(sql`
    INSERT INTO products (id, slug, category_id, name, status, published_at, price_in_paisa, selling_price_in_paisa)
    SELECT gen_random_uuid(), 'bulk-' || n, (SELECT id FROM categories LIMIT 1), 'Bulk ' || n, 'active', now(), 100, 100
    FROM generate_series(1, ${count}::int) AS n`)

test('the sitemap names every page that is shown, in both languages, and when it changed', async () => {
  await shelve(shop, { slug: 'মাটির-টব', category: 'garden' })
  await shelve(shop, { slug: 'draft', status: 'draft' })
  await write('tea-time', new Date('2026-11-01T00:00:00Z'))
  await write('planned-for-later', new Date('2126-11-01T00:00:00Z'))

  const xml = await read('/sitemap.xml')

  const pot = encodeURIComponent('মাটির-টব'.normalize('NFC'))
  expect(urls(xml)).toEqual(
    expect.arrayContaining([
      'https://haat.example/',
      'https://haat.example/bn',
      'https://haat.example/shop/garden',
      `https://haat.example/product/${pot}`,
      `https://haat.example/bn/product/${pot}`,
      'https://haat.example/about-us',
      'https://haat.example/bn/blog',
      'https://haat.example/contact-us',
      'https://haat.example/bn/blog/tea-time',
    ]),
  )
  expect(xml).not.toContain('planned-for-later')
  expect(urls(xml)).not.toContain('https://haat.example/product/draft')
  expect(xml).toContain(
    `<xhtml:link rel="alternate" hreflang="bn" href="https://haat.example/bn/product/${pot}"/>`,
  )
  expect(xml).toContain('hreflang="x-default"')
  expect(xml).toMatch(/<lastmod>20\d\d-/)
})

test('a catalogue too large for one file comes in parts, each product once in each language', async () => {
  await shelve(shop, { slug: 'first' })
  await fill(productsPerPart)

  const parts = urls(await read('/sitemap.xml'))

  expect(parts).toEqual([
    'https://haat.example/sitemap-pages.xml',
    'https://haat.example/sitemap-products-1.xml',
    'https://haat.example/sitemap-products-2.xml',
  ])
  const found = await Promise.all(parts.map((part) => read(new URL(part ?? '').pathname)))
  expect(new Set(found.slice(1).flatMap(urls)).size).toBe(2 * (productsPerPart + 1))
  for (const unknown of ['products-3', 'products-0', 'products-x', 'other'])
    expect(await loadDocument(shop, `/sitemap-${unknown}.xml`)).toBeUndefined()
})

test('an empty shop has a sitemap too', async () => {
  expect(urls(await read('/sitemap.xml'))).toContain('https://haat.example/shop')
})

test('robots read the goods and the sitemap, and nothing of one person', async () => {
  const text = await read('/robots.txt')
  for (const closed of ['/cart', '/bn/cart', '/ordered', '/order-tracking', '/api/'])
    expect(text).toContain(`Disallow: ${closed}\n`)
  expect(text).not.toMatch(/Disallow: \/(shop|product|checkout)/)
  expect(text).toContain('Sitemap: https://haat.example/sitemap.xml')
})

test('the shop can be installed under its own name, in the language of the page', async () => {
  await changeSettings(shop, { shopName: { en: 'Bazaar', bn: 'বাজার' } })
  const manifest = JSON.parse(await read('/bn/manifest.webmanifest'))
  expect(manifest).toMatchObject({ name: 'বাজার', lang: 'bn', start_url: '/bn', scope: '/' })
  expect(JSON.parse(await read('/manifest.webmanifest'))).toMatchObject({
    name: 'Bazaar',
    start_url: '/',
    display: 'standalone',
  })
})

test('the page for times without a network speaks both languages and needs only what is kept with it', async () => {
  await changeSettings(shop, { shopName: { en: 'Tom & Sons', bn: 'বাজার' } })
  expect(await read('/offline')).toContain('You seem to be offline · Tom &#38; Sons')
  const page = await read('/bn/offline')
  expect(page).toContain('<html lang="bn">')
  expect(page).toContain('সংযোগ ফিরে এলে')
  const worker = await read('/service-worker.js')
  for (const [, path] of page.matchAll(/(?:src|href)="(\/[^"]*)"/g))
    expect(worker).toContain(`"${path}"`)
})

test('the merchant’s icon is in tabs and among the apps; of no other picture is one drawn, and without one the shop has its own', async () => {
  const own = await read('/manifest.webmanifest')
  expect(own).toContain('/icons/icon-192.png')
  const picture = { width: 300, height: 200, channels: 3, background: '#123456' } as const
  const saved = await savePicture(shop, await sharp({ create: picture }).png().toBuffer())
  if (saved.outcome !== 'saved') throw new Error(saved.outcome)
  const { hash } = saved.picture
  const address = (form: string) => `/icons/${hash}/${form}.png`
  expect(await loadDocument(shop, address('app-192'))).toBeUndefined()
  expect(await changeSettings(shop, { icon: '0'.repeat(24) })).toEqual({
    outcome: 'unknown-picture',
  })
  await changeSettings(shop, { icon: hash })
  const manifest = JSON.parse(await read('/manifest.webmanifest'))
  const sizes = manifest.icons.map(({ sizes: size, purpose }: Record<string, string>) => [
    size,
    purpose,
  ])
  expect(sizes).toEqual([
    ['192x192', 'any'],
    ['512x512', 'any'],
    ['192x192', 'maskable'],
    ['512x512', 'maskable'],
  ])
  for (const { src, sizes: size } of manifest.icons) {
    const icon = await loadDocument(shop, src)
    const side = Number.parseInt(size, 10)
    expect(icon?.headers['content-type']).toBe('image/png')
    expect(await sharp(icon?.body).metadata()).toMatchObject({ width: side, height: side })
  }
  // A full picture goes on to the edge where phones cut; elsewhere room stays free.
  const cornerOf = async (form: string) =>
    [
      ...(await sharp((await loadDocument(shop, address(form)))?.body)
        .raw()
        .toBuffer()),
    ].slice(0, 4)
  const [red = 0, green = 0, blue = 0] = await cornerOf('touch-180')
  // Packing may change a colour by a shade.
  expect([red, green, blue].map((part) => part >> 4)).toEqual([0x1, 0x3, 0x5])
  expect((await cornerOf('tab-48'))[3]).toBe(0)
  expect(await read('/offline')).toContain(address('app-192'))
  expect(await loadDocument(shop, address('app-193'))).toBeUndefined()
  await changeSettings(shop, { icon: '' })
  expect(await read('/manifest.webmanifest')).toBe(own)
})

test('browsers take a new service worker when what it keeps has changed', async () => {
  const before = await read('/service-worker.js')
  expect(await read('/service-worker.js')).toBe(before)
  await changeSettings(shop, { shopName: { en: 'Bazaar', bn: 'বাজার' } })
  expect(await read('/service-worker.js')).not.toBe(before)
})
