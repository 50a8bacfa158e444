import { beforeEach, expect, test } from 'vitest'
import { audit } from '#shop/audit/tables.ts'
import { workRuns } from '#shop/upkeep/tables.ts'
import { workNames } from '#shop/upkeep/works.ts'
import type { Shop } from '#shop/shop.ts'
import { openShopWith, type Person } from '../../../tests/examples/staff-examples.ts'

let shop: Shop
let owner: Person
let karim: Person
beforeEach(async () => {
  const opened = await openShopWith({ owner: 'owner', karim: 'moderator' })
  shop = opened.shop
  ;({ owner, karim } = opened.people)
})

const run = async (name: string, by = owner) => {
  const { status, content } = await by.browser.send('POST', `/jobs/${name}/runs`, {})
  const { state, code } = content as { state?: string; code?: string }
  return [status, state ?? code]
}

test('a program lists the jobs of the shop and has one done at once, which stands in the audit', async () => {
  const read = async () => {
    const { content } = await owner.browser.get('/jobs')
    return content as unknown as { name: string }[]
  }
  const first = await read()
  expect(first.map(({ name }) => name).toSorted()).toEqual(workNames.toSorted())
  const before = first.find(({ name }) => name === 'units-sold')
  expect(before).toMatchObject({ every: 'minutes', mayRun: true, state: 'not-yet', lastAt: null })

  expect(await run('units-sold')).toEqual([200, 'done'])
  const after = (await read()).find(({ name }) => name === 'units-sold')
  expect(after).toMatchObject({ state: 'done', problem: null, failures: 0 })
  expect(await shop.database.select().from(audit)).toMatchObject([
    { action: 'work-asked-for', subjectId: 'units-sold', actorId: owner.id },
  ])
})

test('what runs already, what the shop does alone and what is not there is refused by its code, and so are others', async () => {
  await shop.database.insert(workRuns).values({ name: 'units-sold', begunAt: shop.now() })
  expect(await run('units-sold')).toEqual([409, 'runs-already'])
  expect(await run('daily-mails')).toEqual([409, 'runs-by-itself'])
  expect(await run('nothing')).toEqual([404, 'job-not-found'])
  expect(await run('old-mails', karim)).toEqual([403, 'not-permitted'])
  expect((await karim.browser.get('/jobs')).status).toBe(403)
  expect(await shop.database.select().from(audit)).toEqual([])
})
