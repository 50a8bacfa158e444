import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import type { LightClient } from './light-client.ts'

export async function sellableVariants(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `SELECT id FROM variants WHERE stock > 100000 ORDER BY id`,
  )
  return rows.map(({ id }) => id)
}

let buyers = 0

/** One piece to a buyer who never ordered before: for those who wait for an order the limits are judged line by line. */
export function orderFor(variantId: string): object {
  const buyer = buyers++
  return {
    fullName: `Buyer ${buyer}`,
    phone: `017${String(buyer % 100_000_000).padStart(8, '0')}`,
    district: 'Dhaka',
    area: 'Mirpur',
    address: 'House 12, Road 5, Block C',
    lines: [{ variantId, quantity: 1 }],
  }
}

/** Places an order through the shop's door; answers the status. */
export function postOrder(buyer: LightClient, order: object): Promise<number> {
  return buyer.post('/api/order', JSON.stringify(order), `idempotency-key: ${randomUUID()}\r\n`)
}
