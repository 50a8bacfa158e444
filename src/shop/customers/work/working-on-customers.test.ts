import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { customerOf, placedFor } from '../../../../tests/examples/customer-examples.ts'
import { aScript, inNameOf } from '../../../../tests/examples/initiators.ts'
import { aMessage } from '../../../../tests/examples/message-examples.ts'
import { anOrderOf, stocked, stockOf } from '../../../../tests/examples/order-examples.ts'
import { aQuestion } from '../../../../tests/examples/reviews/review-examples.ts'
import { personWith } from '../../../../tests/examples/staff-examples.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'
import { audit } from '../../audit/tables.ts'
import { users } from '../../identity/tables.ts'
import { answerMessage } from '../../content/inbox/answer-message.ts'
import { contactMessages, messageEntries } from '../../content/tables.ts'
import { mails } from '../../mail/tables.ts'
import { newsletterSubscribers } from '../../newsletter/tables.ts'
import { placeOrder } from '../../orders/placement/place-order.ts'
import { moveOrder } from '../../orders/status/move-order.ts'
import { orders } from '../../orders/tables.ts'
import type { Shop } from '../../shop.ts'
import { findCustomer } from '../detail/find-customer.ts'
import { listCustomers, listTags } from '../list/list-customers.ts'
import { foldAllCustomers } from '../people/fold-customers.ts'
import { findCustomerId, findOrderingCustomer } from '../people/find-members.ts'
import { products } from '../../catalog/tables.ts'
import { productQuestions } from '../../reviews/questions/tables.ts'
import { eraseCustomer } from '../privacy/erase-customer.ts'
import { exportPerson } from '../privacy/export-person.ts'
import { customerIdentities, customerNotes, customers } from '../tables.ts'
import { addCustomerNote } from './add-customer-note.ts'
import { joinCustomers, undoJoin } from './join-customers.ts'
import { markCustomer } from './mark-customer.ts'
import { tagCustomer } from './tag-customer.ts'

let shop: Shop
let towel: string
beforeEach(async () => {
  shop = await openTestShop()
  towel = await stocked(shop, { name: 'Towel', stock: 1000, priceInPaisa: 50_000 })
})

const rahima = '+8801712345678'
const karim = '+8801812345678'

const tryToOrder = async (phone: string, by?: string) => {
  const order = { ...anOrderOf([towel, 1]), phone }
  const key = crypto.randomUUID()
  const { outcome, ...rest } = await placeOrder(shop, order, key, { customerId: by ?? null })
  return outcome === 'over-limit' && 'reason' in rest ? `${outcome}: ${rest.reason}` : outcome
}

const block = (customerId: string) =>
  markCustomer(shop, aScript, { customerId, mark: 'blocked', reason: 'Three parcels came back' })
const unblock = (customerId: string) => markCustomer(shop, aScript, { customerId, mark: 'none' })

const refused = 'over-limit: blocked'

