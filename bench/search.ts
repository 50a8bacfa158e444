import type { BenchShop } from './bench-shop.ts'
import { load, repeat, type Load } from './measure.ts'
import { compared, type Figure } from './table.ts'

const connections = 16
const seconds = 6

/** (b) Search at 1,000 and 100,000 products, every request another word, against a bare SELECT by primary key. */
export async function measureSearch(bench: BenchShop): Promise<Figure[]> {
  const small = await searchAt(bench, 1000)
  const large = await searchAt(bench, 100_000)
  return [
    compared({
      name: 'search, 1,000 products',
      unit: 'requests/s',
      value: small.search.perSecond,
      reference: bareFigure(small),
      least: 0.05,
    }),
    compared({
      name: 'search, 100,000 products',
      unit: 'requests/s',
      value: large.search.perSecond,
      reference: bareFigure(large),
      least: 0.05,
    }),
    compared({
      name: 'search, 100,000 against 1,000 products',
      unit: 'requests/s',
      value: large.search.perSecond,
      reference: { name: 'at 1,000', value: small.search.perSecond },
      least: 0.7,
    }),
  ]
}

const bareFigure = ({ bare }: { bare: Load }) => ({ name: 'bare SELECT', value: bare.perSecond })

async function searchAt(bench: BenchShop, count: number): Promise<{ search: Load; bare: Load }> {
  const url = await bench.withProducts(count)
  const pool = bench.pool(url, connections)
  const { rows } = await pool.query<{ id: string; name: string }>(
    'SELECT id, name FROM products ORDER BY md5(id::text) LIMIT 20000',
  )
  const words = searchWords(rows.map(({ name }) => name))
  const shop = await bench.serve(url)
  try {
    let next = 0
    const search = await load({
      url: shop.address,
      connections,
      seconds,
      nextPath: () =>
        `/api/product?limit=8&q=${encodeURIComponent(words[next++ % words.length] ?? '')}`,
    })
    const bare = await repeat(connections, seconds, async (index) => {
      await pool.query({
        name: 'bare',
        text: 'SELECT id, name FROM products WHERE id = $1',
        values: [rows[index % rows.length]?.id],
      })
    })
    return { search, bare }
  } finally {
    await shop.stop()
  }
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
