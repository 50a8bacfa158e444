import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { DatabaseUnreachable } from '#platform/database/database-away.ts'
import { settings } from '#shop/settings/tables.ts'
import type { Shop } from '#shop/shop.ts'
import { changeSettings } from '../../../../tests/examples/settings-examples.ts'
import {
  openCountingShop,
  sendView,
  writeAndSum,
} from '../../../../tests/examples/visits/visit-examples.ts'
import { sweepViews } from '../sweep-views.ts'
import { orderVisits, pageViews, visitMarks } from '../tables.ts'
import { renewSalts } from './renew-salts.ts'
import { VisitMemory } from './visit-memory.ts'
import { writeVisits } from './write-visits.ts'

const count = (shop: Shop) => shop.database.$count(pageViews)

test('views are written in batches, and mark their day', async () => {
  const { shop } = await openCountingShop()
  for (let sent = 0; sent < 1000; sent++) sendView(shop, { p: `/product/p${sent}` })
  await writeVisits(shop)
  expect([await count(shop), shop.visits.waiting]).toEqual([1000, 0])
  expect(
    await shop.database.select({ day: visitMarks.day, what: visitMarks.what }).from(visitMarks),
  ).toEqual([{ day: '2026-11-20', what: 'views' }])
})

test('while the database is away views wait, and are written when it is there', async () => {
  const { shop } = await openCountingShop()
  const away = () => Promise.reject(new DatabaseUnreachable(new Error('away')))
  sendView(shop, {})
  shop.visits.addOrder({
    orderRef: crypto.randomUUID(),
    at: shop.now(),
    source: 'direct',
    campaign: null,
    device: 'phone',
  })
  const without = { ...shop, database: withTransaction(shop, away) }
  await expect(writeVisits(without)).rejects.toThrow('away')
  expect(shop.visits.waiting).toBe(2)
  // Requests go on meanwhile, and nobody waits.
  expect(sendView(shop, {})).toBe('counted')
  expect(shop.visits.waiting).toBe(3)
})

const withTransaction = (shop: Shop, transaction: () => Promise<never>): Shop['database'] =>
  new Proxy(shop.database, {
    get: (database, name) => (name === 'transaction' ? transaction : Reflect.get(database, name)),
  })

test('an order that is gone meanwhile is lost, and everything else is written', async () => {
  const { shop } = await openCountingShop()
  shop.visits.addOrder({
    orderRef: crypto.randomUUID(),
    at: shop.now(),
    source: 'direct',
    campaign: null,
    device: 'phone',
  })
  sendView(shop, {})
  await writeVisits(shop)
  expect([await count(shop), await shop.database.$count(orderVisits)]).toEqual([1, 0])
  sendView(shop, {})
  await writeVisits(shop)
  expect(await count(shop)).toBe(2)
})

test('the merchant turns counting off with the next batch', async () => {
  const { shop } = await openCountingShop()
  await changeSettings(shop, { countVisits: false })
  shop.memory.forget(['settings'])
  await writeVisits(shop)
  expect(sendView(shop, {})).toBe('not-counted')
})

const saltsIn = async (shop: Shop) => {
  const rows = await shop.database
    .select({ key: settings.key })
    .from(settings)
    .where(sql`key LIKE 'marker:visit-salt:%'`)
  return rows.map(({ key }) => key.slice(-10)).toSorted()
}

test('instances have the same salt, and none lives longer than two days', async () => {
  const { shop, setTime } = await openCountingShop('2026-11-20T23:00:00+06:00')
  const other = { ...shop, visits: new VisitMemory() }
  await renewSalts(other)
  expect(other.visits.salts).toEqual(shop.visits.salts)
  setTime('2026-11-21T00:00:01+06:00')
  await renewSalts(shop)
  expect(await saltsIn(shop)).toEqual(['2026-11-20', '2026-11-21'])
  expect(shop.visits.salts?.yesterday).toBe(other.visits.salts?.today)
  setTime('2026-11-22T00:00:01+06:00')
  await renewSalts(shop)
  expect(await saltsIn(shop)).toEqual(['2026-11-21', '2026-11-22'])
})

test('single views go after the days that the merchant says', async () => {
  const { shop, setTime } = await openCountingShop('2026-11-20T12:00:00+06:00')
  sendView(shop, {})
  await writeAndSum(shop)
  setTime('2026-11-22T12:00:00+06:00')
  sendView(shop, {})
  await writeAndSum(shop)
  await changeSettings(shop, { keepVisitsDays: 2 })
  await sweepViews(shop)
  expect(await count(shop)).toBe(2)
  setTime('2026-11-23T00:00:01+06:00')
  await sweepViews(shop)
  expect(await count(shop)).toBe(1)
})

test('no table of the shop holds an IP address or a User-Agent of a view', async () => {
  const { shop } = await openCountingShop()
  sendView(shop, { p: '/cart' }, { ipAddress: '198.51.100.77' })
  await writeVisits(shop)
  const { rows } = await shop.database.execute<{ xml: string }>(
    sql`SELECT schema_to_xml('public', true, false, '')::text AS xml`,
  )
  expect(rows[0]?.xml).toContain('/cart')
  for (const secret of ['198.51.100.77', '198.51.100', 'AppleWebKit'])
    expect(rows[0]?.xml).not.toContain(secret)
})
