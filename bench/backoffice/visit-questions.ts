import { Client, type Pool } from 'pg'
import { drizzle } from 'drizzle-orm/node-postgres'
import { insertViews } from '../../demo/visits/invented-views.ts'
import { loadLive } from '../../src/shop/reports/visits/load-live.ts'
import {
  loadVisitFigures,
  loadVisitTotal,
} from '../../src/shop/reports/visits/load-visit-figures.ts'
import { visitBys } from '../../src/shop/reports/visits/visit-figures.ts'
import { sumOrders } from '../../src/shop/reports/visits/sum-orders.ts'
import { sumViews } from '../../src/shop/reports/visits/sum-views.ts'
import type { Shop } from '../../src/shop/shop.ts'
import { dayAfter, dayInDhaka } from '../../src/shop/visits/days.ts'
import type { Question } from './ask.ts'

const daysOfYear = 365
/** Single views are kept so long where nobody says (settings.ts). */
const keptDays = 90

/** BENCH_VISITS of one year; single views of the last ninety days, sums of all, as the shop has them. */
export async function fillVisitsOfYear(url: string): Promise<void> {
  const visits = Math.round(Number(process.env['BENCH_VISITS'] ?? 10_000_000) / daysOfYear)
  const client = new Client({ connectionString: url })
  await client.connect()
  const database = drizzle(client, { casing: 'snake_case' })
  try {
    await client.query('SET synchronous_commit = off')
    await client.query(`INSERT INTO order_visits (order_ref, at, source, campaign, device)
      SELECT id, placed_at, (ARRAY['facebook', 'google', 'direct'])[1 + floor(random() * 3)::int], NULL, 'phone'
      FROM orders WHERE source = 'website' AND placed_at > now() - interval '1 year'`)
    const today = dayInDhaka(new Date())
    for (let back = daysOfYear; back > 0; back--) {
      const day = dayAfter(today, -back)
      await database.execute(insertViews({ day, visits, until: new Date() }))
      await sumViews(database, day)
      await sumOrders(database, day)
      if (back > keptDays) await client.query('TRUNCATE page_views')
    }
    await client.query('VACUUM ANALYZE page_views, visit_sums, visit_order_sums, order_visits')
  } finally {
    await client.end()
  }
}

/** Each view of visitors over a month and over a year; the bare read reads as many rows as there are sums of those days. */
export async function visitQuestions(pool: Pool): Promise<Question[]> {
  const to = dayAfter(dayInDhaka(new Date()), -1)
  const ranges = { month: dayAfter(to, -29), year: dayAfter(to, 1 - daysOfYear) }
  const questions: Question[] = []
  for (const [name, from] of Object.entries(ranges)) {
    const days = { from, to }
    for (const by of visitBys) {
      const { rows } = await pool.query<{ many: number }>(
        'SELECT count(*)::int AS many FROM visit_sums WHERE dimension = $1 AND day BETWEEN $2 AND $3',
        [['day', 'week', 'month'].includes(by) ? 'total' : by, from, to],
      )
      questions.push({
        name: `visits of a ${name} by ${by}`,
        rows: Math.max(50, rows[0]?.many ?? 0),
        ask: async (shop: Shop) => void (await loadVisitFigures(shop, { days, by, most: 50 })),
      })
    }
    questions.push({
      name: `visits of a ${name} in all`,
      rows: name === 'month' ? 50 : daysOfYear,
      ask: async (shop) => void (await loadVisitTotal(shop, days)),
    })
  }
  return [
    ...questions,
    { name: 'visitors now', rows: 50, ask: async (shop) => void (await loadLive(shop)) },
  ]
}
