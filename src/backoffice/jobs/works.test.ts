import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { audit } from '#shop/audit/tables.ts'
import { products, variants } from '#shop/catalog/tables.ts'
import type { Actor } from '#shop/identity/roles/actor.ts'
import type { Shop } from '#shop/shop.ts'
import { doNightly } from '#shop/upkeep/do-nightly.ts'
import { listWorks } from '#shop/upkeep/list-works.ts'
import { recordNowAndThen, recordRun } from '#shop/upkeep/record-run.ts'
import { workRuns } from '#shop/upkeep/tables.ts'
import { workNames, type WorkName } from '#shop/upkeep/works.ts'
import { shelve } from '../../../tests/examples/examples.ts'
import { inNameOf } from '../../../tests/examples/initiators.ts'
import { openShopWith } from '../../../tests/examples/staff-examples.ts'
import { drawPages } from '../../../tests/support/without-scripts/draw-page.tsx'
import * as page from './jobs.tsx'
import { workWords } from './work-words.ts'

const path = '/dashboard/jobs'

let shop: Shop
let karim: Actor
let owner: Actor
beforeEach(async () => {
  const opened = await openShopWith({ karim: 'moderator', owner: 'owner' })
  shop = opened.shop
  karim = (await inNameOf(shop, opened.people.karim.id)).actor
  owner = (await inNameOf(shop, opened.people.owner.id)).actor
})

const openAs = (actor: Actor, at = shop) => drawPages(at, actor, { path, page })(path)
const at = (moment: string) => ({ ...shop, now: () => new Date(moment) })

const workOf = async (name: WorkName, now = shop) => {
  const work = (await listWorks(now)).find((one) => one.name === name)
  if (!work) throw new Error(`Expected ${name} to be listed`)
  return work
}

async function failing(name: WorkName, error: Error, now = shop) {
  await expect(recordRun(now, name, () => Promise.reject(error))).rejects.toBe(error)
}

const press = async (actor: Actor, name: string) => {
  const shown = await openAs(actor)
  return shown.send(shown.formWith('name'), { press: ['what', 'work-now'], fields: { name } })
}

test('an owner sees each work by its name before any of it ran; a moderator has nothing to do with it', async () => {
  const { html } = await openAs(owner)
  for (const name of workNames) expect(html).toContain(workWords[name]())
  expect(html.match(/>Not yet</g)).toHaveLength(workNames.length)
  expect((await openAs(karim)).html).not.toContain(workWords['units-sold']())
})

test('what ran says when, how long it took, what it did and when it comes again', async () => {
  await recordRun(at('2026-11-28T04:00:00Z'), 'units-sold', async () => 3)
  const later = at('2026-11-28T04:02:00Z')
  expect(await workOf('units-sold', later)).toMatchObject({
    state: 'done',
    lastAt: '2026-11-28T04:00:00.000Z',
    done: 3,
    problem: null,
    nextAt: '2026-11-28T04:05:00.000Z',
  })
  const { html } = await openAs(owner, later)
  expect(html).toContain('28 Nov 2026, 10:00, in less than a second, changed or written: 3')
  expect(html).toContain('Next: 28 Nov 2026, 10:05')
})

test('what fails says why and what to do, since when and how often, until it is done again', async () => {
  const full = Object.assign(new Error('no space'), { code: '53100' })
  await failing('old-mails', full, at('2026-11-28T04:00:00Z'))
  await failing('old-mails', new Error('secret words'), at('2026-11-28T04:05:00Z'))
  expect(await workOf('old-mails')).toMatchObject({
    state: 'failed',
    problem: 'broken',
    failures: 2,
    failingSince: '2026-11-28T04:00:00.000Z',
  })
  const { html } = await openAs(owner)
  expect(html).toContain('the log of the shop')
  expect(html).toContain('Failed 2 times in a row, first on 28 Nov 2026, 10:00')
  expect(html).not.toContain('secret words')
  await failing('old-mails', full)
  expect((await openAs(owner)).html).toContain('no room on the disk')
  await recordRun(shop, 'old-mails', async () => undefined)
  expect(await workOf('old-mails')).toMatchObject({
    state: 'done',
    failures: 0,
    failingSince: null,
  })
})

