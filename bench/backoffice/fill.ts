import type { Client } from 'pg'
import { findDistrict, listDistricts } from '../../src/shop/delivery/find-destination.ts'
import { firstZoneOf } from '../../src/shop/delivery/zone.ts'
import { markingStatements, statements } from './invented-rows.ts'

/** How much a shop has; products are there before. */
export interface Size {
  orders: number
  customers: number
  products: number
}

/** As many orders as the issue asks for; BENCH_ORDERS says how many to try it with, and the rest shrinks with them. */
export function sizeAsked(): Size {
  const orders = Number(process.env['BENCH_ORDERS'] ?? 1_000_000)
  if (!Number.isInteger(orders) || orders < 1000)
    throw new Error('Set BENCH_ORDERS to a whole number of at least 1000')
  return { orders, customers: Math.round(orders * 0.3), products: Math.round(orders * 0.1) }
}

/** These are filled without their indexes, which are made once all rows are there. */
const filled = [
  'orders',
  'order_lines',
  'order_changes',
  'order_calls',
  'order_notes',
  'order_tags',
]

/** Orders of some years, in bulk: nobody placed them, and no trigger saw them. Customers are still to be added up. */
export async function fillYears(client: Client, size: Size): Promise<void> {
  await client.query('SET session_replication_role = replica')
  await client.query('SET synchronous_commit = off')
  await client.query(`SET maintenance_work_mem = '256MB'`)
  await client.query(`SET work_mem = '128MB'`)
  await client.query('SELECT setseed(0.5)')
  await client.query(`TRUNCATE ${filled.join()}, customer_queue, order_notices CASCADE`)
  await addPlaces(client)
  await client.query(`CREATE TEMP TABLE workers AS SELECT gen_random_uuid() AS worker`)
  await client.query(
    `INSERT INTO users (id, name, email, role) SELECT worker, 'Bench worker', 'worker@example.com', 'moderator' FROM workers`,
  )
  const indexes = await dropIndexes(client)
  for (const statement of statements(size)) await client.query(statement)
  for (const index of indexes) await client.query(index)
  await client.query('SET session_replication_role = DEFAULT')
  await client.query('ANALYZE')
}

/** Marks and tags of customers, and everything as autovacuum leaves it. */
export async function finishFill(client: Client): Promise<void> {
  for (const statement of markingStatements) await client.query(statement)
  await client.query('VACUUM ANALYZE')
  await client.query('CHECKPOINT')
}

/** Real ones, or the page of an order would not know its zone. */
async function addPlaces(client: Client): Promise<void> {
  const places = listDistricts().flatMap(({ name, nameBn }) =>
    (findDistrict(name)?.areas ?? []).slice(0, 5).map((area) => ({
      district: name,
      district_bn: nameBn,
      area: area.name,
      area_bn: area.nameBn,
      zone: firstZoneOf(name, area),
    })),
  )
  const dhakaFirst = places.toSorted(
    (one, other) => Number(other.district === 'Dhaka') - Number(one.district === 'Dhaka'),
  )
  await client.query(
    `CREATE TEMP TABLE places AS
     SELECT (ordinality - 1)::int AS place, district, district_bn, area, area_bn, zone
     FROM ROWS FROM (json_to_recordset($1) AS (district text, district_bn text, area text, area_bn text, zone text)) WITH ORDINALITY`,
    [JSON.stringify(dhakaFirst)],
  )
}

/** All but those that are conditions. Answers how they are made. */
async function dropIndexes(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; made: string }>(
    `SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS made FROM pg_index i
     WHERE i.indrelid = ANY($1::regclass[]) AND NOT i.indisunique`,
    [filled],
  )
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`)
  return rows.map(({ made }) => made)
}
