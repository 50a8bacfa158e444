import { parse } from 'csv-parse/sync'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { customerOf, placedFor } from '../../../../tests/examples/customer-examples.ts'
import { aScript } from '../../../../tests/examples/initiators.ts'
import { stocked } from '../../../../tests/examples/order-examples.ts'
import { personWith } from '../../../../tests/examples/staff-examples.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'
import type { PlaceOrder } from '../../orders/contract.ts'
import type { Shop } from '../../shop.ts'
import { foldAllCustomers } from '../people/fold-customers.ts'
import { customers } from '../tables.ts'
import { markCustomer } from '../work/mark-customer.ts'
import { customerSorts, type CustomerFilter, type CustomerSort } from './customer-filter.ts'
import { customerColumns } from '../export/columns.ts'
import { exportCustomers } from '../export/export-customers.ts'
import { listCustomers } from './list-customers.ts'

let shop: Shop
let towel: string
beforeEach(async () => {
  shop = await openTestShop()
  towel = await stocked(shop, { name: 'Towel', stock: 1000, priceInPaisa: 50_000 })
})

const nasrin = '+8801812987654'
const karim = '+8801711000111'

async function placed(typed: Partial<PlaceOrder>, at?: string) {
  const now = at === undefined ? shop.now : () => new Date(at)
  return placedFor({ ...shop, now }, towel, typed)
}

async function list(filter: CustomerFilter, sort: CustomerSort = 'latest') {
  await foldAllCustomers(shop)
  const result = await listCustomers(shop, { filter, sort, isCounted: true })
  if (result.outcome !== 'listed') throw new Error(result.outcome)
  expect(result.count).toBe(result.customers.length)
  return result.customers.map(({ phone }) => phone)
}

test('one search box finds a customer by name, phone in any form and e-mail, also those of earlier orders', async () => {
  await placed({ fullName: 'Nasrin Akter Khatun', phone: nasrin, email: 'N.Akter@example.com' })
  await placed({ fullName: 'Mrs. Islam', phone: nasrin })
  await placed({ fullName: 'Karim Mia', phone: karim })
  const spellings = [
    'nasrin',
    'khatun NASRIN',
    'akter@example',
    'islam',
    '01812987654',
    '01812-987 654',
    '+880 1812 987654',
    '০১৮১২-৯৮৭৬৫৪',
    '7654',
  ]
  for (const q of spellings) expect({ q, found: await list({ q }) }).toEqual({ q, found: [nasrin] })
  expect(await list({ q: '100%' })).toEqual([])
  expect(await listCustomers(shop, { filter: { q: 'md' }, sort: 'latest' })).toEqual({
    outcome: 'too-short',
  })
})

test('filters by mark, district, number of orders and days of Dhaka fit together', async () => {
  await placed({ phone: nasrin, district: 'Sylhet', area: 'Beanibazar' }, '2026-11-19T18:00:00Z')
  await placed({ phone: karim }, '2026-11-19T17:59:59Z')
  await placed({ phone: karim }, '2026-11-18T17:59:59Z')
  await personWith(shop, 'customer', 'rahima')
  await markCustomer(shop, aScript, { customerId: await customerOf(shop, karim), mark: 'trusted' })
  expect(await list({ mark: 'trusted' })).toEqual([karim])
  expect(await list({ mark: 'none', ordersFrom: 1 })).toEqual([nasrin])
  expect(await list({ district: 'Sylhet' })).toEqual([nasrin])
  expect(await list({ ordersFrom: 2 })).toEqual([karim])
  expect(await list({ ordersTo: 0 })).toEqual([null])
  expect(await list({ ordersFrom: 1, ordersTo: 1 })).toEqual([nasrin])
  expect(await list({ from: '2026-11-20' })).toEqual([nasrin])
  expect(await list({ to: '2026-11-19' })).toEqual([karim])
  expect(await list({ from: '2026-11-20', district: 'Dhaka' })).toEqual([])
})

