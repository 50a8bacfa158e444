import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { aScript, inNameOf } from '../../../../tests/examples/initiators.ts'
import { customerOf, placedFor } from '../../../../tests/examples/customer-examples.ts'
import { stocked } from '../../../../tests/examples/order-examples.ts'
import { personWith } from '../../../../tests/examples/staff-examples.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'
import { users } from '../../identity/tables.ts'
import { claimOrder } from '../../orders/own-orders/claim-order.ts'
import { moveOrder } from '../../orders/status/move-order.ts'
import { orders } from '../../orders/tables.ts'
import type { PlaceOrder } from '../../orders/contract.ts'
import type { OrderStatus } from '../../orders/order.ts'
import type { Shop } from '../../shop.ts'
import { findCustomer } from '../detail/find-customer.ts'
import { listCustomers } from '../list/list-customers.ts'
import { customerQueue, customers } from '../tables.ts'
import { joinCustomers, undoJoin } from '../work/join-customers.ts'
import { addCustomerNote } from '../work/add-customer-note.ts'
import { foldAllCustomers, foldCustomers, rebuildCustomers } from './fold-customers.ts'
import { findCustomerId } from './find-members.ts'

let shop: Shop
let towel: string
beforeEach(async () => {
  shop = await openTestShop()
  towel = await stocked(shop, { name: 'Towel', stock: 1000, priceInPaisa: 50_000 })
})

const rahima = '+8801712345678'
const karim = '+8801812345678'

const placed = (typed?: Partial<PlaceOrder>, placing?: Parameters<typeof placedFor>[3]) =>
  placedFor(shop, towel, typed, placing)

const sent: OrderStatus[] = ['Processing', 'Shipped']

async function listed() {
  await foldAllCustomers(shop)
  const result = await listCustomers(shop, { filter: {}, sort: 'orders' })
  if (result.outcome !== 'listed') throw new Error(result.outcome)
  return result.customers
}

describe('sums of a customer', () => {
  test('count orders, how they ended, and the money of delivered goods', async () => {
    await placed({}, { path: [...sent, 'Delivered'] })
    await placed({ lines: [{ variantId: towel, quantity: 3 }] }, { path: [...sent, 'Delivered'] })
    await placed({}, { path: [...sent, 'Canceled'] })
    await placed({}, { path: ['Canceled'] })
    await placed({ fullName: 'Rahima K.', district: 'Sylhet', area: 'Beanibazar' })
    const [customer, ...others] = await listed()
    expect(others).toEqual([])
    expect(customer).toMatchObject({
      name: 'Rahima K.',
      phone: rahima,
      district: 'Sylhet',
      hasAccount: false,
      orders: 5,
      delivered: 2,
      canceled: 1,
      returned: 1,
      spentInPaisa: 200_000,
      mark: 'none',
    })
    const { orders: _, ...found } = (await findCustomer(shop, customer?.id ?? ''))!
    const { delivered, canceled, returned, spentInPaisa } = found.sums
    expect({ delivered, canceled, returned, spentInPaisa }).toEqual({
      delivered: 2,
      canceled: 1,
      returned: 1,
      spentInPaisa: 200_000,
    })
  })

  test('follow an order that moves, changes its phone or loses its person', async () => {
    const { id } = await placed()
    expect(await listed()).toMatchObject([{ phone: rahima, orders: 1, delivered: 0 }])
    for (const to of [...sent, 'Delivered'] as const)
      await moveOrder(shop, aScript, { orderRef: id, to })
    expect(await listed()).toMatchObject([{ phone: rahima, delivered: 1 }])
    await shop.database.update(orders).set({ phone: karim }).where(eq(orders.id, id))
    expect(await listed()).toMatchObject([{ phone: karim, delivered: 1 }])
    await shop.database.update(orders).set({ phone: '', fullName: '—' }).where(eq(orders.id, id))
    expect(await listed()).toEqual([])
  })

  test('are the same whatever order they are added up in, and made anew from nothing', async () => {
    for (let n = 0; n < 6; n++)
      await placed({ phone: n % 2 ? rahima : karim }, n < 3 ? { path: [...sent, 'Delivered'] } : {})
    const before = await listed()
    expect(before.map((row) => row.orders)).toEqual([3, 3])
    await shop.database.update(customers).set({ orders: 99, spentInPaisa: 1, searchedText: '' })
    await rebuildCustomers(shop)
    expect(await listed()).toEqual(before)
  })

  test('wait in the queue with the order, and stay there when what is made of them breaks', async () => {
    await placed()
    await shop.database.execute(
      sql`ALTER TABLE customers ADD CONSTRAINT broken CHECK (orders <> 1) NOT VALID`,
    )
    try {
      await expect(foldCustomers(shop)).rejects.toThrow(/customers/)
    } finally {
      await shop.database.execute(sql`ALTER TABLE customers DROP CONSTRAINT broken`)
    }
    expect(await shop.database.$count(customerQueue)).toBe(1)
    expect(await listed()).toMatchObject([{ orders: 1 }])
    expect(await shop.database.$count(customerQueue)).toBe(0)
  })

  test('are right while many order and two processes add up', async () => {
    const buying = Array.from({ length: 24 }, (_, n) =>
      placed({ phone: `+88017123456${String(n % 4).padStart(2, '0')}` }),
    )
    const folding = Array.from({ length: 30 }, () => foldCustomers(shop))
    await Promise.all([...buying, ...folding])
    expect((await listed()).map((row) => row.orders)).toEqual([6, 6, 6, 6])
  })
})

