import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { chooseEncoding, PageCache, type RenderedPage } from './page-cache.ts'
import { unpackPage } from './unpack-page.ts'

const megabyte = 1024 * 1024

function page(text: string, more: Partial<RenderedPage> = {}): RenderedPage {
  return {
    status: 200,
    headers: { 'content-type': 'text/html' },
    body: Buffer.from(text),
    topics: ['catalog'],
    staleFrom: undefined,
    keep: true,
    ...more,
  }
}

const textOf = (kept: { gzip: Buffer }) => gunzipSync(kept.gzip).toString()

test('a page is rendered once for everybody, also for those who ask at the same moment', async () => {
  const cache = new PageCache(megabyte)
  let renders = 0
  const render = async () => page(`render ${++renders}`)
  const answers = await Promise.all(Array.from({ length: 50 }, () => cache.get('/', render)))
  await cache.get('/', render)
  expect(renders).toBe(1)
  expect(new Set(answers.map(textOf))).toEqual(new Set(['render 1']))
})

test('each encoding is the same page', async () => {
  const kept = await new PageCache(megabyte).get('/', async () => page('<h1>হাট</h1>'))
  expect(brotliDecompressSync(kept.br).toString()).toBe('<h1>হাট</h1>')
  expect(gunzipSync(kept.gzip).toString()).toBe('<h1>হাট</h1>')
  expect((await unpackPage(kept)).toString()).toBe('<h1>হাট</h1>')
  expect(kept.headers.identity).toContain(String(Buffer.byteLength('<h1>হাট</h1>')))
})

test('a change makes just the pages anew that were made from it', async () => {
  const cache = new PageCache(megabyte)
  await cache.get('/a', async () => page('old a', { topics: ['product:a'] }))
  await cache.get('/b', async () => page('old b', { topics: ['product:b'] }))
  cache.drop(['product:a'])
  expect(textOf(await cache.get('/a', async () => page('new a')))).toBe('new a')
  expect(textOf(await cache.get('/b', async () => page('new b')))).toBe('old b')
})

test('a change that happens while a page is rendered is not lost', async () => {
  const cache = new PageCache(megabyte)
  await cache.get('/', async () => {
    cache.drop(['catalog'])
    return page('read before the change')
  })
  expect(textOf(await cache.get('/', async () => page('after')))).toBe('after')
})

test('while the database is away the old page is served', async () => {
  const cache = new PageCache(megabyte)
  await cache.get('/', async () => page('good'))
  cache.dropAll()
  const failing = async () => Promise.reject(new Error('away'))
  expect(textOf(await cache.get('/', failing))).toBe('good')
  expect(textOf(await cache.get('/', async () => page('broken', { status: 503 })))).toBe('good')
  expect(textOf(await cache.get('/', async () => page('fresh again')))).toBe('fresh again')
})

test('whoever waits too long for a fresh page gets the old one', async () => {
  const cache = new PageCache(megabyte)
  await cache.get('/', async () => page('old'))
  cache.dropAll()
  const never = new Promise<RenderedPage>(() => {})
  expect(textOf(await cache.get('/', () => never))).toBe('old')
})

test('a page that ages is made anew from its moment on (D20)', async () => {
  let now = 1000
  const cache = new PageCache(megabyte, () => now)
  await cache.get('/', async () => page('with deal', { staleFrom: 2000 }))
  expect(cache.fresh('/')).toBeDefined()
  now = 2000
  expect(cache.fresh('/')).toBeUndefined()
  expect(textOf(await cache.get('/', async () => page('deal over')))).toBe('deal over')
})

test("one person's page never reaches another, also when both ask at the same moment", async () => {
  const cache = new PageCache(megabyte)
  const mine = cache.get('/order', async () => page('mine', { keep: false }))
  const yours = cache.get('/order', async () => page('yours', { keep: false }))
  expect([textOf(await mine), textOf(await yours)]).toEqual(['mine', 'yours'])
  expect(cache.size.pages).toBe(0)
})

test('memory is bounded; what was asked for least recently goes first', async () => {
  const cache = new PageCache(10_000)
  for (const name of ['a', 'b', 'c']) await cache.get(name, async () => page(name))
  await cache.get('a', async () => page('a again'))
  for (const name of ['d', 'e']) await cache.get(name, async () => page(name))
  expect(cache.size.bytes).toBeLessThanOrEqual(10_000)
  expect(cache.fresh('b')).toBeUndefined()
  expect(cache.fresh('e')).toBeDefined()
})

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', 'identity'],
  [undefined, 'identity'],
])('a browser that accepts %s gets %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding)
})
