import type { Pool } from 'pg'
import type { BenchShop } from './support/bench-shop.ts'
import { repeat, type Load } from './support/measure.ts'
import { LightClient } from './support/light-client.ts'
import { orderFor, postOrder, sellableVariants } from './support/order-request.ts'
import { compared, type Figures } from './support/table.ts'

const buyers = 16
const seconds = 6

/** (c) Orders per second, different products and one popular product, against a bare one-row INSERT commit. */
export async function* measureOrders(bench: BenchShop): Figures {
  const url = await bench.withProducts(1000)
  const pool = bench.pool(url, buyers)
  const variants = await sellableVariants(pool)
  const shop = await bench.serve(url)
  try {
    const anyProduct = (index: number) => variants[index % variants.length] ?? ''
    // Code that ran some thousand times is compiled; that of the reference is after its first second.
    for (let round = 0; round < 2; round++) await orders(shop.origin, anyProduct)
    const before = await bareInserts(pool)
    const different = await orders(shop.origin, anyProduct)
    const popular = await orders(shop.origin, () => variants[0] ?? '')
    const after = await bareInserts(pool)
    const bare = { perSecond: (before.perSecond + after.perSecond) / 2 }
    const reference = { name: 'bare INSERT commit', value: bare.perSecond }
    yield* [
      compared({
        name: 'orders, different products',
        unit: 'orders/s',
        value: different.perSecond,
        reference,
        least: 0.1,
      }),
      compared({
        name: 'orders, one popular product',
        unit: 'orders/s',
        value: popular.perSecond,
        reference,
        least: 0.1,
      }),
    ]
  } finally {
    await shop.stop()
  }
}

async function orders(origin: string, variantFor: (index: number) => string): Promise<Load> {
  const clients = Array.from({ length: buyers }, () => new LightClient(origin))
  const place = async (index: number, buyer: number) => {
    const client = clients[buyer] ?? new LightClient(origin)
    const status = await postOrder(client, orderFor(variantFor(index)))
    if (status !== 201) throw new Error(`An order was answered with ${status}`)
  }
  const load = await repeat(buyers, seconds, place)
  for (const client of clients) client.close()
  return load
}

async function bareInserts(pool: Pool): Promise<Load> {
  await pool.query(
    'CREATE TABLE IF NOT EXISTS bench_rows (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, content text)',
  )
  return repeat(buyers, seconds, async (index) => {
    await pool.query({
      name: 'bare-insert',
      text: 'INSERT INTO bench_rows (content) VALUES ($1)',
      values: [`row ${index}`],
    })
  })
}
