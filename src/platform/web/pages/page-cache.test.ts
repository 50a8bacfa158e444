import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { PageCache, type RenderedPage } from './page-cache.ts'
import { unpackPage } from './packing/unpack-page.ts'

const megabyte = 1024 * 1024

/** One that receives announcements. */
function openCache(mostBytes: number = megabyte, now?: () => number): PageCache {
  const cache = new PageCache(mostBytes, now)
  cache.begin()
  return cache
}

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
  const cache = openCache()
  let renders = 0
  const render = async () => page(`render ${++renders}`)
  const answers = await Promise.all(Array.from({ length: 50 }, () => cache.get('/', render)))
  await cache.get('/', render)
  expect(renders).toBe(1)
  expect(new Set(answers.map(textOf))).toEqual(new Set(['render 1']))
})

test('each encoding is the same page', async () => {
  const kept = await openCache().get('/', async () => page('<h1>হাট</h1>'))
  expect(brotliDecompressSync(kept.br).toString()).toBe('<h1>হাট</h1>')
  expect(gunzipSync(kept.gzip).toString()).toBe('<h1>হাট</h1>')
  expect((await unpackPage(kept)).toString()).toBe('<h1>হাট</h1>')
  expect(kept.headers.identity).toContain(String(Buffer.byteLength('<h1>হাট</h1>')))
})

test('a change makes just the pages anew that were made from it', async () => {
  const cache = openCache()
  await cache.get('/a', async () => page('old a', { topics: ['product:a'] }))
  await cache.get('/b', async () => page('old b', { topics: ['product:b'] }))
  cache.drop(['product:a'])
  expect(textOf(await cache.get('/a', async () => page('new a')))).toBe('new a')
  expect(textOf(await cache.get('/b', async () => page('new b')))).toBe('old b')
})

test('a change that happens while a page is rendered is not lost', async () => {
  const cache = openCache()
  await cache.get('/', async () => {
    cache.drop(['catalog'])
    return page('read before the change')
  })
  expect(textOf(await cache.get('/', async () => page('after')))).toBe('after')
})

test('while the database is away the old page is served', async () => {
  const cache = openCache()
  await cache.get('/', async () => page('good'))
  cache.begin()
  const failing = async () => Promise.reject(new Error('away'))
  expect(textOf(await cache.get('/', failing))).toBe('good')
  expect(textOf(await cache.get('/', async () => page('broken', { status: 503 })))).toBe('good')
  expect(textOf(await cache.get('/', async () => page('fresh again')))).toBe('fresh again')
})

test('anyone who waits too long for a fresh page gets the old one', async () => {
  const cache = openCache()
  await cache.get('/', async () => page('old'))
  cache.begin()
  const never = new Promise<RenderedPage>(() => {})
  expect(textOf(await cache.get('/', () => never))).toBe('old')
})

test('a page that ages is made anew from its moment on (D20)', async () => {
  let now = 1000
  const cache = openCache(megabyte, () => now)
  await cache.get('/', async () => page('with deal', { staleFrom: 2000 }))
  expect(cache.fresh('/')).toBeDefined()
  now = 2000
  expect(cache.fresh('/')).toBeUndefined()
  expect(textOf(await cache.get('/', async () => page('deal over')))).toBe('deal over')
})

test("one person's page never reaches another, also when both ask at the same moment", async () => {
  const cache = openCache()
  const mine = cache.get('/order', async () => page('mine', { keep: false }))
  const yours = cache.get('/order', async () => page('yours', { keep: false }))
  expect([textOf(await mine), textOf(await yours)]).toEqual(['mine', 'yours'])
  expect(cache.size.pages).toBe(0)
})

test('memory is bounded; what was asked for least recently goes first', async () => {
  const cache = openCache(10_000)
  for (const name of ['a', 'b', 'c']) await cache.get(name, async () => page(name))
  // As the web server answers almost every request: it never gets as far as rendering.
  expect(cache.fresh('a')).toBeDefined()
  await cache.get('d', async () => page('d'))
  await cache.get('e', async () => page('e'))
  expect(cache.size.bytes).toBeLessThanOrEqual(10_000)
  expect(['a', 'b', 'c', 'd', 'e'].filter((name) => cache.fresh(name))).toEqual([
    'a',
    'c',
    'd',
    'e',
  ])
})

test('a thousand pages that nobody asks for again push out none that people read', async () => {
  const cache = openCache(20_000)
  await cache.get('/', async () => page('home'))
  for (let guess = 0; guess < 1000; guess++) {
    await cache.get(`/shop?q=${guess}`, async () => page('nothing found'))
    expect(cache.fresh('/')).toBeDefined()
  }
  expect(cache.size.bytes).toBeLessThanOrEqual(20_000)
})

test('a change of something else while a page is rendered keeps it fresh', async () => {
  const cache = openCache()
  await cache.get('/', async () => {
    cache.drop(['product:other'])
    return page('home', { topics: ['product:a'] })
  })
  expect(cache.fresh('/')).toBeDefined()
})

