import type { BenchShop } from './support/bench-shop.ts'
import { load } from './support/measure.ts'
import { megabytesOf } from './support/megabytes.ts'
import { limited, type Figures } from './support/table.ts'

/** (e) Start time; memory at rest and under load, with 100,000 products. */
export async function* measureMemory(bench: BenchShop): Figures {
  const shop = await bench.serve(await bench.withProducts(100_000))
  try {
    const pid = shop.process.pid ?? 0
    const atRest = megabytesOf(pid)
    const slugs = await fetch(`${shop.origin}/api/product?limit=200`)
      .then((answer) => answer.json())
      .then((products) => (products as { slug: string }[]).map(({ slug }) => slug))
    let next = 0
    const paths = ['/', '/shop', '/shop/electronics', ...slugs.map((slug) => `/product/${slug}`)]
    await load({
      url: shop.origin,
      connections: 32,
      seconds: 8,
      headers: { 'accept-encoding': 'br' },
      nextPath: () => paths[next++ % paths.length] ?? '/',
    })
    yield* [
      limited('start with a filled database, server only', 'ms', Math.round(shop.startMs), 5000),
      limited('memory at rest, 100,000 products', 'MB', atRest, 300),
      limited('memory under load, 100,000 products', 'MB', megabytesOf(pid), 300),
    ]
  } finally {
    await shop.stop()
  }
}