describe('one person', () => {
  test('is an account, or a phone of guest orders; the same phone alone joins nobody (D30)', async () => {
    const { id } = await personWith(shop, 'customer', 'rahima')
    await placed({}, { by: id })
    await placed()
    const rows = await listed()
    expect(rows.map(({ hasAccount, orders: count }) => [hasAccount, count])).toEqual(
      expect.arrayContaining([
        [true, 1],
        [false, 1],
      ]),
    )
    const account = rows.find(({ hasAccount }) => hasAccount)
    const { namesakes } = (await findCustomer(shop, account?.id ?? ''))!
    expect(namesakes).toMatchObject([{ phone: rahima, orders: 1 }])
  })

  test('is who claims an order of the phone, and later orders of the phone are theirs', async () => {
    const { id } = await personWith(shop, 'customer', 'rahima')
    const { trackingId } = await placed()
    expect(await listed()).toHaveLength(2)
    const claim = { trackingId, phone: rahima }
    expect(await claimOrder(shop, await inNameOf(shop, id), claim)).toMatchObject({
      outcome: 'claimed',
    })
    expect(await listed()).toMatchObject([{ hasAccount: true, orders: 1 }])
    await placed()
    expect(await listed()).toMatchObject([{ hasAccount: true, orders: 2 }])
  })

  test('is who proves the e-mail address of a guest order, whichever comes first', async () => {
    const { id, email } = await personWith(shop, 'customer', 'rahima')
    await shop.database.update(users).set({ emailVerified: false }).where(eq(users.id, id))
    await placed({ email: email.toUpperCase() })
    expect(await listed()).toHaveLength(2)
    await shop.database.update(users).set({ emailVerified: true }).where(eq(users.id, id))
    expect(await listed()).toMatchObject([{ hasAccount: true, orders: 1 }])
    await placed({ email, phone: karim })
    const [person, ...others] = await listed()
    expect(others).toEqual([])
    expect(person).toMatchObject({ orders: 2, email })
    // Nobody takes a phone away from somebody else by typing it.
    const other = await personWith(shop, 'customer', 'selim')
    await placed({ email: other.email })
    expect(await listed()).toMatchObject([{ orders: 3 }, { orders: 0, email: other.email }])
  })

  async function apartAgain() {
    const { email } = await personWith(shop, 'customer', 'rahima')
    await placed({ email })
    const [person] = await listed()
    const found = (await findCustomer(shop, person?.id ?? ''))!
    expect(found.joins).toMatchObject([{ reason: 'email' }])
    const undone = await undoJoin(shop, aScript, { joinId: found.joins[0]?.id ?? '' })
    expect(undone).toMatchObject({ outcome: 'undone' })
    return email
  }

  test('is two where staff took them apart: nothing joins them by itself again', async () => {
    await placed({ email: await apartAgain() })
    const rows = await listed()
    expect(rows).toMatchObject([
      { hasAccount: false, orders: 2 },
      { hasAccount: true, orders: 0 },
    ])
  })

  test('is whom staff say it is, until they say that they are two', async () => {
    await apartAgain()
    const [guest, account] = await listed()
    const pair = { customerId: account?.id ?? '', otherId: guest?.id ?? '' }
    const joined = await joinCustomers(shop, aScript, pair)
    if (joined.outcome !== 'joined') throw new Error(joined.outcome)
    expect(await listed()).toMatchObject([{ id: account?.id, orders: 1 }])
    expect(await joinCustomers(shop, aScript, pair)).toEqual({ outcome: 'same-customer' })
    const undo = () => undoJoin(shop, aScript, { joinId: joined.joinId })
    expect(await undo()).toMatchObject({ outcome: 'undone' })
    expect(await undo()).toEqual({ outcome: 'not-found' })
    expect(await listed()).toMatchObject([{ orders: 1 }, { orders: 0 }])
  })

  test('is seen whole by a person who opens one part', async () => {
    const { id } = await personWith(shop, 'customer', 'rahima')
    await placed()
    const guest = await customerOf(shop, rahima)
    const account = await findCustomerId(shop.database, { customerId: id, phone: '' })
    await joinCustomers(shop, aScript, { customerId: account ?? '', otherId: guest })
    expect(await findCustomer(shop, guest)).toMatchObject({ id: account })
    expect(await customerOf(shop, rahima)).toBe(account)
  })

  test('may be three: taking the middle one out takes along who was joined into it', async () => {
    for (const phone of [rahima, karim, '+8801912345678']) await placed({ phone })
    const idOf = (phone: string) => customerOf(shop, phone)
    const [one, two, three] = [await idOf(rahima), await idOf(karim), await idOf('+8801912345678')]
    await joinCustomers(shop, aScript, { customerId: two, otherId: three })
    const joined = await joinCustomers(shop, aScript, { customerId: one, otherId: three })
    if (joined.outcome !== 'joined') throw new Error(joined.outcome)
    expect(await listed()).toMatchObject([{ id: one, orders: 3 }])
    await undoJoin(shop, aScript, { joinId: joined.joinId })
    expect(await listed()).toMatchObject([
      { id: two, orders: 2 },
      { id: one, orders: 1 },
    ])
  })

  test('who leaves takes their account along; whose phone was joined with it stays', async () => {
    const { id, email } = await personWith(shop, 'customer', 'rahima')
    await placed({ email })
    await listed()
    await shop.database.delete(users).where(eq(users.id, id))
    expect(await listed()).toMatchObject([{ hasAccount: false, phone: rahima, orders: 1 }])
  })

  test('of whom staff wrote something stays, when the last order has gone', async () => {
    const { id } = await placed()
    const [guest] = await listed()
    await addCustomerNote(shop, aScript, { customerId: guest?.id ?? '', text: 'Calls at night' })
    await shop.database.update(orders).set({ phone: karim }).where(eq(orders.id, id))
    expect(await listed()).toMatchObject([
      { phone: karim, orders: 1 },
      { phone: rahima, orders: 0 },
    ])
  })
})
