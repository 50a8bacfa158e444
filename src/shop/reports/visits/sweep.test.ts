import { asc, sql } from 'drizzle-orm'
import { array, assert, asyncProperty, constantFrom, integer, oneof, record } from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import type { Shop } from '#shop/shop.ts'
import { dayAfter, dayInDhaka } from '#shop/visits/days.ts'
import { renewSalts } from '#shop/visits/arrivals/renew-salts.ts'
import { writeVisits } from '#shop/visits/arrivals/write-visits.ts'
import { sweepViews } from '#shop/visits/sweep-views.ts'
import { pageViews, visitMarks, visitSums } from '#shop/visits/tables.ts'
import { changeSettings } from '../../../../tests/examples/settings-examples.ts'
import {
  openCountingShop,
  sendView,
  writeAndSum,
  type Clock,
} from '../../../../tests/examples/visits/visit-examples.ts'
import { checkVisits } from './check-visits.ts'
import { sumVisits } from './sum-visits.ts'

let shop: Shop
let setTime: Clock['setTime']
beforeEach(async () => {
  ;({ shop, setTime } = await openCountingShop('2026-11-20T12:00:00+06:00'))
})

const clock = (day: string, time: string) => setTime(`${day}T${time}:00+06:00`)

const sums = () =>
  shop.database
    .select()
    .from(visitSums)
    .orderBy(asc(visitSums.day), asc(visitSums.dimension), asc(visitSums.value))

const countViews = () => shop.database.$count(pageViews)

/** As something of long ago that is written late, or an update of the shop, asks for it. */
async function countAllAgain() {
  await shop.database.execute(sql`
    INSERT INTO ${visitMarks} (day, what) SELECT DISTINCT day, 'views' FROM ${visitSums}`)
  await sumVisits(shop)
}

/** Views of a visitor, on a day. */
async function visit(day: string, times: readonly string[], visitor = 7) {
  for (const time of times) {
    clock(day, time)
    await renewSalts(shop)
    sendView(shop, { p: '/shop' }, { ipAddress: `203.0.113.${visitor}` })
  }
}

async function visitOverMidnight() {
  await visit('2026-11-20', ['09:00', '15:00', '23:50'])
  await visit('2026-11-21', ['00:10', '09:00'])
  await visit('2026-11-21', ['23:45'], 8)
  await visit('2026-11-22', ['00:05', '10:00'], 8)
  await writeAndSum(shop)
}

test('a day that was swept in part keeps its figures when it is counted again', async () => {
  await visitOverMidnight()
  const before = await sums()
  clock('2026-11-23', '12:00')
  await changeSettings(shop, { keepVisitsDays: 2 })
  await sweepViews(shop, { mostAtOnce: 1, mostBatches: 1 })
  expect(await countViews()).toBe(7)
  await countAllAgain()
  expect(await sums()).toEqual(before)
  expect((await checkVisits(shop)).differences).toEqual([])
})

test('a day after a swept one keeps its figures: what began before midnight does not begin on it', async () => {
  await visitOverMidnight()
  const before = await sums()
  clock('2026-11-23', '12:00')
  await changeSettings(shop, { keepVisitsDays: 2 })
  await sweepViews(shop)
  await countAllAgain()
  expect(await sums()).toEqual(before)
  // The first whole day is compared, too.
  await shop.database
    .update(visitSums)
    .set({ views: 9 })
    .where(sql`dimension = 'language' AND day = '2026-11-21'`)
  expect((await checkVisits(shop)).differences).toHaveLength(1)
})

test('a day that waits to be summed is not swept', async () => {
  await changeSettings(shop, { keepVisitsDays: 1 })
  await visit('2026-11-20', ['09:00', '23:50'])
  await writeVisits(shop)
  clock('2026-11-22', '12:00')
  await sweepViews(shop)
  expect(await countViews()).toBe(2)
  await sumVisits(shop)
  const before = await sums()
  expect(before).not.toEqual([])
  await sweepViews(shop)
  // The last half hour before the first day that is kept belongs to the beginning of that day.
  expect(await countViews()).toBe(1)
  await countAllAgain()
  expect(await sums()).toEqual(before)
})

test('what was let go of is not counted again when views are to be kept longer', async () => {
  await visitOverMidnight()
  const before = await sums()
  clock('2026-11-24', '12:00')
  await changeSettings(shop, { keepVisitsDays: 1 })
  await sweepViews(shop, { mostAtOnce: 2, mostBatches: 1 })
  await changeSettings(shop, { keepVisitsDays: 90 })
  await sweepViews(shop)
  await countAllAgain()
  expect(await sums()).toEqual(before)
})

const hourMs = 3_600_000

const step = record({
  /** Often around midnight. */
  hours: constantFrom(0, 0, 0.25, 0.4, 1, 3, 11.5, 24),
  what: oneof(
    { weight: 6, arbitrary: record({ visitor: integer({ min: 1, max: 4 }) }) },
    {
      weight: 2,
      arbitrary: record({ keep: integer({ min: 1, max: 3 }), most: integer({ min: 1, max: 6 }) }),
    },
  ),
})

test('no figure of any day changes by sweeping, whenever it is done, and however long views are kept', async () => {
  await assert(
    asyncProperty(array(step, { minLength: 80, maxLength: 80 }), async (steps) => {
      let now = shop.now().getTime()
      let swept = 0
      for (const { hours, what } of steps) {
        now += hours * hourMs
        setTime(new Date(now).toISOString())
        await renewSalts(shop)
        if ('visitor' in what) {
          sendView(shop, { p: '/shop' }, { ipAddress: `203.0.113.${what.visitor}` })
          continue
        }
        await writeAndSum(shop)
        await changeSettings(shop, { keepVisitsDays: what.keep })
        const [before, views] = [await sums(), await countViews()]
        await sweepViews(shop, { mostAtOnce: what.most, mostBatches: 1 })
        swept += views - (await countViews())
        await countAllAgain()
        expect(await sums()).toEqual(before)
        expect((await checkVisits(shop)).differences).toEqual([])
      }
      expect(swept).toBeGreaterThan(0)
      expect(dayInDhaka(new Date(now)) > dayAfter('2026-11-20', 2)).toBe(true)
    }),
    { numRuns: 1, endOnFailure: true },
  )
}, 60_000)