test('what changes all day long makes a page anew once a second, and nobody waits for it', async () => {
  let now = 10_000
  const cache = openCache(megabyte, () => now)
  const stocked = (text: string) => async () => page(text, { topics: ['stock:a'] })
  await cache.get('/', stocked('first'))
  now += 5000
  cache.dropCalmly(['stock:other'])
  expect(cache.fresh('/')).toBeDefined()
  cache.dropCalmly(['stock:a'])
  // It is older than a second.
  expect(textOf(await cache.get('/', stocked('second')))).toBe('second')
  now += 400
  cache.dropCalmly(['stock:a'])
  expect(textOf(await cache.get('/', stocked('too early')))).toBe('second')
  now += 600
  const during = async () => {
    cache.dropCalmly(['stock:a'])
    return page('third', { topics: ['stock:a'] })
  }
  expect(textOf(await cache.get('/', during))).toBe('second')
  await vi.waitUntil(() => cache.fresh('/'))
  expect(textOf(await cache.get('/', stocked('not made')))).toBe('third')
  now += 1000
  expect(cache.fresh('/')).toBeUndefined()
  // Nobody asked for it: now it is waited for.
  now += 1000
  expect(textOf(await cache.get('/', stocked('fourth')))).toBe('fourth')
})

test('while a page is made anew for what changes all day, another change still drops it at once', async () => {
  let now = 10_000
  const cache = openCache(megabyte, () => now)
  const made = (text: string) => async () => page(text, { topics: ['stock:a', 'product:a'] })
  await cache.get('/', made('first'))
  cache.dropCalmly(['stock:a'])
  cache.drop(['product:a'])
  now += 1000
  expect(textOf(await cache.get('/', made('second')))).toBe('second')

  cache.dropCalmly(['stock:a'])
  now += 1000
  const fails = async () => Promise.reject(new Error('away'))
  expect(textOf(await cache.get('/', fails))).toBe('second')
})

test('however many products an import changes, a page is made anew ten times at once and then in turns', async () => {
  let now = 10_000
  const cache = openCache(megabyte, () => now)
  let renders = 0
  const render = async () => page(`render ${++renders}`)
  await cache.get('/', render)
  renders = 0
  const startedAt = now
  for (; now < startedAt + 5000; now += 10) {
    cache.drop(['catalog'])
    await cache.get('/', render)
    // No time passes meanwhile.
    await vi.waitUntil(() => cache.fresh('/'), { interval: 1 })
  }
  expect(renders).toBeGreaterThan(15)
  expect(renders).toBeLessThanOrEqual(18)
  // What changed last is seen within a second, also by the first who comes back.
  now += 890
  expect(textOf(await cache.get('/', async () => page('the end')))).toBe('the end')
  // After some quiet, changes are seen at once again.
  now += 10_000
  for (const text of ['first', 'second', 'third']) {
    cache.drop(['catalog'])
    expect(textOf(await cache.get('/', async () => page(text)))).toBe(text)
  }
})

test('nobody waits for a page that is made anew again and again, and one that is dated never serves longer', async () => {
  let now = 10_000
  const cache = openCache(megabyte, () => now)
  for (let turn = 0; turn < 12; turn++) {
    cache.drop(['catalog'])
    await cache.get('/', async () => page('busy', { staleFrom: 10_700 }))
  }
  cache.drop(['catalog'])
  const never = () => new Promise<RenderedPage>(() => {})
  now += 600
  expect(cache.atHand('/')).toBeUndefined()
  expect(textOf(await cache.get('/', never))).toBe('busy')
  expect(cache.atHand('/')).toBeDefined()
  expect(cache.fresh('/')).toBeUndefined()
  now += 100
  expect(cache.atHand('/')).toBeUndefined()
})

test('those who come while a page is made anew wait together for as long as the first', async () => {
  let now = 10_000
  const cache = openCache(megabyte, () => now)
  await cache.get('/', async () => page('old'))
  cache.drop(['catalog'])
  const first = cache.get('/', () => new Promise<RenderedPage>(() => {}))
  now += 300
  const late = cache.get('/', async () => page('not made'))
  expect(await Promise.race([first.then(() => 'first'), late.then(textOf)])).toBe('old')
})

test('while announcements cannot be received no page counts as fresh', async () => {
  const cache = new PageCache(megabyte)
  await cache.get('/', async () => page('before announcements are received'))
  expect(cache.fresh('/')).toBeUndefined()
  cache.begin()
  await cache.get('/', async () => page('while announcements are received'))
  expect(cache.fresh('/')).toBeDefined()
  cache.end()
  expect(textOf(await cache.get('/', async () => page('made anew')))).toBe('made anew')
  expect(cache.fresh('/')).toBeUndefined()
  const away = async () => Promise.reject(new Error('away'))
  expect(textOf(await cache.get('/', away))).toBe('made anew')
  cache.begin()
  expect(cache.fresh('/')).toBeUndefined()
})