describe('a blocked customer', () => {
  test('cannot order with this phone, and nothing is taken from the stock, until the mark is taken back', async () => {
    await placedFor(shop, towel)
    const before = await stockOf(shop, towel)
    const id = await customerOf(shop, rahima)
    expect(await block(id)).toMatchObject({ outcome: 'marked' })
    expect(await tryToOrder(rahima)).toBe(refused)
    expect(await tryToOrder(karim)).toBe('placed')
    expect(await stockOf(shop, towel)).toMatchObject({ stock: (before?.stock ?? 0) - 1 })
    await unblock(id)
    expect(await tryToOrder(rahima)).toBe('placed')
  })

  test('cannot order with the account, nor as a guest with a phone that the account has ordered with', async () => {
    const { id: userId } = await personWith(shop, 'customer', 'rahima')
    await placedFor(shop, towel, {}, { by: userId })
    await foldAllCustomers(shop)
    const id = await findCustomerId(shop.database, { customerId: userId, phone: '' })
    await block(id ?? '')
    expect(await tryToOrder(karim, userId)).toBe(refused)
    expect(await tryToOrder(rahima)).toBe(refused)
    expect(await tryToOrder(karim)).toBe('placed')
  })

  test('takes a joined one along, who is free again when they are taken apart', async () => {
    await placedFor(shop, towel)
    await placedFor(shop, towel, { phone: karim })
    const [one, other] = [await customerOf(shop, rahima), await customerOf(shop, karim)]
    await block(other)
    const joined = await joinCustomers(shop, aScript, { customerId: one, otherId: other })
    if (joined.outcome !== 'joined') throw new Error(joined.outcome)
    expect(await tryToOrder(rahima)).toBe(refused)
    expect(await findCustomer(shop, one)).toMatchObject({
      mark: 'blocked',
      markReason: 'Three parcels came back',
    })
    // Also who works on an order of the other phone reads it.
    expect(
      await findOrderingCustomer(shop.database, { customerId: null, phone: rahima }),
    ).toMatchObject({ mark: 'blocked', markReason: 'Three parcels came back' })
    await undoJoin(shop, aScript, { joinId: joined.joinId })
    expect([await tryToOrder(rahima), await tryToOrder(karim)]).toEqual(['placed', refused])
  })

  test('gets the answer of an order that was placed before', async () => {
    const order = anOrderOf([towel, 1])
    const key = crypto.randomUUID()
    await placeOrder(shop, order, key)
    await block(await customerOf(shop, rahima))
    expect(await placeOrder(shop, order, key)).toMatchObject({ outcome: 'placed', replayed: true })
  })
})

test('marks, with their reason and who set them, stand on the page; suspicious and blocked need one', async () => {
  await placedFor(shop, towel)
  const customerId = await customerOf(shop, rahima)
  const { id } = await personWith(shop, 'moderator', 'mina')
  const mina = await inNameOf(shop, id)
  const bare = { customerId, mark: 'suspicious', reason: '  ' } as const
  expect(await markCustomer(shop, mina, bare)).toMatchObject({
    outcome: 'invalid',
    fields: { reason: 'Say why, for your colleagues' },
  })
  await markCustomer(shop, mina, { ...bare, reason: 'Refused twice' })
  await markCustomer(shop, aScript, { customerId, mark: 'trusted' })
  expect(await findCustomer(shop, customerId)).toMatchObject({
    mark: 'trusted',
    markReason: '',
    events: [
      { what: 'marked', mark: 'trusted', author: { kind: 'script' } },
      { what: 'marked', mark: 'suspicious', reason: 'Refused twice', author: { id } },
    ],
  })
  const entries = await shop.database.select().from(audit).orderBy(audit.id)
  expect(entries).toMatchObject([
    { action: 'customer-marked', before: { mark: 'none' }, after: { mark: 'suspicious' } },
    { action: 'customer-marked', before: { mark: 'suspicious' }, after: { mark: 'trusted' } },
  ])
  expect(JSON.stringify(entries)).not.toContain('Refused')
})

test('tags sort customers, and a tag that nobody has is offered no more', async () => {
  await placedFor(shop, towel)
  const customerId = await customerOf(shop, rahima)
  const tag = (name: string, isSet = true) =>
    tagCustomer(shop, aScript, { customerId, tag: name, isSet })
  for (const name of ['wholesale', ' Eid  2026 ', 'wholesale'])
    expect(await tag(name)).toMatchObject({ outcome: 'tagged' })
  expect(await listTags(shop)).toEqual(['Eid 2026', 'wholesale'])
  const found = async (name: string) => {
    const listed = await listCustomers(shop, { filter: { tag: name }, sort: 'latest' })
    return listed.outcome === 'listed' ? listed.customers.map(({ tags }) => tags) : listed
  }
  expect(await found('wholesale')).toEqual([['Eid 2026', 'wholesale']])
  await tag('Eid 2026', false)
  expect([await found('Eid 2026'), await listTags(shop)]).toEqual([[], ['wholesale']])
  expect(await tag('a,b')).toMatchObject({ outcome: 'invalid' })
  expect(await tag('x'.repeat(41))).toMatchObject({ outcome: 'invalid' })
  await shop.database.execute(
    sql`INSERT INTO customer_tags SELECT 'tag ' || n FROM generate_series(1, 199) n`,
  )
  expect(await tag('one more')).toEqual({ outcome: 'too-many-tags' })
  expect(await listTags(shop)).toHaveLength(200)
})

