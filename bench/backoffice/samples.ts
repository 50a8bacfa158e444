import type { Pool } from 'pg'

/** Things of the shop that was filled, to be asked for. */
export type Samples = Awaited<ReturnType<typeof drawSamples>>

/** Each is drawn by chance, but the same in each run. */
export async function drawSamples(pool: Pool) {
  const texts = async (query: string) =>
    (await pool.query<{ text: string }>(query)).rows.map(({ text }) => text)
  const ofOrders = (column: string, where = 'true') =>
    texts(
      `SELECT ${column} AS text FROM orders WHERE ${where} ORDER BY md5(id::text) LIMIT ${mostOfEach}`,
    )
  return {
    ids: await ofOrders('id'),
    orderIds: await ofOrders('order_id'),
    trackingIds: await ofOrders('tracking_id'),
    phones: await ofOrders('phone'),
    emails: await ofOrders('email', 'email IS NOT NULL'),
    /** From the best seller, which thousands have bought, to what a few have. */
    names: await texts(`
      SELECT name AS text FROM (
        SELECT name, row_number() OVER (ORDER BY units_sold DESC, id) AS rank FROM products
      ) ranked WHERE rank IN (1, 10, 100, 1000, 5000)`),
    skus: await texts(
      `SELECT sku AS text FROM variants ORDER BY md5(id::text) LIMIT ${mostOfEach}`,
    ),
    /** Who ordered most, first. */
    busyOrders: await texts(`
      SELECT max(o.order_id) AS text FROM (
        SELECT phone FROM orders GROUP BY phone ORDER BY count(*) DESC LIMIT 20
      ) busy JOIN orders o USING (phone) GROUP BY phone`),
    busyCustomers: await texts(
      `SELECT id AS text FROM customers ORDER BY orders DESC, id DESC LIMIT 20`,
    ),
    customers: await texts(
      `SELECT id AS text FROM customers ORDER BY md5(id::text) LIMIT ${mostOfEach}`,
    ),
  }
}

const mostOfEach = 1000

/** The first one after the last. */
export const inTurn = <One>(some: readonly One[], turn: number): One => {
  const one = some[turn % some.length]
  if (one === undefined) throw new Error('Expected something to ask for')
  return one
}
