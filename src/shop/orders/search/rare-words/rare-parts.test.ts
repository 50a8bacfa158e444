import { array, assert, asyncProperty, constantFrom, nat, record, tuple } from 'fast-check'
import { sql, type SQL } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { listCustomers } from '#shop/customers/list/list-customers.ts'
import type { Shop } from '#shop/shop.ts'
import { openTestShop } from '../../../../../tests/support/test-shop.ts'
import { listOrders } from '../../desk/list-orders.ts'
import { parseSearch } from '../../desk/typed-search.ts'
import { isRareWord, rarePartIn } from './rare-parts.ts'

test('a whole number and an e-mail have a part that few share; what every phone begins with has none', () => {
  const parts = {
    '01812987654': '987654',
    '8801812987654': '987654',
    '10523344': '523344',
    '523344': '523344',
    '017123': '017123',
    'buyer98604@example.com': 'r98604@',
    'n.rahman87@example.com': 'hman87@',
    'rahman@example.com': 'rahman@',
    '01812987654@example.com': '987654@',
    'bench-626001': '626001',
    x12345678y: '345678',
    ফাতেমা৮৭: undefined,
    '52334': undefined,
    'r2@example.com': undefined,
    '@example.com': undefined,
    'a b@': undefined,
    '8801712': undefined,
    '880171': undefined,
    '01712': undefined,
  }
  for (const [word, part] of Object.entries(parts)) {
    expect({ word, part: rarePartIn(word) }).toEqual({ word, part })
    expect(word).toContain(part ?? '')
  }
  const rare = ['7654', '523344', 'bench-6260', '01712345', '17123']
  const common = ['0171', '01712', '8801', '880171', '880', '1712', 'khatun', '@example.com', '']
  for (const word of rare)
    expect({ word, isRare: isRareWord(word) }).toEqual({ word, isRare: true })
  for (const word of common)
    expect({ word, isRare: isRareWord(word) }).toEqual({ word, isRare: false })
})

const digits = (length: number) =>
  array(nat({ max: 3 }), { minLength: length, maxLength: length }).map((some) => some.join(''))

/** Few letters and digits, so that much of one is in others. */
const piece = constantFrom(
  'a',
  'ab',
  '1',
  '12',
  '012',
  '@',
  '.',
  '+',
  '-',
  'é',
  'ম',
  '১',
  '😀',
  '  ',
)
const words = (most: number) => array(piece, { maxLength: most }).map((some) => some.join(''))

const anOrder = record({
  orderId: tuple(nat({ max: 2 }), digits(7)).map(([first, others]) => `${first + 1}${others}`),
  phone: constantFrom('', '+88017', '+88018').chain((begin) =>
    digits(8).map((others) => (begin === '' ? '' : begin + others)),
  ),
  fullName: words(14),
  email: tuple(words(8), constantFrom('', '@ab.12', '@1.co', '012012@ab')).map((all) =>
    all.join('').replaceAll(' ', ''),
  ),
})

/** A part of what an order is known by, or two; `change` makes of some a text that may be nowhere. */
const asked = array(
  record({ order: nat(), from: nat(), length: nat({ max: 16 }), change: nat({ max: 5 }) }),
  { minLength: 1, maxLength: 2 },
)

async function fill(shop: Shop, rows: readonly object[]): Promise<void> {
  await shop.database.execute(sql`DELETE FROM orders`)
  await shop.database.execute(sql`DELETE FROM customer_identities`)
  const given = sql`json_to_recordset(${JSON.stringify(rows)}::json) AS o("orderId" text, phone text, "fullName" text, email text)`
  await shop.database.execute(sql`
    INSERT INTO orders (id, order_id, tracking_id, full_name, phone, email, district, area, address, zone, subtotal_in_paisa,
      delivery_charge_in_paisa, grand_total_in_paisa, status, placed_at, status_changed_at, idempotency_key, request_hash)
    SELECT gen_random_uuid(), "orderId", "orderId", "fullName", phone, nullif(email, ''), 'Dhaka', 'Mirpur', 'House 12', 'inside-dhaka', 1000, 6000, 7000,
      'Pending', now(), now(), "orderId", '' FROM ${given}`)
  await shop.database.execute(sql`
    WITH known AS (
      INSERT INTO customer_identities (id, phone, customer_id, since)
      SELECT id, order_id, id, now() FROM orders RETURNING id
    )
    INSERT INTO customers (id, name, has_account, orders, delivered, canceled, returned, spent_in_paisa, active_at, mark, tags, searched_text)
    SELECT id, 'Somebody', false, 1, 0, 0, 0, 0, now(), 'none', '{}', ${searched} FROM known JOIN orders USING (id)`)
}

const searched = sql`lower(order_id || ' ' || phone || ' ' || full_name || ' ' || coalesce(email, ''))`

/** Each word is compared with each text. */
async function compared(shop: Shop, table: SQL, text: SQL, q: string): Promise<string[]> {
  const typed = JSON.stringify(parseSearch(q)?.words)
  const { rows } = await shop.database.execute<{ id: string }>(sql`
    SELECT id FROM ${table} WHERE NOT EXISTS (
      SELECT FROM json_array_elements_text(${typed}::json) word WHERE position(word IN ${text}) = 0)`)
  return rows.map(({ id }) => id).toSorted()
}

test('whatever is typed, the same orders and customers are found as by comparing it with each of them', async () => {
  const shop = await openTestShop()
  const seen = { found: 0, rare: 0, none: 0 }
  const orders = array(anOrder, { minLength: 5, maxLength: 30 })
  await assert(
    asyncProperty(orders, array(asked, { minLength: 25, maxLength: 25 }), async (given, parts) => {
      const rows = [...new Map(given.map((order) => [order.orderId, order])).values()]
      await fill(shop, rows)
      for (const some of parts) {
        const q = some.map((part) => partOf(rows, part)).join(' ')
        if (!parseSearch(q)) continue
        const listed = await listOrders(shop, { filter: { q }, sort: 'newest', isCounted: true })
        const people = await listCustomers(shop, {
          filter: { q },
          sort: 'latest',
          isCounted: true,
        })
        if (listed.outcome !== 'listed' || people.outcome !== 'listed') throw new Error(q)
        const ids = await compared(shop, sql`orders`, searched, q)
        const customerIds = await compared(shop, sql`customers`, sql`searched_text`, q)
        expect({
          q,
          ids: listed.orders.map(({ id }) => id).toSorted(),
          customerIds: people.customers.map(({ id }) => id).toSorted(),
          counts: [listed.count, people.count],
        }).toEqual({ q, ids, customerIds, counts: [ids.length, customerIds.length] })
        seen[ids.length === 0 ? 'none' : 'found']++
        if (parseSearch(q)?.words.some((word) => rarePartIn(word))) seen.rare++
      }
    }),
    { numRuns: 10, endOnFailure: true },
  )
  for (const many of Object.values(seen)) expect(many).toBeGreaterThan(20)
}, 120_000)

interface Part {
  order: number
  from: number
  length: number
  change: number
}

function partOf(rows: readonly Record<string, string>[], part: Part): string {
  const row = rows[part.order % rows.length] ?? {}
  const text = Object.values(row).join(' ')
  const from = part.from % Math.max(1, text.length)
  const typed = text.slice(from, from + part.length)
  return part.change === 0 ? typed.replace(/.$/u, '9') : typed
}
