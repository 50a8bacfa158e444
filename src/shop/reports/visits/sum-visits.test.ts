import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { products } from '#shop/catalog/tables.ts'
import { moveOrder } from '#shop/orders/status/move-order.ts'
import { placeOrder } from '#shop/orders/placement/place-order.ts'
import type { Shop } from '#shop/shop.ts'
import { noteOrder } from '#shop/visits/arrivals/note-order.ts'
import { renewSalts } from '#shop/visits/arrivals/renew-salts.ts'
import { pageViews, visitMarks, visitSums } from '#shop/visits/tables.ts'
import { shelve } from '../../../../tests/examples/examples.ts'
import { aScript } from '../../../../tests/examples/initiators.ts'
import { anOrderOf, stocked } from '../../../../tests/examples/order-examples.ts'
import {
  aDesktop,
  aPhone,
  openCountingShop,
  sendView,
  writeAndSum,
  type Clock,
} from '../../../../tests/examples/visits/visit-examples.ts'
import { compareVisitSums } from './compare-sums.ts'
import { loadLive } from './load-live.ts'
import { loadVisitFigures, loadVisitTotal } from './load-visit-figures.ts'
import { sumVisits } from './sum-visits.ts'
import type { VisitBy } from './visit-figures.ts'

const day = '2026-11-20'
const days = { from: day, to: day }

let shop: Shop
let setTime: Clock['setTime']
beforeEach(async () => {
  ;({ shop, setTime } = await openCountingShop())
})

const at = (time: string, on = day) => setTime(`${on}T${time}+06:00`)
const total = (of = days) => loadVisitTotal(shop, of)

async function by(dimension: VisitBy, of = days) {
  const rows = await loadVisitFigures(shop, { days: of, by: dimension, most: 100 })
  return Object.fromEntries(rows.map(({ name, views, visits }) => [name, [views, visits]]))
}

test('a visit ends when nothing is opened for half an hour', async () => {
  at('10:00:00')
  sendView(shop, { p: '/' })
  at('10:29:00')
  sendView(shop, { p: '/shop' })
  at('10:59:00')
  sendView(shop, { p: '/cart' })
  at('11:29:01')
  sendView(shop, { p: '/cart' })
  sendView(shop, { p: '/' }, { userAgent: aDesktop })
  await writeAndSum(shop)
  expect(await total()).toMatchObject({ views: 5, visits: 3, visitors: 2 })
  expect(await by('page')).toEqual({ '/': [2, 2], '/shop': [1, 1], '/cart': [2, 2] })
  expect(await by('entry')).toEqual({ '/': [4, 2], '/cart': [1, 1] })
  expect(await by('device')).toEqual({ phone: [4, 2], desktop: [1, 1] })
})

test('a visit comes from where its first page came from', async () => {
  sendView(shop, { p: '/', r: 'l.facebook.com', c: 'eid' })
  sendView(shop, { p: '/shop' })
  sendView(shop, { p: '/' }, { ipAddress: '203.0.113.9' })
  await writeAndSum(shop)
  expect(await by('source')).toEqual({ facebook: [2, 1], direct: [1, 1] })
  expect(await by('campaign')).toEqual({ eid: [2, 1] })
  expect(await by('referrer')).toEqual({ 'l.facebook.com': [2, 1] })
})

test('a visit that goes on after midnight is one, of the day on which it began', async () => {
  at('23:50:00')
  sendView(shop, { p: '/', c: 'eid' })
  at('00:05:00', '2026-11-21')
  // The next instance has not heard of the new day yet.
  sendView(shop, { p: '/shop' })
  await renewSalts(shop)
  at('00:10:00', '2026-11-21')
  sendView(shop, { p: '/cart' })
  at('00:35:00', '2026-11-21')
  sendView(shop, { p: '/checkout' })
  at('09:00:00', '2026-11-21')
  sendView(shop, { p: '/' })
  await writeAndSum(shop)
  const next = { from: '2026-11-21', to: '2026-11-21' }
  expect(await total()).toMatchObject({ views: 1, visits: 1, seen: 1, carts: 1, checkouts: 1 })
  expect(await total(next)).toMatchObject({ views: 4, visits: 1, checkouts: 0 })
})

