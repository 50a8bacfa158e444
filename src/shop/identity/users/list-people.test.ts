import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { v7 as newId } from 'uuid'
import { listAudit } from '#shop/audit/list-audit.ts'
import type { Shop } from '#shop/shop.ts'
import { inNameOf } from '../../../../tests/examples/initiators.ts'
import { explainQueries } from '../../../../tests/support/explain-queries.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'
import { blockUser } from './block-user.ts'
import { changeRole } from './change-role.ts'
import { findPerson, listPeople, namePeople } from './list-people.ts'
import type { StoredRole } from '../roles/role.ts'
import { users } from '../tables.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openTestShop()
})

async function join(name: string, role: StoredRole = 'customer'): Promise<string> {
  const id = newId()
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.com`
  await shop.database.insert(users).values({ id, name, email, role, emailVerified: true })
  return id
}

type PeopleWanted = NonNullable<Parameters<typeof listPeople>[1]>

async function found(wanted: PeopleWanted) {
  const { people, next, count } = await listPeople(shop, { ...wanted, isCounted: true })
  return { names: people.map(({ name }) => name), count, next }
}

test('I find people by a part of the name or e-mail, by role, in the order I want', async () => {
  const owner = await join('Rahima Khatun', 'owner')
  const karim = await join('Karim Mia')
  await join('Anika 100%', 'moderator')
  const oldestFirst = ['Rahima Khatun', 'Karim Mia', 'Anika 100%']
  expect((await found({})).names).toEqual(oldestFirst.toReversed())
  expect((await found({ sort: 'oldest' })).names).toEqual(oldestFirst)
  expect((await found({ sort: 'name' })).names).toEqual(oldestFirst.toSorted())
  expect(await found({ q: 'MIA@' })).toEqual({ names: ['Karim Mia'], count: 1 })
  expect((await found({ q: '%' })).names).toEqual(['Anika 100%'])
  expect((await found({ role: 'moderator' })).names).toEqual(['Anika 100%'])
  await blockUser(shop, await inNameOf(shop, owner), { userId: karim, isBlocked: true })
  expect((await found({ role: 'blocked' })).names).toEqual(['Karim Mia'])
  expect((await found({ role: 'customer' })).names).toEqual([])
})

test.each(['newest', 'oldest', 'name'] as const)(
  'of many I see twenty at a time, each of them once, sorted by %s',
  async (sort) => {
    for (let number = 1; number <= 21; number++) await join(`Person ${number % 7}.${number}`)
    const first = await found({ sort })
    await join('Aaron')
    await join('Zara')
    const second = await found({ sort, after: first.next })
    expect([first.names.length, first.count]).toEqual([20, 21])
    const names = [...first.names, ...second.names]
    expect(names.filter((name) => name.startsWith('Person'))).toHaveLength(21)
    expect(new Set(names).size).toBe(names.length)
    expect(second.next).toBeUndefined()
  },
)

test('people are found and paged by indexes, however many accounts there are', async () => {
  await shop.database.execute(sql`
    INSERT INTO users (id, name, email, role)
    SELECT gen_random_uuid(), CASE WHEN n % 5000 = 0 THEN 'Zubaida' ELSE 'Rahima ' || n END, 'person' || n || '@example.com',
      CASE WHEN n % 4000 = 0 THEN 'moderator' ELSE 'customer' END FROM generate_series(1, 20000) n`)
  await shop.database.execute(sql`VACUUM ANALYZE users`)
  const { people } = await listPeople(shop, { sort: 'name' })
  const after = people.at(-1)?.id
  const plans = await explainQueries(shop, async (asking) => {
    const asked: PeopleWanted[] = [{ q: 'zubaida' }, { role: 'moderator' }, { role: 'customer' }]
    for (const sort of ['newest', 'oldest', 'name'] as const) asked.push({ sort, after })
    for (const each of asked) await listPeople(asking, { ...each, isCounted: true })
  })
  expect(plans).toHaveLength(12)
  for (const plan of plans) expect(plan).not.toContain('Seq Scan on users')
})

test('who is the only owner is known, and what somebody did or had done to them', async () => {
  const [first, second] = [await join('Rahima', 'owner'), await join('Salma', 'owner')]
  const karim = await join('Karim')
  expect((await findPerson(shop, first))?.isLastOwner).toBe(false)
  const by = await inNameOf(shop, first)
  await changeRole(shop, by, { userId: second, role: 'admin' })
  await changeRole(shop, by, { userId: karim, role: 'moderator' })
  expect((await findPerson(shop, first))?.isLastOwner).toBe(true)
  expect(await findPerson(shop, newId())).toBeUndefined()

  const of = async (person: string) =>
    (await listAudit(shop, { person })).map(({ subjectId }) => subjectId)
  expect(await of(karim)).toEqual([karim])
  expect(await of(first)).toEqual([karim, second])
  expect(await listAudit(shop, { action: 'user-blocked' })).toEqual([])
  const [latest] = await listAudit(shop)
  expect((await listAudit(shop, { before: latest?.id })).map(({ subjectId }) => subjectId)).toEqual(
    [second],
  )
  const names = await namePeople(shop, [karim, newId(), karim])
  expect([...names.values()]).toEqual([{ name: 'Karim', email: 'karim@example.com' }])
})
