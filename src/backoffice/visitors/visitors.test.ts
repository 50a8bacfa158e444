import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#shop/identity/roles/actor.ts'
import type { Shop } from '#shop/shop.ts'
import { saveVisitor } from '#shop/visitors/save-visitor.ts'
import { visitorSchema } from '#shop/visitors/contract.ts'
import { shelve } from '../../../tests/examples/examples.ts'
import { inNameOf } from '../../../tests/examples/initiators.ts'
import { personWith } from '../../../tests/examples/staff-examples.ts'
import {
  aDesktop,
  aPhone,
  openCountingShop,
  sendView,
  writeAndSum,
} from '../../../tests/examples/visits/visit-examples.ts'
import { drawPages } from '../../../tests/support/without-scripts/draw-page.tsx'
import * as records from './records/records.tsx'
import * as tables from './visit-tables.tsx'
import * as page from './visitors.tsx'

let shop: Shop
let actor: Actor
beforeEach(async () => {
  ;({ shop } = await openCountingShop())
  const { id } = await personWith(shop, 'admin')
  ;({ actor } = await inNameOf(shop, id))
})

const noForm = { action: () => null }
const openOverview = (query = '') =>
  drawPages(shop, actor, { path: '/dashboard/visitors', page: { ...page, ...noForm } })(
    `/dashboard/visitors${query}`,
  )
const open = (view: string, query = '') =>
  drawPages(shop, actor, { path: '/dashboard/visitors/:view', page: { ...tables, ...noForm } })(
    `/dashboard/visitors/${view}${query}`,
  )
const openRecords = (query = '') =>
  drawPages(shop, actor, { path: '/dashboard/visitors/records', page: { ...records, ...noForm } })(
    `/dashboard/visitors/records${query}`,
  )

/** What people read. */
const words = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')

