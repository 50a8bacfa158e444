import { eq, inArray } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { products, variants } from '#shop/catalog/tables.ts'
import { users } from '#shop/identity/tables.ts'
import { mails } from '#shop/mail/tables.ts'
import { placeOrder } from '#shop/orders/placement/place-order.ts'
import { sumUpAllSales } from '#shop/sales/sums/sum-up.ts'
import { deleteSalesView } from '#shop/saved-views/delete-view.ts'
import { saveSalesView } from '#shop/saved-views/save-view.ts'
import type { Shop } from '#shop/shop.ts'
import { inNameOf } from '../../../../tests/examples/initiators.ts'
import { anOrderOf, stocked } from '../../../../tests/examples/order-examples.ts'
import { openShopWith, type Person } from '../../../../tests/examples/staff-examples.ts'
import { chooseReportMail, findReportMail } from './choose-report-mail.ts'
import { sendReportMails } from './send-report-mails.ts'

let shop: Shop
let people: Record<'owner' | 'ayesha' | 'mina', Person>
beforeEach(async () => {
  const opened = await openShopWith({ owner: 'owner', ayesha: 'admin', mina: 'moderator' })
  shop = opened.shop
  people = opened.people
})

/** In Dhaka. */
const at = (clock: string): Shop => ({ ...shop, now: () => new Date(`2026-${clock}:00+06:00`) })
const as = (name: keyof typeof people) => inNameOf(shop, people[name].id)

async function saved(isShared: boolean): Promise<string> {
  const draft = { name: 'Best goods', query: 'by=product&sort=ordered&range=90', isShared }
  const result = await saveSalesView(shop, await as('owner'), draft)
  if (result.outcome !== 'saved') throw new Error(result.outcome)
  return result.id
}

const sent = async () =>
  (await shop.database.select().from(mails).orderBy(mails.id)).filter(
    ({ template }) => template === 'sales-report',
  )

test('a saved report is sent once when its week or month is over, with its rows and days', async () => {
  const view = await saved(true)
  const tea = await stocked(shop, { name: 'Tea', nameBn: 'চা', stock: 9, priceInPaisa: 10_000 })
  await placeOrder(at('11-18T12:00'), anOrderOf([tea, 2]), crypto.randomUUID())
  await sumUpAllSales(at('11-18T12:00'))
  const monday = at('11-16T12:00')
  await chooseReportMail(monday, await as('owner'), { view, every: 'week', language: 'en' })
  await chooseReportMail(monday, await as('ayesha'), { view, every: 'month', language: 'bn' })
  expect(await findReportMail(shop, people.ayesha.id, view)).toEqual({
    every: 'month',
    language: 'bn',
  })
  expect(await sendReportMails(at('11-21T23:00'))).toBe(0)
  expect(await sendReportMails(at('11-22T07:59'))).toBe(0)
  const both = await Promise.all([1, 2].map(() => sendReportMails(at('11-22T08:00'))))
  expect(both.reduce((sum, one) => sum + one)).toBe(1)
  expect(await sendReportMails(at('11-25T09:00'))).toBe(0)
  const [weekly] = await sent()
  expect(weekly).toMatchObject({
    to: people.owner.email,
    subject: 'Haat: Best goods, 15 Nov 2026 – 21 Nov 2026',
  })
  expect(weekly?.text).toContain('Ordered: ৳200 (1)')
  expect(weekly?.text).toContain('Tea: ৳200')
  expect(weekly?.text).toContain(
    `/dashboard/sales?by=product&sort=ordered&from=2026-11-15&to=2026-11-21&view=${view}`,
  )
  expect(await sendReportMails(at('12-01T09:00'))).toBe(2)
  expect((await sent()).find(({ language }) => language === 'bn')?.text).toContain('চা: ৳২০০')
})

test('nobody gets what they may not see: moderators, who was demoted, what is shared no more (D6)', async () => {
  const view = await saved(false)
  const wanted = { view, every: 'week', language: 'en' } as const
  const choose = async (name: keyof typeof people) =>
    (await chooseReportMail(at('11-16T12:00'), await as(name), wanted)).outcome
  expect(await choose('mina')).toBe('not-permitted')
  expect(await choose('ayesha')).toBe('unknown-view')
  const draft = { id: view, version: 1, name: 'Best goods', query: 'by=product', isShared: true }
  await saveSalesView(shop, await as('owner'), draft)
  expect(await choose('ayesha')).toBe('chosen')
  await saveSalesView(shop, await as('owner'), { ...draft, version: 2, isShared: false })
  expect(await sendReportMails(at('11-22T08:00'))).toBe(0)
  await saveSalesView(shop, await as('owner'), { ...draft, version: 3 })
  await shop.database.update(users).set({ role: 'moderator' }).where(eq(users.id, people.ayesha.id))
  expect(await sendReportMails(at('11-22T09:00'))).toBe(0)
})

