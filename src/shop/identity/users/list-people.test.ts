import { beforeEach, expect, test } from 'vitest'
import { v7 as newId } from 'uuid'
import { listAudit } from '#shop/audit/list-audit.ts'
import type { Shop } from '#shop/shop.ts'
import { inNameOf } from '../../../../tests/examples/initiators.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'
import { blockUser } from './block-user.ts'
import { changeRole } from './change-role.ts'
import { findPerson, listPeople, namePeople, type PeopleWanted } from './list-people.ts'
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

const everybody: PeopleWanted = { q: '', role: undefined, sort: 'newest', page: 1 }
async function found(wanted: Partial<PeopleWanted>) {
  const { people, total } = await listPeople(shop, { ...everybody, ...wanted })
  return { names: people.map(({ name }) => name), total }
}

test('I find people by a part of the name or e-mail, by role, in the order I want', async () => {
  const owner = await join('Rahima Khatun', 'owner')
  const karim = await join('Karim Mia')
  await join('Anika 100%', 'moderator')
  const oldestFirst = ['Rahima Khatun', 'Karim Mia', 'Anika 100%']
  expect((await found({})).names).toEqual(oldestFirst.toReversed())
  expect((await found({ sort: 'oldest' })).names).toEqual(oldestFirst)
  expect((await found({ sort: 'name' })).names).toEqual(oldestFirst.toSorted())
  expect(await found({ q: 'MIA@' })).toEqual({ names: ['Karim Mia'], total: 1 })
  expect((await found({ q: '%' })).names).toEqual(['Anika 100%'])
  expect((await found({ role: 'moderator' })).names).toEqual(['Anika 100%'])
  await blockUser(shop, await inNameOf(shop, owner), { userId: karim, isBlocked: true })
  expect((await found({ role: 'blocked' })).names).toEqual(['Karim Mia'])
  expect((await found({ role: 'customer' })).names).toEqual([])
})

test('of many I see twenty at a time, each of them once', async () => {
  for (let number = 1; number <= 21; number++) await join(`Person ${number}`)
  const [first, second] = [await found({}), await found({ page: 2 })]
  expect([first.names.length, second.names.length, first.total]).toEqual([20, 1, 21])
  expect(new Set([...first.names, ...second.names]).size).toBe(21)
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
