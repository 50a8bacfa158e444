import { beforeEach, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { users } from '#shop/identity/tables.ts'
import type { Shop } from '#shop/shop.ts'
import { rahima, signedUp, type TestBrowser } from '../../../tests/examples/identity-examples.ts'
import { inNameOf } from '../../../tests/examples/initiators.ts'
import { openTestShop } from '../../../tests/support/test-shop.ts'
import { mostAddresses } from './address.ts'
import type { AddressAnswer } from './contract.ts'
import { listAddresses } from './list-addresses.ts'
import { saveAddress } from './save-address.ts'
import { addresses } from './tables.ts'

const home = {
  fullName: 'Rahima Khatun',
  phone: '০১৭১২-৩৪৫৬৭৮',
  district: 'Dacca',
  area: 'ধানমন্ডি',
  address: 'House 7, Road 4, beside the mosque',
}
const work = { ...home, address: 'Plot 12, third floor, Bashundhara' }

let shop: Shop
let browser: TestBrowser
beforeEach(async () => {
  shop = await openTestShop()
  browser = await signedUp(shop)
})

async function kept(from: TestBrowser = browser): Promise<AddressAnswer[]> {
  const answer = await from.get('/addresses')
  expect(answer.status).toBe(200)
  return answer.content['addresses'] as AddressAnswer[]
}

async function add(address: object): Promise<string> {
  const answer = await browser.post('/addresses', address)
  if (answer.status !== 201) throw new Error(answer.text)
  return answer.content['id'] as string
}

test('an address is kept as an order would take it: the phone in one form, the place by today’s name, in both languages', async () => {
  expect(await kept()).toEqual([])
  const id = await add(home)
  expect(await kept()).toEqual([
    {
      id,
      ...home,
      phone: '+8801712345678',
      district: 'Dhaka',
      districtBn: 'ঢাকা',
      area: 'Dhanmondi',
      areaBn: 'ধানমন্ডি',
      isDefault: true,
    },
  ])
})

test('what does not fit is named field by field, in the words of the checkout', async () => {
  const invalid = await browser.post('/addresses', { ...home, phone: '12', address: 'short' })
  expect([invalid.status, invalid.content['fields']]).toEqual([
    400,
    {
      phone: 'Enter a mobile number like 01712-345678',
      address: 'Enter house, road and village or area: at least 10 characters',
    },
  ])
  const nowhere = await browser.post('/addresses', { ...home, area: 'Atlantis' })
  expect([nowhere.content['code'], nowhere.content['fields']]).toEqual([
    'unknown-place',
    { area: 'Choose an area of this district from the list' },
  ])
  expect(await kept()).toEqual([])
})

test('the first address is the default, later ones are when I say so, and there is always exactly one', async () => {
  const first = await add(home)
  const second = await add(work)
  const defaults = async () => (await kept()).map(({ id, isDefault }) => [id, isDefault])
  expect(await defaults()).toEqual([
    [first, true],
    [second, false],
  ])
  const third = await add({ ...home, fullName: 'Karim', isDefault: true })
  expect(await defaults()).toEqual([
    [third, true],
    [second, false],
    [first, false],
  ])
  // Taken away, the newest of the others follows.
  expect((await browser.send('DELETE', `/addresses/${third}`)).status).toBe(200)
  expect(await defaults()).toEqual([
    [second, true],
    [first, false],
  ])
})

test('the same address saved twice is there once', async () => {
  const id = await add(home)
  const again = await browser.post('/addresses', {
    ...home,
    address: ` ${home.address.toUpperCase()} `,
  })
  expect([again.status, again.content['id']]).toEqual([200, id])
  expect(await kept()).toHaveLength(1)
})

test('an address is written over, and stays the default that it was', async () => {
  const id = await add(home)
  await add(work)
  const changed = await browser.send('PUT', `/addresses/${id}`, { ...home, fullName: 'Karim' })
  expect([changed.status, changed.content['fullName'], changed.content['isDefault']]).toEqual([
    200,
    'Karim',
    true,
  ])
})

test('what belongs to another customer is as unknown as what never was', async () => {
  const id = await add(home)
  const stranger = await signedUp(shop, { email: 'karim@example.com' })
  for (const unknown of [id, '0197a000-0000-7000-8000-000000000000', 'no-id']) {
    const change = await stranger.send('PUT', `/addresses/${unknown}`, work)
    const removal = await stranger.send('DELETE', `/addresses/${unknown}`)
    expect([change, removal].map(({ status, content }) => [status, content['code']])).toEqual([
      [404, 'unknown-address'],
      [404, 'unknown-address'],
    ])
  }
  expect(await kept(stranger)).toEqual([])
  expect((await kept())[0]?.address).toBe(home.address)
})

test('twenty addresses are enough, also when many tabs save at the same moment', async () => {
  const owner = await inNameOf(shop, await userIdOf(rahima.email))
  const results = await Promise.all(
    Array.from({ length: mostAddresses + 3 }, (_, number) =>
      saveAddress(shop, owner, { ...home, fullName: `Rahima ${number}` }),
    ),
  )
  expect(results.filter(({ outcome }) => outcome === 'saved')).toHaveLength(mostAddresses)
  const all = await listAddresses(shop, owner.actor)
  expect([all.length, all.filter(({ isDefault }) => isDefault).length]).toEqual([mostAddresses, 1])
  const more = await browser.post('/addresses', work)
  expect([more.status, more.content['code']]).toEqual([409, 'too-many-addresses'])
})

test('with the account its addresses go', async () => {
  await add(home)
  await shop.database.delete(users).where(eq(users.email, rahima.email))
  expect(await shop.database.select().from(addresses)).toEqual([])
})

async function userIdOf(email: string): Promise<string> {
  const [user] = await shop.database.select().from(users).where(eq(users.email, email))
  if (!user) throw new Error('Expected an account')
  return user.id
}
