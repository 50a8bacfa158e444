import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { products } from '#shop/catalog/tables.ts'
import type { Shop } from '#shop/shop.ts'
import { renewSalts } from '#shop/visits/arrivals/renew-salts.ts'
import { writeVisits } from '#shop/visits/arrivals/write-visits.ts'
import { pageViews, visitSums } from '#shop/visits/tables.ts'
import { shelve } from '../../../../tests/examples/examples.ts'
import {
  openCountingShop,
  sendView,
  writeAndSum,
  type Clock,
} from '../../../../tests/examples/visits/visit-examples.ts'
import { checkVisits } from './check-visits.ts'

const day = '2026-11-20'

let shop: Shop
let setTime: Clock['setTime']
beforeEach(async () => {
  ;({ shop, setTime } = await openCountingShop())
})

const at = (time: string, on: string) => setTime(`${on}T${time}+06:00`)

describe('npm run check-numbers', () => {
  test('agrees with what was summed, also after a product has got another name and while views wait', async () => {
    const cup = await shelve(shop, { slug: 'clay-cup', name: 'Clay cup' })
    sendView(shop, { p: '/product/clay-cup', c: 'eid' })
    await writeAndSum(shop)
    await shop.database.update(products).set({ slug: 'cup' }).where(eq(products.id, cup.id))
    sendView(shop, { p: '/shop' }, { ipAddress: '203.0.113.9' })
    await writeVisits(shop)
    expect(await checkVisits(shop)).toEqual({ days: 1, differences: [] })
    at('12:00:00', '2026-11-22')
    await renewSalts(shop)
    sendView(shop, { p: '/' })
    await writeAndSum(shop)
    await shop.database.update(products).set({ slug: 'mug' }).where(eq(products.id, cup.id))
    expect(await checkVisits(shop)).toEqual({ days: 2, differences: [] })
  })

  test('names a sum that is not what the rows say', async () => {
    sendView(shop, { p: '/', c: 'eid' })
    await writeAndSum(shop)
    await shop.database
      .update(visitSums)
      .set({ visits: 7 })
      .where(eq(visitSums.dimension, 'campaign'))
    expect(await checkVisits(shop)).toEqual({
      days: 1,
      differences: [{ day, dimension: 'campaign', value: 'eid' }],
    })
  })

  test('compares no visits of days whose views are gone', async () => {
    sendView(shop, {})
    at('12:00:00', '2026-11-22')
    await renewSalts(shop)
    sendView(shop, {})
    await writeAndSum(shop)
    await shop.database.execute(sql`DELETE FROM ${pageViews} WHERE at < '2026-11-21'`)
    expect(await checkVisits(shop)).toEqual({ days: 2, differences: [] })
    await shop.database.execute(sql`DELETE FROM ${pageViews}`)
    expect(await checkVisits(shop)).toEqual({ days: 2, differences: [] })
  })
})
