import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import type { Pool } from 'pg'

const agent = new Agent({ keepAlive: true, maxSockets: 600 })

export async function sellableVariants(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `SELECT id FROM variants WHERE stock > 100000 ORDER BY id`,
  )
  return rows.map(({ id }) => id)
}

/** One piece to one buyer; each buyer has a phone of their own. */
export function orderFor(variantId: string, buyer: number): object {
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
export function postOrder(address: string, order: object): Promise<number> {
  const body = JSON.stringify(order)
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'idempotency-key': randomUUID(),
    }
    const sent = request(`${address}/api/order`, { method: 'POST', agent, headers }, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode ?? 0))
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
