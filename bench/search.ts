import type { Pool } from 'pg'
import type { BenchShop } from './support/bench-shop.ts'
import { LightClient } from './support/light-client.ts'
import { median, repeat, type Load } from './support/measure.ts'
import { compared, type Figures } from './support/table.ts'

const connections = 16
const seconds = 2
const rounds = 3

/**
 * (b) Search at 1,000 and 100,000 products, every request another word, against a bare SELECT by primary key. They take turns,
 * so that a noisy moment of the machine falls on all of them; the median of the rounds counts.
 */
export async function* measureSearch(bench: BenchShop): Figures {
  const small = await openCounter(bench, 1000)
  const large = await openCounter(bench, 100_000)
  try {
    // Code that ran some thousand times is compiled, and every connection has planned its statements.
    for (const counter of [small, large]) await counter.search()
    for (let round = 0; round < rounds; round++) {
      for (const { search, bare, perSecond } of [small, large]) {
        perSecond.search.push(await search())
        perSecond.bare.push(await bare())
      }
    }
  } finally {
    await Promise.all([small.stop(), large.stop()])
  }
  const [few, many] = [medians(small), medians(large)]
  yield* [
    compared({
      name: 'search, 1,000 products',
      unit: 'requests/s',
      value: few.search,
      reference: { name: 'bare SELECT', value: few.bare },
      least: 0.05,
    }),
    compared({
      name: 'search, 100,000 products',
      unit: 'requests/s',
      value: many.search,
      reference: { name: 'bare SELECT', value: many.bare },
      least: 0.05,
    }),
    compared({
      name: 'search, 100,000 against 1,000 products',
      unit: 'requests/s',
      value: many.search,
      reference: { name: 'at 1,000', value: few.search },
      least: 0.7,
    }),
  ]
}

interface Counter {
  /** Both answer how many were served in a second. */
  search: () => Promise<number>
  bare: () => Promise<number>
  perSecond: { search: number[]; bare: number[] }
  stop: () => Promise<void>
}

async function openCounter(bench: BenchShop, count: number): Promise<Counter> {
  const url = await bench.withProducts(count)
  const pool = bench.pool(url, connections)
  const { rows } = await pool.query<{ id: string; name: string }>(
    'SELECT id, name FROM products ORDER BY md5(id::text) LIMIT 20000',
  )
  const words = searchWords(rows.map(({ name }) => name))
  const shop = await bench.serve(url)
  return {
    search: async () => (await searches(shop.origin, words)).perSecond,
    bare: async () => (await bareSelects(pool, rows)).perSecond,
    perSecond: { search: [], bare: [] },
    stop: shop.stop,
  }
}

function medians({ perSecond: { search, bare } }: Counter): { search: number; bare: number } {
  return { search: median(search), bare: median(bare) }
}

function bareSelects(pool: Pool, rows: readonly { id: string }[]): Promise<Load> {
  return repeat(connections, seconds, async (index) => {
    await pool.query({
      name: 'bare',
      text: 'SELECT id, name FROM products WHERE id = $1',
      values: [rows[index % rows.length]?.id],
    })
  })
}

async function searches(origin: string, words: readonly string[]): Promise<Load> {
  const clients = Array.from({ length: connections }, () => new LightClient(origin))
  const search = async (index: number, typist: number) => {
    const word = encodeURIComponent(words[index % words.length] ?? '')
    const status = await clients[typist]?.get(`/api/product?limit=8&q=${word}`)
    if (status !== 200) throw new Error(`A search was answered with ${status}`)
  }
  const load = await repeat(connections, seconds, search)
  for (const client of clients) client.close()
  return load
}

/** What people type: beginnings, middles and whole words of names; no two the same. */
function searchWords(names: readonly string[]): string[] {
  const words = new Set<string>()
  for (const [index, name] of names.entries()) {
    const [first = '', second = ''] = name.toLowerCase().split(' ')
    words.add(
      [first, second, `${first} ${second}`, name, first.slice(0, 4), second.slice(1, 6)][
        index % 6
      ] ?? name,
    )
  }
  return [...words].filter((word) => word.length > 2)
}
