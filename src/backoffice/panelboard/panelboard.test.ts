import { beforeEach, describe, expect, test } from 'vitest'
import { isTaken } from '#pages/form/form-result.ts'
import type { Shop } from '#shop/shop.ts'
import { placeOrder } from '#shop/orders/placement/place-order.ts'
import { sumUpAllSales } from '#shop/sales/sums/sum-up.ts'
import { saveMarker } from '#shop/settings/save-marker.ts'
import { inNameOf } from '../../../tests/examples/initiators.ts'
import { anOrderOf, stocked } from '../../../tests/examples/order-examples.ts'
import { openShopWith, type Person } from '../../../tests/examples/staff-examples.ts'
import { postForm } from '../../../tests/support/post-form.ts'
import { drawPages } from '../../../tests/support/without-scripts/draw-page.tsx'
import * as ordersPage from '../orders/orders.tsx'
import * as arrangePage from './arrange/arrange.tsx'
import { arrangeAction } from './arrange/arrange-action.ts'
import { loadBoard } from './load-board.ts'
import * as page from './panelboard.tsx'

let shop: Shop
let people: Record<'mina' | 'ayesha' | 'rahima', Person>
beforeEach(async () => {
  const opened = await openShopWith({ mina: 'moderator', ayesha: 'admin', rahima: 'owner' })
  shop = opened.shop
  people = opened.people
})

const actorOf = async (name: keyof typeof people) => (await inNameOf(shop, people[name].id)).actor

async function draw(name: keyof typeof people, query = '') {
  const pages = drawPages(shop, await actorOf(name), { path: '/dashboard/panelboard', page })
  return (await pages(`/dashboard/panelboard${query}`)).html
}

const cardsIn = (html: string) => [...html.matchAll(/id="card-([a-z-]+)"/g)].map(([, card]) => card)

async function press(name: keyof typeof people, fields: Record<string, string>) {
  const to = '/dashboard/panelboard/arrange'
  const asked = { shop, to, fields, account: await actorOf(name), isFetched: true }
  return (await postForm(arrangeAction, asked)).result
}

/** Without orders there are no figures to show. */
async function placeOne() {
  const tea = await stocked(shop, { stock: 9 })
  await placeOrder(shop, anOrderOf([tea, 1]), crypto.randomUUID())
  await sumUpAllSales(shop)
}

describe('the panelboard of an empty shop', () => {
  test('has no charts of nothing, and begins with the first steps, none of them about a demonstration that never was', async () => {
    const html = await draw('rahima')
    expect(cardsIn(html)).toEqual(['latest'])
    expect(html.indexOf('Open your shop')).toBeGreaterThan(0)
    expect(html.indexOf('Open your shop')).toBeLessThan(html.indexOf('What waits now'))
    expect(html).not.toContain('Take the demonstration away')
    expect(html).toContain('Second factor')
    expect(html).toContain(' of 5 done')
  })

  test('keeps the step about the demonstration where the shop came with one', async () => {
    await saveMarker(shop, 'demonstration', { startedAt: shop.now().toISOString(), filled: true })
    const html = await draw('rahima')
    expect(html).toContain('Take the demonstration away')
    expect(html).toContain(' of 6 done')
  })
})