test('what is being done is running; what never came to its end is broken off after an hour', async () => {
  const ended = Promise.withResolvers<void>()
  const running = recordRun(at('2026-11-28T04:00:00Z'), 'exports', () => ended.promise)
  await expect.poll(() => shop.database.$count(workRuns)).toBe(1)
  const soon = at('2026-11-28T04:10:00Z')
  expect((await workOf('exports', soon)).state).toBe('running')
  const shown = (await openAs(owner, soon)).html
  expect(shown).toContain('Since: 28 Nov 2026, 10:00')
  expect(shown).not.toContain('Nothing waits')
  const late = at('2026-11-28T05:10:00Z')
  expect((await openAs(owner, late)).html).toContain('stopped in the middle')
  ended.resolve()
  await running
  expect((await workOf('exports', late)).state).toBe('done')
})

test('night work says which night comes next: this one, or the one after it was done', async () => {
  const evening = at('2026-11-27T16:00:00Z')
  await doNightly(evening, 'pictures')
  expect(await workOf('pictures', evening)).toMatchObject({ nextAt: '2026-11-27T21:00:00.000Z' })
  const night = at('2026-11-27T22:00:00Z')
  expect(await workOf('pictures', night)).toMatchObject({ nextAt: '2026-11-27T22:00:00.000Z' })
  await doNightly(night, 'pictures')
  expect(await workOf('pictures', night)).toMatchObject({
    lastAt: '2026-11-27T22:00:00.000Z',
    nextAt: '2026-11-28T21:00:00.000Z',
  })
})

test('what goes on all the time is written down once a minute, and at once when it begins to fail', async () => {
  const often = recordNowAndThen(shop)
  await often('sales-sums', async () => 1)
  await often('sales-sums', async () => 2)
  expect(await workOf('sales-sums')).toMatchObject({ state: 'done', done: 1 })
  await expect(often('sales-sums', () => Promise.reject(new Error('x')))).rejects.toThrow('x')
  expect(await workOf('sales-sums')).toMatchObject({ state: 'failed', failures: 1 })
  await often('sales-sums', async () => 4)
  expect(await workOf('sales-sums')).toMatchObject({ state: 'done', done: 4 })
})

test('an owner has it done at once, and it stands in the audit; what writes to people is not asked for', async () => {
  const { id } = await shelve(shop)
  await shop.database.update(variants).set({ unitsSold: 7 })
  const answered = await press(owner, 'units-sold')
  expect(answered.html).toContain('Counting pieces sold: done.')
  const [product] = await shop.database.select().from(products).where(eq(products.id, id))
  expect(product?.unitsSold).toBe(7)
  expect(await workOf('units-sold')).toMatchObject({ state: 'done', done: 1 })
  expect(await shop.database.select().from(audit)).toMatchObject([
    {
      action: 'work-asked-for',
      subjectType: 'work',
      subjectId: 'units-sold',
      actorId: owner.userId,
    },
  ])
  await press(owner, 'daily-mails')
  expect((await workOf('daily-mails')).state).toBe('not-yet')
})

test('it is not begun while it runs, and not by who may not', async () => {
  await shop.database.insert(workRuns).values({ name: 'units-sold', begunAt: shop.now() })
  const twice = await press(owner, 'units-sold')
  expect(twice.html).toContain('It runs already.')
  const hourAgo = new Date(Date.now() - 3_601_000)
  await shop.database.update(workRuns).set({ begunAt: hourAgo })
  expect((await press(owner, 'units-sold')).html).toContain('Counting pieces sold: done.')

  const shown = await openAs(owner)
  const refused = await drawPages(shop, karim, { path, page })(path)
  expect(refused.html).not.toContain('work-now')
  const answered = await refused.send(shown.formWith('name'), {
    press: ['what', 'work-now'],
    fields: { name: 'old-mails' },
  })
  expect(answered.html).not.toContain('done.')
  expect((await workOf('old-mails')).state).toBe('not-yet')
})