test('of two people who each give a tag at once neither is lost, and nobody has more than twenty', async () => {
  await placedFor(shop, towel)
  const customerId = await customerOf(shop, rahima)
  const give = (tag: string) => tagCustomer(shop, aScript, { customerId, tag, isSet: true })
  const names = Array.from({ length: 22 }, (_, n) => `tag ${n}`)
  const outcomes = await Promise.all(names.map(give))
  const taken = names.filter((_, n) => outcomes[n]?.outcome === 'tagged')
  expect(taken).toHaveLength(20)
  expect((await findCustomer(shop, customerId))?.tags).toEqual(taken.toSorted())
  expect(outcomes).toContainEqual({ outcome: 'tags-full' })
})

test('a mark or a reason that a colleague has set meanwhile is not written over', async () => {
  await placedFor(shop, towel)
  const customerId = await customerOf(shop, rahima)
  const from = { mark: 'none', reason: '' } as const
  const suspect = (reason: string) =>
    markCustomer(shop, aScript, { customerId, from, mark: 'suspicious', reason })
  const outcomes = await Promise.all([suspect('Refused twice'), suspect('Never at home')])
  expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(['changed-meanwhile', 'marked'])
  const stands = await findCustomer(shop, customerId)
  const now = { mark: 'suspicious', reason: stands?.markReason ?? '' } as const
  expect(outcomes).toContainEqual({ outcome: 'changed-meanwhile', now })
  const known = { customerId, from: now, mark: 'none' } as const
  expect(
    await markCustomer(shop, aScript, { ...known, from: { ...now, reason: 'Other' } }),
  ).toEqual({
    outcome: 'changed-meanwhile',
    now,
  })
  expect(await markCustomer(shop, aScript, known)).toMatchObject({ outcome: 'marked' })
})

test('two people who are joined keep what was written of each when they are taken apart', async () => {
  await placedFor(shop, towel)
  await placedFor(shop, towel, { phone: karim })
  const [one, other] = [await customerOf(shop, rahima), await customerOf(shop, karim)]
  await addCustomerNote(shop, aScript, { customerId: one, text: 'Of Rahima' })
  await addCustomerNote(shop, aScript, { customerId: other, text: 'Of Karim' })
  await tagCustomer(shop, aScript, { customerId: other, tag: 'wholesale', isSet: true })
  const joined = await joinCustomers(shop, aScript, { customerId: one, otherId: other })
  if (joined.outcome !== 'joined') throw new Error(joined.outcome)
  const whole = await findCustomer(shop, one)
  expect(whole?.notes.map(({ text }) => text)).toEqual(['Of Rahima', 'Of Karim'])
  expect(whole).toMatchObject({ tags: ['wholesale'], sums: { orders: 2 } })
  await undoJoin(shop, aScript, { joinId: joined.joinId })
  expect(await findCustomer(shop, one)).toMatchObject({
    tags: [],
    notes: [{ text: 'Of Rahima' }],
    sums: { orders: 1 },
    events: [{ what: 'separated' }, { what: 'joined' }],
  })
  expect(await findCustomer(shop, other)).toMatchObject({
    tags: ['wholesale'],
    notes: [{ text: 'Of Karim' }],
  })
})

