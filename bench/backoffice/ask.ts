import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import type { Shop } from '../../src/shop/shop.ts'
import { percentile } from '../support/measure.ts'
import type { Figure, Figures } from '../support/table.ts'

export interface Question {
  name: string
  /** As many rows the bare read beside it reads; without it, as many as were answered. */
  rows?: number
  /** How many times as long as the bare read it may take; five where nothing is said. */
  times?: number
  /** Answers how many rows it got; `turn` counts up, so that each time asks for another thing. */
  ask: (shop: Shop, turn: number) => Promise<number | void>
}

/** The p99 of a page as a multiple of that of the bare read. */
const usualTimes = 5
/** The tenth slowest of them is the p99: among two hundred it would be the second slowest, and one pause of the machine would decide. */
const mostTurns = 1000
const longestMs = 4000
const warmUps = 5

/**
 * How long each answer takes, one after the other, in turns with a bare read: as many orders (or what else is told) by their primary key,
 * from another place each time.
 */
export async function* measureQuestions(
  shop: Shop,
  pool: Pool,
  questions: readonly Question[],
  reading: BareReading = bareOrders,
): Figures {
  const places = await placesOf(pool, reading)
  // As in a running shop: settings are asked for once, not by each page. Nothing changes them here.
  shop.memory.begin()
  try {
    for (const question of questions) yield await measure(shop, { pool, places, reading }, question)
  } finally {
    shop.memory.end()
  }
}

/** What answers are compared with. */
export interface BareReading {
  table: string
  columns: string
}

const bareOrders: BareReading = {
  table: 'orders',
  columns:
    'id, order_id, placed_at, full_name, phone, district, district_bn, area, area_bn, status, payment, source, call_state, grand_total_in_paisa',
}

interface Bare {
  pool: Pool
  places: readonly string[]
  reading: BareReading
}

async function measure(
  shop: Shop,
  bare: Bare,
  { name, rows, times: mostTimes = usualTimes, ask }: Question,
): Promise<Figure> {
  let answered = 1
  for (let turn = 0; turn < warmUps; turn++) answered = (await ask(shop, turn)) ?? answered
  const times = { own: [] as number[], bare: [] as number[] }
  const until = performance.now() + longestMs
  for (let turn = 0; turn < mostTurns && performance.now() < until; turn++) {
    times.own.push(await timed(async () => void (answered = (await ask(shop, turn)) ?? answered)))
    times.bare.push(await timed(() => readBare(bare, turn, Math.max(1, rows ?? answered))))
  }
  const [own, reference] = [percentile(times.own, 99), percentile(times.bare, 99)]
  const ratio = own / reference
  return {
    name: `${name} (${rows ?? answered} rows)`,
    unit: `ms p99, median ${percentile(times.own, 50).toFixed(2)}`,
    value: own,
    reference: {
      name: `bare, median ${percentile(times.bare, 50).toFixed(2)}, p99`,
      value: reference,
    },
    ratio,
    aim: `at most ${mostTimes} times`,
    reached: ratio <= mostTimes,
  }
}

async function timed(work: () => Promise<void>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

async function readBare({ pool, places, reading }: Bare, turn: number, rows: number) {
  const { table, columns } = reading
  await pool.query(`SELECT ${columns} FROM ${table} WHERE id >= $1 ORDER BY id LIMIT $2`, [
    places[turn % places.length],
    rows,
  ])
}

async function placesOf(pool: Pool, { table }: BareReading): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `SELECT id FROM ${table} WHERE id < (SELECT id FROM ${table} ORDER BY id DESC LIMIT 1 OFFSET 100)
     ORDER BY md5(id::text) LIMIT ${mostTurns}`,
  )
  return rows.map(({ id }) => id)
}

const largeTable =
  /Seq Scan on (orders|order_lines|order_changes|order_calls|order_tags|order_notes|customers|customer_identities|products|variants|users|sales_entries|sales_line_entries|sales_days)\b/

/** Every query of the pages, explained: how many would read a whole large table. */
export async function measurePlans(
  shop: Shop,
  pool: Pool,
  questions: readonly Question[],
): Promise<Figure> {
  const whole: string[] = []
  let explained = 0
  for (const { name, ask } of questions) {
    const plans = await explain(pool, (database) => ask({ ...shop, database }, 0))
    explained += plans.length
    whole.push(...plans.filter((plan) => largeTable.test(plan)).map((plan) => `${name}: ${plan}`))
  }
  for (const plan of whole) console.log(`\nReads a whole table for ${plan}`)
  return {
    name: `plans that read a whole large table, of ${explained}`,
    unit: '',
    value: whole.length,
    aim: 'none',
    reached: whole.length === 0,
  }
}

/** Each query that is asked, with its plan. */
async function explain(
  pool: Pool,
  ask: (database: Shop['database']) => Promise<unknown>,
): Promise<string[]> {
  const asked: { query: string; values: unknown[] }[] = []
  const logger = {
    // What asks for a plan has none.
    logQuery: (query: string, values: unknown[]) =>
      query.startsWith('EXPLAIN') ? undefined : void asked.push({ query, values }),
  }
  await ask(drizzle(pool, { casing: 'snake_case', logger }))
  const plans: string[] = []
  for (const { query, values } of asked) {
    const { rows } = await pool.query<Record<'QUERY PLAN', string>>(`EXPLAIN ${query}`, values)
    plans.push([query, ...rows.map((row) => row['QUERY PLAN'])].join('\n'))
  }
  return plans
}