test('who only ends a visit after midnight is no visitor of that day: there are never more visitors than visits', async () => {
  for (const ipAddress of ['203.0.113.7', '203.0.113.8', '203.0.113.9']) {
    at('23:55:00')
    sendView(shop, { p: '/' }, { ipAddress })
  }
  at('00:05:00', '2026-11-21')
  await renewSalts(shop)
  for (const ipAddress of ['203.0.113.7', '203.0.113.8'])
    sendView(shop, { p: '/cart' }, { ipAddress })
  sendView(shop, { p: '/' }, { ipAddress: '203.0.113.10' })
  await writeAndSum(shop)
  const next = { from: '2026-11-21', to: '2026-11-21' }
  expect(await total()).toMatchObject({ visits: 3, visitors: 3 })
  expect(await total(next)).toMatchObject({ views: 3, visits: 1, visitors: 1 })
})

test('what was searched for stands under what was found, or under what the shop does not have', async () => {
  sendView(shop, { p: '/shop', k: 'search', q: 'Clay Cup', f: true })
  sendView(shop, { p: '/shop', k: 'search', q: 'clay cup', f: true })
  sendView(shop, { p: '/shop', k: 'search', q: 'মাটির কাপ', f: false })
  await writeAndSum(shop)
  expect(await by('search-found')).toEqual({ 'clay cup': [2, 1] })
  expect(await by('search-nothing')).toEqual({ 'মাটির কাপ': [1, 1] })
})

test('a product has one row under its slugs of then and now, and pages that are not there have one together', async () => {
  const cup = await shelve(shop, { slug: 'clay-cup', name: 'Clay cup' })
  for (const page of ['clay-cup', cup.id, 'none', 'other'])
    sendView(shop, { p: `/product/${page}` })
  for (let made = 0; made < 50; made++) sendView(shop, { p: `/shop/made-up-${made}` })
  sendView(shop, { p: '/wp-admin.php' })
  await writeAndSum(shop)
  expect(await by('page')).toEqual({ '/product/clay-cup': [2, 1], '': [53, 1] })
  expect(await by('product')).toEqual({ [cup.id]: [2, 1] })
})

test('a day keeps so many names of a kind, and the rest as one', async () => {
  for (let made = 0; made < 350; made++)
    sendView(
      shop,
      { p: '/', c: `campaign-${made}` },
      { ipAddress: `203.0.113.${made % 250}`, userAgent: `${aPhone} ${made}` },
    )
  await writeAndSum(shop)
  const campaigns = await loadVisitFigures(shop, { days, by: 'campaign', most: 1000 })
  expect(campaigns).toHaveLength(301)
  expect(campaigns[0]).toMatchObject({ name: '', visits: 50 })
})

test('views of those who are not told apart are views, and no visits', async () => {
  sendView(shop, { p: '/cart' }, { headers: { dnt: '1' } })
  await writeAndSum(shop)
  expect(await total()).toMatchObject({ views: 1, visits: 0, visitors: 0, carts: 0 })
  expect(await by('page')).toEqual({ '/cart': [1, 0] })
})

test('the way of a campaign goes from its first page to the order that is delivered', async () => {
  const teapot = await stocked(shop, { name: 'Teapot', stock: 10 })
  const slug = await slugOf('Teapot')
  const link = { r: 'l.facebook.com', s: 'facebook', c: 'eid' }
  sendView(shop, { p: '/', ...link })
  sendView(shop, { p: `/product/${slug}`, ...link })
  sendView(shop, { p: `/product/${slug}`, ...link, k: 'cart' })
  sendView(shop, { p: '/checkout', ...link })
  sendView(shop, { p: '/', ...link }, { ipAddress: '203.0.113.9' })
  const placed = await placeOrder(shop, anOrderOf([teapot, 1]), crypto.randomUUID())
  if (placed.outcome !== 'placed') throw new Error('Expected an order')
  noteOrder(shop, placed, { visit: { source: 'facebook', campaign: 'eid' }, userAgent: aPhone })
  await writeAndSum(shop)
  const eid = async () => (await loadVisitFigures(shop, { days, by: 'campaign', most: 9 }))[0]
  const way = { name: 'eid', visits: 2, seen: 1, carts: 1, checkouts: 1, placed: 1 }
  expect(await eid()).toMatchObject({ ...way, delivered: 0 })

  setTime('2026-11-25T12:00:00+06:00')
  for (const to of ['Processing', 'Shipped', 'Delivered'] as const)
    await moveOrder(shop, aScript, { orderRef: placed.id, to })
  await sumVisits(shop)
  expect(await eid()).toMatchObject({ ...way, delivered: 1 })
  expect(await loadVisitFigures(shop, { days, by: 'source', most: 9 })).toMatchObject([
    { name: 'facebook', placed: 1, delivered: 1 },
  ])
  expect(await compareVisitSums(shop, day)).toEqual([])
})