describe('a person', () => {
  async function aPerson() {
    const { id: userId, email } = await personWith(shop, 'customer', 'rahima')
    const own = await placedFor(shop, towel, {}, { by: userId })
    const guest = await placedFor(
      shop,
      towel,
      { phone: karim, email },
      { path: ['Processing', 'Shipped', 'Delivered'] },
    )
    await shop.database
      .insert(newsletterSubscribers)
      .values({ id: crypto.randomUUID(), email, token: 'secret', subscribedAt: shop.now() })
    const messageId = await aMessage(shop, { replyTo: karim, message: 'Where is it?' })
    const reply = { messageId, version: 1, text: 'It comes tomorrow' }
    await answerMessage(shop, aScript, reply)
    const written = await aMessage(shop, { replyTo: email.toUpperCase(), message: 'Thank you' })
    await answerMessage(shop, aScript, { ...reply, messageId: written })
    const customerId = await customerOf(shop, karim)
    await addCustomerNote(shop, aScript, { customerId, text: 'Calls at night' })
    return { customerId, userId, email, own, guest }
  }

  test('gets all that the shop knows of them', async () => {
    const { customerId, email, own, guest } = await aPerson()
    const [about] = await shop.database.select().from(products)
    await aQuestion(shop, { productId: about!.id, phone: karim, text: 'Is it heavy?' })
    const result = await exportPerson(shop, aScript, { customerId })
    expect(result).toMatchObject({
      outcome: 'exported',
      person: {
        phones: [karim],
        accounts: [{ email }],
        newsletter: [{ email }],
        messages: [
          {
            message: 'Where is it?',
            status: 'answered',
            thread: [{ kind: 'phone', text: 'It comes tomorrow' }],
          },
          { message: 'Thank you', thread: [{ kind: 'mail' }] },
        ],
        notes: [{ text: 'Calls at night' }],
        questions: [{ text: 'Is it heavy?' }],
        orders: [
          { orderId: own.orderId, lines: [{ name: 'Towel', quantity: 1 }] },
          {
            orderId: guest.orderId,
            history: expect.arrayContaining(
              [{ to: 'Delivered' }].map((to) => expect.objectContaining(to)),
            ),
          },
        ],
      },
    })
    expect(JSON.stringify(result)).not.toMatch(/password|token/i)
  })

  test('is erased from everything but the books; an order under way loses them when it has ended', async () => {
    const { customerId, own, guest } = await aPerson()
    const [about] = await shop.database.select().from(products)
    await aQuestion(shop, { productId: about!.id, phone: karim, author: 'Karim ***' })
    expect(await eraseCustomer(shop, aScript, { customerId })).toEqual({ outcome: 'erased' })
    await foldAllCustomers(shop)
    for (const table of [
      customers,
      customerIdentities,
      customerNotes,
      users,
      newsletterSubscribers,
      contactMessages,
      messageEntries,
      mails,
    ])
      expect(await shop.database.select().from(table)).toEqual([])
    expect(await shop.database.select().from(productQuestions)).toMatchObject([
      { author: '', phone: null },
    ])
    const stored = async (id: string) =>
      (await shop.database.select().from(orders).where(eq(orders.id, id)))[0]
    const nobody = { fullName: '—', phone: '', email: null, address: '', customerId: null }
    expect(await stored(guest.id)).toMatchObject({ ...nobody, status: 'Delivered' })
    expect(await stored(own.id)).toMatchObject({ phone: rahima, customerId: null })
    await moveOrder(shop, aScript, { orderRef: own.id, to: 'Canceled', reason: 'Asked for it' })
    expect(await stored(own.id)).toMatchObject(nobody)
    await foldAllCustomers(shop)
    expect(await shop.database.select().from(customers)).toEqual([])
  })

  test('who works for the shop is not erased, and loses nothing', async () => {
    const { id: userId } = await personWith(shop, 'moderator', 'mina')
    await placedFor(shop, towel, {}, { by: userId })
    await foldAllCustomers(shop)
    const customerId = await findCustomerId(shop.database, { customerId: userId, phone: '' })
    expect(await eraseCustomer(shop, aScript, { customerId: customerId ?? '' })).toEqual({
      outcome: 'works-here',
    })
    expect(await shop.database.$count(users)).toBe(1)
    expect(await findCustomer(shop, customerId ?? '')).toMatchObject({ sums: { orders: 1 } })
  })
})