describe('the panelboard', () => {
  test('shows moderators what waits, and no figure of sales even in its data (D6)', async () => {
    const html = await draw('mina')
    expect(html).toContain('status=Pending')
    expect(cardsIn(html)).toEqual(['latest'])
    expect(html).not.toContain('Average order')
    const board = await loadBoard(shop, await actorOf('mina'), new URLSearchParams())
    expect(board.sales).toBeUndefined()
    expect(board.range).toBeUndefined()
    expect(board.visits).toBeUndefined()
    expect(html).not.toContain('visitor now')
  })

  test('shows management its cards in the usual order, each figure with how it is counted', async () => {
    await placeOne()
    const html = await draw('ayesha')
    expect(cardsIn(html)).toEqual([
      'today',
      'figures',
      'over-time',
      'visits',
      'hours',
      'statuses',
      'products',
      'districts',
      'sources',
      'coupons',
      'latest',
    ])
    expect(html.match(/How it is counted: /g)?.length).toBeGreaterThanOrEqual(12)
    expect(html).toContain('0 visitors now')
    expect(html).toContain('Ordered by hour')
    expect(html).toContain('/dashboard/visitors/sources')
    expect(html).not.toMatch(/ style="/)
  })

  test('keeps its days in the address, and leads to the orders of the same days', async () => {
    await placeOne()
    const html = await draw('ayesha', '?from=2026-02-01&to=2026-02-28&compare=last-year')
    expect(html).toContain('1 Feb 2026 – 28 Feb 2026, beside 1 Feb 2025 – 28 Feb 2025')
    const inDays = 'from=2026-02-01&amp;to=2026-02-28'
    for (const ended of ['open', 'underWay', 'delivered', 'refused', 'canceled'])
      expect(html).toContain(`/dashboard/sales/orders?ended=${ended}&amp;${inDays}"`)
    for (const key of ['new', 'returning'])
      expect(html).toContain(
        `/dashboard/sales/orders?figure=sold&amp;by=customer&amp;key=${key}&amp;${inDays}"`,
      )
    expect(html).toContain('/dashboard/panelboard?range=7&amp;compare=last-year')
  })
})

test('an hour of the week leads to as many orders as it has, in a list that says so and lets go of it', async () => {
  await placeOne()
  const html = await draw('ayesha', '?range=7')
  const [, to = ''] = /href="(\/dashboard\/orders\?weekday=[^"]*)"[^>]*>1</.exec(html) ?? []
  expect(html.match(/href="\/dashboard\/orders\?weekday=/g)).toHaveLength(1)
  expect(to).toMatch(/weekday=[1-7]&amp;hour=\d+&amp;from=.*&amp;to=/)
  const path = '/dashboard/orders'
  const list = drawPages(shop, await actorOf('ayesha'), { path, page: ordersPage })
  const shown = await list(to.replaceAll('&amp;', '&'))
  expect(shown.html).toContain('1 order found')
  const [chip = ''] =
    /<a[^>]*aria-label="Take away this filter: (Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day"[^>]*>/.exec(
      shown.html,
    ) ?? []
  expect(chip).toMatch(/href="[^"]*&amp;hour=/)
  expect(chip).not.toContain('weekday=')
})

describe('arranging it', () => {
  test('moves and hides cards for one person alone, and puts them back', async () => {
    await placeOne()
    expect(isTaken(await press('ayesha', { what: 'change', change: 'move latest 0' }))).toBe(true)
    await press('ayesha', { what: 'change', change: 'hide today' })
    expect(cardsIn(await draw('ayesha')).slice(0, 2)).toEqual(['latest', 'figures'])
    expect(cardsIn(await draw('mina'))).toEqual(['latest'])
    await press('ayesha', { what: 'change', change: 'show today' })
    expect(cardsIn(await draw('ayesha'))).toContain('today')
    await press('ayesha', { what: 'reset' })
    expect(cardsIn(await draw('ayesha'))[0]).toBe('today')
  })

  test('says what to do when every card is hidden', async () => {
    for (const card of ['waiting', 'latest', 'low'])
      await press('mina', { what: 'change', change: `hide ${card}` })
    expect(await draw('mina')).toContain('All cards are hidden')
  })

  test('refuses what no button sends', async () => {
    for (const change of ['move gone 1', 'move today', 'drop today', 'move today -1'])
      expect(isTaken(await press('ayesha', { what: 'change', change }))).toBe(false)
  })

  test('works before scripts arrive; the mail is offered to who may see sales', async () => {
    await placeOne()
    const path = '/dashboard/panelboard/arrange'
    const open = async (name: keyof typeof people) =>
      drawPages(shop, await actorOf(name), { path, page: arrangePage })(path)
    expect((await open('mina')).html).not.toContain('by mail')
    const shown = await open('ayesha')
    await shown.send(shown.formWith('change'), { press: ['change', 'hide sources'] })
    expect(cardsIn(await draw('ayesha'))).not.toContain('sources')
    const mailed = await shown.send(shown.formWith('language'), {
      press: ['what', 'mail'],
      fields: { language: 'bn' },
    })
    expect(mailed.html).toContain('You get the figures from tomorrow morning on')
  })
})