test('it ends when its person wants it no more, or the saved report is deleted', async () => {
  const view = await saved(true)
  const now = at('11-16T12:00')
  await chooseReportMail(now, await as('owner'), { view, every: 'week', language: 'en' })
  await chooseReportMail(now, await as('owner'), { view })
  await chooseReportMail(now, await as('ayesha'), { view, every: 'week', language: 'en' })
  expect(await deleteSalesView(shop, await as('owner'), { id: view })).toEqual({
    outcome: 'deleted',
  })
  expect(await sendReportMails(at('11-22T08:00'))).toBe(0)
})

test('it lists what its search finds, says what is gone and where no cost is known', async () => {
  const draft = { name: 'Teas', query: 'by=product&sort=ordered&q=tea', isShared: false }
  const result = await saveSalesView(shop, await as('owner'), draft)
  if (result.outcome !== 'saved') throw new Error(result.outcome)
  const all = await saved(true)
  const tea = await stocked(shop, { name: 'Tea', stock: 9, priceInPaisa: 10_000 })
  const lamp = await stocked(shop, { name: 'Lamp', stock: 9, priceInPaisa: 50_000 })
  const wednesday = at('11-18T12:00')
  for (const variant of [tea, lamp])
    await placeOrder(wednesday, anOrderOf([variant, 1]), crypto.randomUUID())
  await sumUpAllSales(wednesday)
  const lamps = shop.database.select({ id: variants.productId }).from(variants)
  await shop.database
    .delete(products)
    .where(inArray(products.id, lamps.where(eq(variants.id, lamp))))
  for (const view of [result.id, all])
    await chooseReportMail(at('11-16T12:00'), await as('owner'), { view, every: 'week' })
  expect(await sendReportMails(at('11-22T08:00'))).toBe(2)
  const texts = (await sent()).map(({ text }) => text)
  const [searched, whole] = ['Teas', 'Best goods'].map((name) =>
    texts.find((text) => text.includes(`“${name}”`)),
  )
  expect(searched).toContain('Tea: ৳100')
  expect(searched).not.toContain('৳500')
  expect(whole).toContain('No longer there: ৳500')
  expect(whole).toContain('Profit: Not known')
})

test('one that cannot be written holds up no other, and is tried again', async () => {
  const view = await saved(true)
  const wanted = { view, every: 'week', language: 'en' } as const
  for (const name of ['owner', 'ayesha'] as const)
    await chooseReportMail(at('11-16T12:00'), await as(name), wanted)
  const broken = (who: keyof typeof people): Shop => ({
    ...at('11-22T08:00'),
    mail: {
      ...shop.mail,
      send: async (order, database) => {
        if (order.to === people[who].email) throw new Error('no such template')
        return shop.mail.send(order, database)
      },
    },
  })
  expect(await sendReportMails(broken('owner'))).toBe(1)
  expect(await sendReportMails(broken('ayesha'))).toBe(1)
  expect((await sent()).map(({ to }) => to)).toEqual([people.ayesha.email, people.owner.email])
})

test('a person with as many as may be still chooses otherwise for one of them', async () => {
  const owner = await as('owner')
  const choose = (view: string, every: 'week' | 'month') =>
    chooseReportMail(shop, owner, { view, every })
  const views: string[] = []
  for (let n = 0; n < 21; n += 1) {
    const draft = { name: `Report ${n}`, query: 'by=day', isShared: false }
    const result = await saveSalesView(shop, owner, draft)
    if (result.outcome === 'saved') views.push(result.id)
  }
  const [last = '', ...others] = views.slice(0, 21)
  for (const view of others.slice(0, 20)) await choose(view, 'week')
  expect(await choose(others[0] ?? '', 'month')).toMatchObject({ outcome: 'chosen' })
  expect(await choose(last, 'week')).toMatchObject({ outcome: 'too-many-mails' })
})
