import { beforeEach, expect, test } from 'vitest'
import { problemIn, troubleIn } from '#pages/form/form-result.ts'
import { audit } from '#shop/audit/tables.ts'
import { listCustomers } from '#shop/customers/list/list-customers.ts'
import { tagCustomer } from '#shop/customers/work/tag-customer.ts'
import type { Shop } from '#shop/shop.ts'
import { customerOf, placedFor } from '../../../../tests/examples/customer-examples.ts'
import { aScript } from '../../../../tests/examples/initiators.ts'
import { sendToCustomers } from '../../../../tests/examples/list-pages.ts'
import { stocked } from '../../../../tests/examples/order-examples.ts'
import { personWith, type Person } from '../../../../tests/examples/staff-examples.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'

let shop: Shop
let mina: Person
let [rahima, karim, salma] = ['', '', '']
beforeEach(async () => {
  shop = await openTestShop()
  mina = await personWith(shop, 'moderator', 'mina')
  const towel = await stocked(shop, { stock: 50 })
  const phones = ['+8801712345678', '+8801812345678', '+8801912345678'] as const
  for (const phone of phones) await placedFor(shop, towel, { phone })
  rahima = await customerOf(shop, phones[0])
  karim = await customerOf(shop, phones[1])
  salma = await customerOf(shop, phones[2])
})

const send = (what: string, ids: string[], { by = mina, path, ...fields }: Fields = {}) =>
  sendToCustomers(shop, by, {
    ...(path !== undefined && { path }),
    form: [['what', what], ...ids.map((id): [string, string] => ['pick', id]), ...entries(fields)],
  })

interface Fields {
  by?: Person
  /** Of the list. */
  path?: string
  tag?: string
  column?: string
  isSet?: string
  row?: string
  all?: 'on'
  asOf?: string
  most?: string
  after?: string
}

const entries = (fields: Omit<Fields, 'by' | 'path'>) =>
  Object.entries(fields) as [string, string][]

async function tagged(tag: string): Promise<string[]> {
  const listed = await listCustomers(shop, { filter: { tag }, sort: 'id' })
  return listed.outcome === 'listed' ? listed.customers.map(({ id }) => id).toSorted() : []
}

test('customers who are ticked get a tag and lose it; who cannot have it is named, and the rest goes on', async () => {
  for (let n = 0; n < 20; n += 1)
    await tagCustomer(shop, aScript, { customerId: salma, tag: `tag ${n}`, isSet: true })
  const gone = crypto.randomUUID()
  const result = await send('tag', [rahima, karim, salma, gone], { tag: ' Eid  list ' })
  expect(result.answer).toMatchObject({
    tag: 'Eid list',
    done: 2,
    refused: [
      { id: salma, name: 'Rahima Khatun', why: 'tags-full' },
      { id: gone, why: 'not-found' },
    ],
  })
  expect(await tagged('Eid list')).toEqual([rahima, karim].toSorted())
  await send('untag', [rahima], { tag: 'Eid list' })
  expect(await tagged('Eid list')).toEqual([karim])
  const both = await send('tag', [rahima, karim], { tag: 'Eid list' })
  expect(both.answer).toMatchObject({ done: 2, tagged: [rahima] })
  await send('undo-tag', [], { tag: 'Eid list', isSet: 'false', row: rahima })
  expect(await tagged('Eid list')).toEqual([karim])
  const done = await shop.database.select().from(audit)
  expect(done.filter(({ actorId }) => actorId === mina.id)).toHaveLength(5)
})

test('nothing ticked, a tag that is none and a customer are refused', async () => {
  expect(troubleIn(await send('tag', [], { tag: 'Eid' }))).toBe('none-picked')
  expect(problemIn(await send('tag', [rahima], { tag: 'a, b' }), 'tag')).toBe('tag-wrong')
  const by = await personWith(shop, 'customer', 'other')
  expect(troubleIn(await send('tag', [rahima], { tag: 'Eid', by }))).toBe('not-permitted')
  expect(await tagged('Eid')).toEqual([])
})

test('who is ticked is given out as a file, to those who may take customers along', async () => {
  const fields = { column: 'id' }
  expect(troubleIn(await send('export-csv', [rahima], fields))).toBe('not-permitted')
  const by = await personWith(shop, 'admin', 'admin')
  expect(troubleIn(await send('export-csv', [rahima], { by }))).toBe('no-columns')
  const { answer } = await send('export-csv', [rahima, karim], { ...fields, by })
  const href = String(answer?.['href'])
  const file = await by.browser.get(href.replace('/api', ''))
  expect(file.text).toContain(rahima)
  expect(file.text).toContain(karim)
  expect(file.text).not.toContain(salma)
  expect((await by.browser.get('/customers/export?customers=x')).status).toBe(400)
})

test('all that fit are tagged piece by piece by the filter of the list: those on the page, and nobody who came since', async () => {
  for (let n = 0; n < 20; n += 1)
    await tagCustomer(shop, aScript, { customerId: salma, tag: `tag ${n}`, isSet: true })
  const asOf = new Date().toISOString()
  const towel = await stocked(shop, { stock: 50 })
  await placedFor(shop, towel, { phone: '+8801512345678' })
  const late = await customerOf(shop, '+8801512345678')
  const press = (path: string, more: Fields = {}) =>
    send('tag', [], { tag: 'Eid', all: 'on', asOf, ...more, path })
  const everybody = '/dashboard/customers?sort=spent'
  const first = await press(everybody, { most: '2' })
  const { next, done } = first.answer as { next?: string; done: number }
  expect(next).toEqual(expect.any(String))
  const second = await press(everybody, { most: '2', after: next ?? '' })
  const { done: rest } = second.answer as { done: number }
  expect(second.answer?.['next']).toBeUndefined()
  const refused = [first, second].flatMap(({ answer }) => answer?.['refused'])
  expect(refused).toMatchObject([{ id: salma, why: 'tags-full' }])
  expect(done + rest).toBe(2)
  expect(await tagged('Eid')).toEqual([rahima, karim].toSorted())
  expect(await tagged('Eid')).not.toContain(late)
  const narrowed = await send('untag', [rahima], {
    tag: 'Eid',
    all: 'on',
    path: '/dashboard/customers?q=01812',
  })
  expect(narrowed.answer).toMatchObject({ done: 1, refused: [] })
  expect(await tagged('Eid')).toEqual([rahima])
  const short = await press('/dashboard/customers?q=zz')
  expect(troubleIn(short)).toBe('too-short')
})
