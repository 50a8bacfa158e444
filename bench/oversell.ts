import type { BenchShop } from './support/bench-shop.ts'
import { LightClient } from './support/light-client.ts'
import { orderFor, postOrder } from './support/order-request.ts'
import type { Figure, Figures } from './support/table.ts'

const buyers = 500
const pieces = 10

/** (d) 500 buyers at once for 10 pieces, at one process and at two: never one too many. */
export async function* measureOversell(bench: BenchShop): Figures {
  yield await stampede(bench, 1)
  yield await stampede(bench, 2)
}

async function stampede(bench: BenchShop, processes: number): Promise<Figure> {
  const url = await bench.withProducts(1000)
  const pool = bench.pool(url, 1)
  const { rows } = await pool.query<{ id: string }>(
    `SELECT id FROM variants WHERE stock > 100000 ORDER BY md5(id::text || $1::text) LIMIT 1`,
    [processes],
  )
  const variantId = rows[0]?.id ?? ''
  await pool.query('UPDATE variants SET stock = $2 WHERE id = $1', [variantId, pieces])
  const shops = await Promise.all(Array.from({ length: processes }, () => bench.serve(url)))
  try {
    const clients = Array.from(
      { length: buyers },
      (_, buyer) => new LightClient(shops[buyer % processes]?.origin ?? ''),
    )
    const statuses = await Promise.all(
      clients.map((client) => postOrder(client, orderFor(variantId))),
    )
    for (const client of clients) client.close()
    const sold = statuses.filter((status) => status === 201).length
    const refused = statuses.filter((status) => status === 409).length
    const left = await pool.query<{ stock: number }>('SELECT stock FROM variants WHERE id = $1', [
      variantId,
    ])
    return {
      name: `oversell, ${buyers} buyers for ${pieces} pieces, ${processes} process${processes > 1 ? 'es' : ''} (${refused} refused, ${left.rows[0]?.stock} left)`,
      value: sold,
      unit: 'sold',
      aim: `exactly ${pieces}`,
      reached: sold === pieces && refused === buyers - pieces && left.rows[0]?.stock === 0,
    }
  } finally {
    await Promise.all(shops.map((shop) => shop.stop()))
  }
}
