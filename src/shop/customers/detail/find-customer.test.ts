import { v7 } from 'uuid'
import { beforeEach, expect, test } from 'vitest'
import { customerOf, placedFor } from '../../../../tests/examples/customer-examples.ts'
import { aScript } from '../../../../tests/examples/initiators.ts'
import { stocked } from '../../../../tests/examples/order-examples.ts'
import { personWith } from '../../../../tests/examples/staff-examples.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'
import type { Shop } from '../../shop.ts'
import { foldAllCustomers } from '../people/fold-customers.ts'
import { findCustomerId } from '../people/find-members.ts'
import { customerNotes } from '../tables.ts'
import { joinCustomers } from '../work/join-customers.ts'
import { findCustomer } from './find-customer.ts'

const rahima = '+8801712345678'
const karim = '+8801812345678'

let shop: Shop
let towel: string
beforeEach(async () => {
  shop = await openTestShop()
  towel = await stocked(shop, { name: 'Towel', stock: 1000, priceInPaisa: 50_000 })
})

async function idOf(userId: string): Promise<string> {
  await foldAllCustomers(shop)
  const id = await findCustomerId(shop.database, { customerId: userId, phone: '' })
  if (id === undefined) throw new Error('Expected a customer')
  return id
}

async function load(id: string, seen?: Parameters<typeof findCustomer>[2]) {
  const customer = await findCustomer(shop, id, seen)
  if (!customer) throw new Error('Expected a customer')
  return customer
}

test('orders of the account and of the phone are read page by page, each once, and none that another account ordered with the phone', async () => {
  const buyer = await personWith(shop, 'customer', 'rahima')
  const sister = await personWith(shop, 'customer', 'mina')
  const theirs: string[] = []
  for (let n = 0; n < 45; n++) {
    const by = n % 3 === 0 ? { by: buyer.id } : {}
    const phone = n % 3 === 0 ? `+880191234567${n % 9}` : karim
    theirs.unshift((await placedFor(shop, towel, { phone }, by)).orderId)
  }
  const hers = await placedFor(shop, towel, { phone: karim }, { by: sister.id })
  const otherId = await customerOf(shop, karim)
  const customerId = await idOf(buyer.id)
  await joinCustomers(shop, aScript, { customerId, otherId })

  const pages: string[][] = []
  let after: string | undefined
  do {
    const customer = await load(customerId, { after })
    expect(customer.sums).toMatchObject({ orders: 45 })
    pages.push(customer.orders.map(({ orderId }) => orderId))
    after = customer.nextOrder
  } while (after)
  expect(pages.map(({ length }) => length)).toEqual([20, 20, 5])
  expect(pages.flat()).toEqual(theirs)

  const customer = await load(otherId)
  expect(customer.id).toBe(customerId)
  expect(customer.addresses.reduce((sum, { orders }) => sum + orders, 0)).toBe(45)
  expect(customer.namesakes.map(({ id }) => id)).toEqual([await idOf(sister.id)])
  expect(await findCustomer(shop, await idOf(sister.id))).toMatchObject({
    sums: { orders: 1, lastOrderAt: hers.placedAt },
    orders: [{ orderId: hers.orderId, phone: karim, isGuest: false, placedAt: hers.placedAt }],
    namesakes: [{ id: customerId }],
  })
})

test('a customer of whom nothing is written has a page, and an id that nobody has is nothing', async () => {
  const buyer = await personWith(shop, 'customer', 'rahima')
  await placedFor(shop, towel, { phone: rahima }, { by: buyer.id })
  const stranger = await findCustomer(shop, crypto.randomUUID())
  expect(stranger).toBeUndefined()
  const customer = await findCustomer(shop, await idOf(buyer.id))
  expect(customer).toMatchObject({
    identities: [{ phone: null, account: { id: buyer.id } }],
    calls: [],
    notes: [],
    events: [],
    joins: [],
    namesakes: [],
  })
})

test('of many notes about a customer the latest are shown, oldest first', async () => {
  await placedFor(shop, towel, { phone: rahima })
  const identityId = await customerOf(shop, rahima)
  const notes = Array.from({ length: 210 }, (_, n) => ({ id: v7(), text: `${n}` }))
  const written = { identityId, at: shop.now(), by: 'system: test' }
  await shop.database.insert(customerNotes).values(notes.map((note) => ({ ...note, ...written })))
  const shown = (await load(identityId)).notes.map(({ text }) => text)
  expect(shown).toEqual(notes.slice(10).map(({ text }) => text))
})