test('the overview says how many come, who is here, and how far they go', async () => {
  sendView(shop, { p: '/product/cup', r: 'l.facebook.com' })
  sendView(shop, { p: '/checkout', r: 'l.facebook.com' })
  await writeAndSum(shop)
  const { html } = await openOverview()
  for (const said of [
    '1 visitor now',
    'Visits over time',
    'Came to the checkout 100% of the step before 1 100%',
    'Facebook',
    '22 Oct 2026 – 20 Nov 2026, beside 22 Sept 2026 – 21 Oct 2026',
  ])
    expect(words(html)).toContain(said)
  // Each figure says how it is counted, and leads to what is behind it.
  expect(html.match(/How it is counted: /g)).toHaveLength(4)
  expect(html).toContain('/dashboard/orders?source=website&amp;from=2026-10-22&amp;to=2026-11-20')
  expect(html).not.toMatch(/ style="/)
})

test('visits stand by day, week or month, with all their figures in the table', async () => {
  sendView(shop, { p: '/' })
  sendView(shop, { p: '/shop' })
  await writeAndSum(shop)
  const byDay = words((await openOverview('?range=7')).html)
  expect(byDay).toContain('20 Nov 2026 1 0 (13 Nov 2026) 2 1 0')
  expect(byDay).toContain('14 Nov 2026 0 0 (7 Nov 2026) 0 0 0')
  const byMonth = words((await openOverview('?range=90&step=month')).html)
  expect(byMonth).toContain('Nov 2026 1 0')
  const { html } = await openOverview('?range=90&step=week')
  expect(html).toMatch(/aria-current="true"[^>]*>Week</)
  expect(html).toContain('/dashboard/visitors?range=7&amp;step=week')
})

test('the way to an order is shown of all visits, or of those of one device or source', async () => {
  sendView(shop, { p: '/product/cup', r: 'l.facebook.com' })
  sendView(shop, { p: '/product/cup', r: 'google.com' }, { userAgent: aDesktop })
  sendView(shop, { p: '/checkout' }, { userAgent: aDesktop })
  await writeAndSum(shop)
  expect(words((await openOverview()).html)).toContain('Saw a product 100% of the step before 2')
  const google = words((await openOverview('?way=source:google')).html)
  expect(google).toContain('Came to the checkout 100% of the step before · all visits: 50% 1 100%')
  const phone = words((await openOverview('?way=device:phone')).html)
  expect(phone).toContain('Came to the checkout all visits: 50% 0 0%')
  expect(words((await openOverview('?way=nobody')).html)).toContain(
    'Saw a product 100% of the step before 2',
  )
})

test('each table is a file with the same days', async () => {
  sendView(shop, { p: '/', c: 'eid' })
  await writeAndSum(shop)
  const days = 'from=2026-11-14&amp;to=2026-11-20&amp;format=csv'
  const { html } = await open('sources', '?range=7')
  for (const by of ['source', 'campaign'])
    expect(html).toContain(`/api/reports/visits?by=${by}&amp;${days}`)
  expect(words(html)).toContain('CSV')
  expect((await openOverview('?range=7')).html).toContain(`by=day&amp;${days}`)
})

test('a table shows what there is most of, and says that its file has more', async () => {
  for (let made = 0; made < 26; made++)
    sendView(shop, { p: '/', c: `campaign-${made}` }, { ipAddress: `203.0.113.${made}` })
  await writeAndSum(shop)
  const { html } = await open('sources')
  expect(html.match(/>campaign-/g)).toHaveLength(25)
  expect(html).toContain('These are the 25 with most visits')
})

test('visits of districts stand on the map and in its table', async () => {
  sendView(shop, { k: 'place', l: [24.89, 91.87] })
  await writeAndSum(shop)
  const { html } = await open('devices')
  expect(html).toContain('<title>Sylhet: 1</title>')
  expect(html).toContain('by=district')
})

test('each view has its tables, whose names people read', async () => {
  await shelve(shop, { slug: 'cup', name: 'Clay cup' })
  sendView(shop, { p: '/product/cup', c: 'eid' })
  sendView(shop, { p: '/shop', k: 'search', q: 'বাতি', f: false })
  sendView(shop, { k: 'place', l: [24.89, 91.87] })
  await writeAndSum(shop)
  const said = {
    pages: ['Entry pages', '/product/cup', 'Clay cup'],
    searches: ['Searches that found nothing', 'বাতি', 'Nothing was counted'],
    sources: ['Direct, or not known', 'eid'],
    devices: ['Phone', 'Chrome', 'English', 'Sylhet'],
  }
  for (const [view, texts] of Object.entries(said)) {
    const shown = words((await open(view)).html)
    for (const text of texts) expect(shown).toContain(text)
  }
})

test('before anybody came every page says so, and there is no other view', async () => {
  expect(words((await openOverview()).html)).toContain('Nothing was counted on these days')
  for (const view of ['pages', 'searches', 'sources', 'devices']) {
    const { html } = await open(view)
    expect(html).toContain('Nothing was counted on these days')
    expect(html).not.toContain('format=csv')
  }
  expect((await open('people')).status).toBe(404)
})

test('records name person, place, browser and time, and are found by person and place', async () => {
  const { id, email } = await personWith(shop, 'customer')
  const record = (latitude: number, longitude: number) =>
    visitorSchema.parse({
      user_agent: aPhone,
      location: { latitude, longitude },
      timestamp: '11/20/2026, 02:05 PM',
    })
  const sender = { userId: id, email }
  await saveVisitor(shop, sender, record(24.89, 91.87))
  await saveVisitor(shop, sender, record(23.8103, 90.4125))
  const all = words((await openRecords()).html)
  for (const said of [email, 'Sylhet', '24.8900, 91.8700', 'Measured', 'Default', 'Chrome · Phone'])
    expect(all).toContain(said)
  expect((await openRecords()).html).toContain('<title>Sylhet: 1</title>')
  expect(words((await openRecords('?place=measured')).html)).not.toContain('23.8103')
  expect((await openRecords(`?q=${email}`)).goTo).toBe(`/dashboard/visitors/records?person=${id}`)
  expect((await openRecords(`?person=${id}`)).html).toContain('24.8900')
  expect(words((await openRecords('?to=2026-01-01')).html)).toContain('No record fits')
  expect(words((await openRecords('?q=nobody')).html)).toContain('No account fits')
})
