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

const send = (what: string, ids: string[], { by = mina, ...fields }: Fields = {}) =>
  sendToCustomers(shop, by, {
    form: [['what', what], ...ids.map((id): [string, string] => ['pick', id]), ...entries(fields)],
  })

interface Fields {
  by?: Person
  tag?: string
}

const entries = (fields: Omit<Fields, 'by'>) => Object.entries(fields) as [string, string][]

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
  const done = await shop.database.select().from(audit)
  expect(done.filter(({ actorId }) => actorId === mina.id)).toHaveLength(3)
})

test('nothing ticked, a tag that is none and a customer are refused', async () => {
  expect(troubleIn(await send('tag', [], { tag: 'Eid' }))).toBe('none-picked')
  expect(problemIn(await send('tag', [rahima], { tag: 'a, b' }), 'tag')).toBe('tag-wrong')
  const by = await personWith(shop, 'customer', 'other')
  expect(troubleIn(await send('tag', [rahima], { tag: 'Eid', by }))).toBe('not-permitted')
  expect(await tagged('Eid')).toEqual([])
})

test('who is ticked is given out as a file, to those who may take customers along', async () => {
  expect(troubleIn(await send('export-ticked', [rahima]))).toBe('not-permitted')
  const by = await personWith(shop, 'admin', 'admin')
  expect(troubleIn(await send('export-ticked', [], { by }))).toBe('none-picked')
  const { answer } = await send('export-ticked', [rahima, karim], { by })
  const href = String(answer?.['href'])
  const file = await by.browser.get(href.replace('/api', ''))
  expect(file.text).toContain(rahima)
  expect(file.text).toContain(karim)
  expect(file.text).not.toContain(salma)
  expect((await by.browser.get('/customers/export?customers=x')).status).toBe(400)
})
