import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#shop/identity/roles/actor.ts'
import type { Shop } from '#shop/shop.ts'
import { saveVisitor } from '#shop/visitors/save-visitor.ts'
import { visitorSchema } from '#shop/visitors/contract.ts'
import { shelve } from '../../../tests/examples/examples.ts'
import { inNameOf } from '../../../tests/examples/initiators.ts'
import { personWith } from '../../../tests/examples/staff-examples.ts'
import {
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
const openOverview = () =>
  drawPages(shop, actor, { path: '/dashboard/visitors', page: { ...page, ...noForm } })(
    '/dashboard/visitors',
  )
const open = (view: string) =>
  drawPages(shop, actor, { path: '/dashboard/visitors/:view', page: { ...tables, ...noForm } })(
    `/dashboard/visitors/${view}`,
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
  const shown = words((await openOverview()).html)
  for (const said of [
    '1 visitor now',
    'Visits over time',
    'Came to the checkout 1 100%',
    'facebook',
  ])
    expect(shown).toContain(said)
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
  for (const view of ['pages', 'searches', 'sources', 'devices'])
    expect((await open(view)).html).toContain('Nothing was counted on these days')
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
  expect(words((await openRecords('?place=measured')).html)).not.toContain('23.8103')
  expect((await openRecords(`?q=${email}`)).goTo).toBe(`/dashboard/visitors/records?person=${id}`)
  expect((await openRecords(`?person=${id}`)).html).toContain('24.8900')
  expect(words((await openRecords('?to=2026-01-01')).html)).toContain('No record fits')
  expect(words((await openRecords('?q=nobody')).html)).toContain('No account fits')
})