async function slugOf(name: string): Promise<string> {
  const [row] = await shop.database.select().from(products).where(eq(products.name, name))
  return row?.slug ?? ''
}

test('an order whose browser asks not to be tracked has no visit', async () => {
  noteOrder(
    shop,
    { id: crypto.randomUUID(), placedAt: shop.now() },
    { visit: undefined, userAgent: aPhone },
  )
  expect(shop.visits.waiting).toBe(0)
})

test('days, weeks that begin on Sunday, and months are put together from days', async () => {
  for (const on of ['2026-10-31', '2026-11-01', '2026-11-07', '2026-11-08']) {
    at('12:00:00', on)
    await renewSalts(shop)
    sendView(shop, {})
  }
  await writeAndSum(shop)
  const of = { from: '2026-10-01', to: '2026-11-30' }
  expect(Object.keys(await by('day', of))).toEqual([
    '2026-10-31',
    '2026-11-01',
    '2026-11-07',
    '2026-11-08',
  ])
  expect(await by('week', of)).toEqual({
    '2026-10-25': [1, 1],
    '2026-11-01': [2, 2],
    '2026-11-08': [1, 1],
  })
  expect(await by('month', of)).toEqual({ '2026-10-01': [1, 1], '2026-11-01': [3, 3] })
  expect(await total({ from: '2026-11-01', to: '2026-11-07' })).toMatchObject({ visits: 2 })
})

test('who is here now opened something in the last five minutes', async () => {
  at('12:00:00')
  sendView(shop, { p: '/' })
  at('12:04:00')
  sendView(shop, { p: '/cart' }, { ipAddress: '203.0.113.9' })
  sendView(shop, { p: '/shop' }, { ipAddress: '203.0.113.9' })
  at('12:05:30')
  await writeAndSum(shop)
  expect(await loadLive(shop)).toMatchObject({
    visitors: 1,
    pages: [
      { page: '/cart', visitors: 1 },
      { page: '/shop', visitors: 1 },
    ],
  })
})

test('what is written while a day is summed brings a mark of its own', async () => {
  sendView(shop, {})
  await writeAndSum(shop)
  expect(await shop.database.$count(visitMarks)).toBe(0)
  sendView(shop, {}, { ipAddress: '203.0.113.9' })
  await writeAndSum(shop)
  expect(await total()).toMatchObject({ views: 2, visits: 2 })
})

test('a day whose views are swept keeps its sums, also when it is to be summed anew', async () => {
  sendView(shop, {})
  await writeAndSum(shop)
  await shop.database.delete(pageViews)
  await shop.database.insert(visitMarks).values({ day, what: 'views' })
  await sumVisits(shop)
  expect(await total()).toMatchObject({ views: 1, visits: 1 })
  expect(await shop.database.$count(visitMarks)).toBe(0)
})

test('sums that say something else than the rows are named', async () => {
  sendView(shop, {})
  await writeAndSum(shop)
  expect(await compareVisitSums(shop, day)).toEqual([])
  await shop.database.update(visitSums).set({ views: 7 }).where(eq(visitSums.dimension, 'total'))
  await shop.database.insert(pageViews).select(sql`SELECT * FROM ${pageViews}`)
  expect(await compareVisitSums(shop, day)).toContainEqual({ day, dimension: 'total', value: '' })
})