test('every sorting goes on from page to page without leaving out or repeating a customer', async () => {
  for (let n = 0; n < 7; n++)
    for (let order = 0; order <= n % 3; order++)
      await placed({ phone: `+880171100000${n}` }, '2026-11-20T05:00:00Z')
  await foldAllCustomers(shop)
  const all = await shop.database.select().from(customers)
  const sizeOf: Record<CustomerSort, (customer: (typeof all)[number]) => number> = {
    latest: ({ activeAt }) => -activeAt.getTime(),
    oldest: ({ activeAt }) => activeAt.getTime(),
    orders: (customer) => -customer.orders,
    spent: ({ spentInPaisa }) => -spentInPaisa,
    returned: ({ returned }) => -returned,
  }
  for (const sort of customerSorts) {
    const seen: string[] = []
    let after: string | undefined
    do {
      const page = await listCustomers(shop, { filter: {}, sort, after, limit: 2 })
      if (page.outcome !== 'listed') throw new Error(page.outcome)
      seen.push(...page.customers.map(({ id }) => id))
      after = page.next
    } while (after !== undefined && seen.length < 20)
    const sizes = seen.map((id) => sizeOf[sort](all.find((row) => row.id === id)!))
    expect(sizes).toEqual(sizes.toSorted((one, other) => one - other))
    expect([seen.length, new Set(seen).size]).toEqual([7, 7])
  }
})

describe('the file', () => {
  const asked = (filter: CustomerFilter): Parameters<typeof exportCustomers>[2] => ({
    filter,
    columns: [...customerColumns],
    format: 'csv',
  })

  async function written(filter: CustomerFilter) {
    await foldAllCustomers(shop)
    const result = await exportCustomers(shop, aScript, asked(filter))
    if (result.outcome !== 'begun') throw new Error(result.outcome)
    const pieces: string[] = []
    const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
    for await (const bytes of result.bytes) pieces.push(decoder.decode(bytes, { stream: true }))
    const rows: Record<string, string>[] = parse(pieces.join(''), { columns: true, bom: true })
    return { pieces, rows }
  }

  test('has exactly those who fit, and no cell that a spreadsheet would run', async () => {
    await placed({ fullName: '=HYPERLINK("https://evil.example")', phone: nasrin })
    await placed({ fullName: 'রহিমা, "খাতুন"', phone: karim })
    const { rows } = await written({})
    expect(rows).toHaveLength(2)
    const bangla = rows.find(({ name }) => name === 'রহিমা, "খাতুন"')
    expect(bangla).toMatchObject({ phone: '01711-000111', orders: '1', spent: '0', account: 'no' })
    expect(rows.map(({ name }) => name)).toContain(`'=HYPERLINK("https://evil.example")`)
    expect((await written({ q: '01711' })).rows).toEqual([bangla])
    expect(await exportCustomers(shop, aScript, asked({ q: 'x' }))).toEqual({
      outcome: 'too-short',
    })
  })

  test('is written piece by piece, however many they are', async () => {
    await shop.database.execute(sql`
      INSERT INTO customer_identities (id, phone, customer_id, since)
      SELECT id, phone, id, now() FROM (SELECT gen_random_uuid() AS id, '+88017' || lpad(n::text, 8, '0') AS phone FROM generate_series(1, 2500) n) made`)
    await shop.database.execute(sql`
      INSERT INTO customers (id, name, phone, has_account, orders, delivered, canceled, returned, spent_in_paisa, active_at, mark, tags, searched_text)
      SELECT id, phone, phone, false, 0, 0, 0, 0, 0, now(), 'none', '{}', phone FROM customer_identities`)
    const { pieces, rows } = await written({})
    expect(new Set(rows.map(({ id }) => id)).size).toBe(2500)
    expect(pieces).toHaveLength(6)
  })
})
