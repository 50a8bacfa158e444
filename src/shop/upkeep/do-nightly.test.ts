import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { saveMarker } from '#shop/settings/save-marker.ts'
import type { Shop } from '#shop/shop.ts'
import { openTestShop } from '../../../tests/support/test-shop.ts'
import { doNightly } from './do-nightly.ts'
import { listWorks } from './list-works.ts'
import { workRuns } from './tables.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openTestShop()
})

/** In Dhaka, on one day. */
const at = (clock: string) => ({ ...shop, now: () => new Date(`2026-11-28T${clock}:00+06:00`) })
const tryAt = (clock: string) => doNightly(at(clock), 'pictures')

const run = async () =>
  (await shop.database.select().from(workRuns).where(eq(workRuns.name, 'pictures')))[0]

const nextAt = async (clock: string) =>
  (await listWorks(at(clock))).find(({ name }) => name === 'pictures')?.nextAt

/** Sweeping pictures fails as long as their table is away. */
async function breakIt(): Promise<() => Promise<void>> {
  let isBroken = true
  await shop.database.execute(sql`ALTER TABLE pictures RENAME TO pictures_away`)
  const mend = async () => {
    if (isBroken) await shop.database.execute(sql`ALTER TABLE pictures_away RENAME TO pictures`)
    isBroken = false
  }
  onTestFinished(mend)
  return mend
}

test('night work that failed is done again after ten minutes, then later each time, until it is done', async () => {
  await saveMarker(shop, 'pictures-swept', '2026-11-27')
  await tryAt('02:55')
  expect(await run()).toBeUndefined()
  const mend = await breakIt()
  await expect(tryAt('03:00')).rejects.toThrow('Failed query')
  expect(await nextAt('03:01')).toBe('2026-11-27T21:10:00.000Z')
  await tryAt('03:09')
  expect(await run()).toMatchObject({ failures: 1 })
  await expect(tryAt('03:10')).rejects.toThrow('Failed query')
  await tryAt('03:29')
  expect(await run()).toMatchObject({ failures: 2 })
  await expect(tryAt('03:30')).rejects.toThrow('Failed query')
  await mend()
  await tryAt('04:09')
  expect(await run()).toMatchObject({ failures: 3, problem: 'broken' })
  // By day, too: it would be late by a whole day.
  await tryAt('10:00')
  expect(await run()).toMatchObject({ failures: 0, problem: null, failingSince: null })
  expect(await nextAt('10:01')).toBe('2026-11-28T21:00:00.000Z')
  await tryAt('11:00')
  expect((await run())?.begunAt).toEqual(at('10:00').now())
})

test('what fails for days is left to the night', async () => {
  await saveMarker(shop, 'pictures-swept', '2026-11-28')
  const failed = {
    begunAt: at('03:00').now(),
    endedAt: at('03:00').now(),
    problem: 'broken' as const,
  }
  await shop.database.insert(workRuns).values({ name: 'pictures', ...failed, failures: 9 })
  await tryAt('23:59')
  expect((await run())?.begunAt).toEqual(failed.begunAt)
  expect(await nextAt('23:59')).toBe('2026-11-28T21:00:00.000Z')
})

test('several instances that find it due begin it once', async () => {
  await breakIt()
  const tries = await Promise.allSettled([1, 2, 3, 4].map(() => tryAt('03:00')))
  expect(tries.filter(({ status }) => status === 'rejected')).toHaveLength(1)
  expect(await run()).toMatchObject({ failures: 1 })
  const again = await Promise.allSettled([1, 2, 3, 4].map(() => tryAt('03:10')))
  expect(again.filter(({ status }) => status === 'rejected')).toHaveLength(1)
  expect(await run()).toMatchObject({ failures: 2 })
})

test('what was broken off is done again when nobody can be at it any more', async () => {
  await saveMarker(shop, 'pictures-swept', '2026-11-28')
  await shop.database.insert(workRuns).values({ name: 'pictures', begunAt: at('03:00').now() })
  await tryAt('03:59')
  expect(await run()).toMatchObject({ begunAt: at('03:00').now(), endedAt: null })
  const mend = await breakIt()
  await expect(tryAt('04:01')).rejects.toThrow('Failed query')
  expect(await run()).toMatchObject({ failures: 2, failingSince: at('03:00').now() })
  await mend()
  await tryAt('04:21')
  expect(await run()).toMatchObject({ failures: 0, problem: null })
})
