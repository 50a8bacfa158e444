import { randomBytes, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { applyMigrations, readMigrations } from '../src/platform/backup/apply-migrations.ts'
import { paymentOf } from '../src/shop/orders/status/payment.ts'
import { migrationsFolder } from '../src/start/open-database.ts'
import { withDatabase } from './support/database/start-postgres.ts'

/** The migration that gave orders their amounts paid, held, refunded and returned. */
const tag = '0110_orders_know_what_was_paid'

let client: Client
const name = `haat_old_${randomBytes(5).toString('hex')}`

async function migrations() {
  const journal = await readFile(join(migrationsFolder, 'meta/_journal.json'), 'utf8')
  const { entries } = JSON.parse(journal) as { entries: { tag: string }[] }
  const at = entries.findIndex((entry) => entry.tag === tag)
  expect(at).toBeGreaterThan(0)
  const all = readMigrations(migrationsFolder)
  return { before: all.slice(0, at), since: all.slice(at) }
}

beforeAll(async () => {
  const server = inject('postgresUrl')
  const admin = new Client({ connectionString: server })
  await admin.connect()
  await admin.query(`CREATE DATABASE ${name} TEMPLATE template0`)
  await admin.end()
  client = new Client({ connectionString: withDatabase(server, name) })
  await client.connect()
  await client.query('SET client_min_messages TO warning')
})

afterAll(async () => {
  await client.end()
  const admin = new Client({ connectionString: inject('postgresUrl') })
  await admin.connect()
  await admin.query(`DROP DATABASE ${name}`)
  await admin.end()
})

type Payment = 'due' | 'collected' | 'remitted' | 'refunded'

interface OldOrder {
  status?: 'Processing' | 'Delivered' | 'Canceled'
  /** Pieces and price of each line, in paisa. */
  lines: readonly (readonly [quantity: number, price: number])[]
  discount?: number
  coupon?: { kind: 'fixed' | 'free-delivery'; off: number }
  /** From, to, and the amount where one was stored. */
  payments?: readonly (readonly [from: Payment, to: Payment, amount?: number])[]
  /** Position and pieces, fit and unfit. */
  returns?: readonly (readonly [position: number, fit: number, unfit: number])[]
}

const charge = 6000
const placedAt = new Date(Date.UTC(2026, 9, 1))

async function insert(table: string, row: Record<string, unknown>): Promise<void> {
  const columns = Object.keys(row)
  const values = columns.map((_, index) => `$${index + 1}`)
  await client.query(
    `INSERT INTO ${table} (${columns.map((column) => `"${column}"`).join()}) VALUES (${values.join()})`,
    Object.values(row),
  )
}

/** As the shop stored it before the migration; its total was that of all goods, also of returned ones. */
async function store(key: string, order: OldOrder): Promise<void> {
  const { lines, payments = [], returns = [] } = order
  const orderRef = randomUUID()
  await storeOrder(orderRef, key, order)
  for (const [position, [quantity, price]] of lines.entries())
    await insert('order_lines', {
      order_ref: orderRef,
      placed_at: placedAt,
      position,
      sku: `${key}-${position}`,
      name: 'Teapot',
      quantity,
      unit_price_in_paisa: price,
    })
  let minutes = 0
  const happened = () => ({
    id: randomUUID(),
    order_ref: orderRef,
    at: new Date(placedAt.getTime() + ++minutes * 60_000),
    by: 'system:test',
  })
  for (const [from, to, amount = null] of payments) {
    const step = { field: 'payment', from, to, amount_in_paisa: amount }
    await insert('order_changes', { ...happened(), ...step })
  }
  for (const [position, fit, unfit] of returns)
    await insert('order_returns', { ...happened(), position, fit, unfit })
}

async function storeOrder(id: string, key: string, order: OldOrder): Promise<void> {
  const { status = 'Delivered', lines, discount = 0, payments = [] } = order
  const subtotal = lines.reduce((sum, [quantity, price]) => sum + quantity * price, 0)
  const coupon = await storeCoupon(key, order)
  await insert('orders', {
    id,
    order_id: key,
    tracking_id: key,
    full_name: 'Rahima',
    phone: '+8801712345678',
    district: 'Dhaka',
    area: 'Mirpur',
    address: 'House 12',
    zone: 'inside-dhaka',
    subtotal_in_paisa: subtotal,
    delivery_charge_in_paisa: charge,
    discount_in_paisa: discount,
    ...coupon,
    grand_total_in_paisa: subtotal + charge - discount - coupon.coupon_discount_in_paisa,
    status,
    payment: payments.at(-1)?.[1] ?? 'due',
    placed_at: placedAt,
    status_changed_at: placedAt,
    idempotency_key: key,
    request_hash: key,
  })
}

/** What the order says of it. */
async function storeCoupon(key: string, { coupon }: OldOrder) {
  if (!coupon) return { coupon_discount_in_paisa: 0 }
  const { kind, off } = coupon
  const id = randomUUID()
  const amount = kind === 'fixed' ? off : null
  await insert('coupons', { id, name: key, kind, amount_in_paisa: amount, created_at: placedAt })
  const named = { coupon_ref: id, coupon_code: key, coupon_kind: kind }
  return { ...named, coupon_discount_in_paisa: off }
}

interface NewOrder {
  payment: string
  paid: number
  held: number
  refunded: number
  returned: number
  total: number
  /** Of each line. */
  discounts: number[]
}

async function read(): Promise<Record<string, NewOrder & { status: string }>> {
  const { rows } = await client.query<NewOrder & { key: string; status: string }>(`
    SELECT o.order_id AS key, o.status, o.payment, o.paid_in_paisa::int AS paid, o.held_in_paisa::int AS held, o.refunded_in_paisa::int AS refunded,
      o.returned_in_paisa::int AS returned, o.grand_total_in_paisa::int AS total,
      array_agg(l.discount_in_paisa::int ORDER BY l.position) AS discounts
    FROM orders o JOIN order_lines l ON l.order_ref = o.id GROUP BY o.id`)
  return Object.fromEntries(rows.map(({ key, ...order }) => [key, order]))
}

const two = [[2, 50_000]] as const
const all = 100_000 + charge

/** Each order as it was, and what the migration makes of it. */
const cases: Record<string, [OldOrder, Partial<NewOrder>]> = {
  'nothing paid': [{ lines: two }, { payment: 'due', total: all }],
  'an advance': [
    { status: 'Processing', lines: two, payments: [['due', 'collected', 20_000]] },
    { payment: 'part-paid', paid: 20_000, held: 20_000, total: all },
  ],
  'collected, without an amount': [
    { lines: two, payments: [['due', 'collected']] },
    { payment: 'collected', paid: all, held: all, total: all },
  ],
  'remitted less than collected': [
    {
      lines: two,
      payments: [
        ['due', 'collected', all],
        ['collected', 'remitted', 100_000],
      ],
    },
    { payment: 'remitted', paid: all, held: 0, total: all },
  ],
  'remittance undone': [
    {
      lines: two,
      payments: [
        ['due', 'collected', all],
        ['collected', 'remitted', 100_000],
        ['remitted', 'collected', 100_000],
      ],
    },
    { payment: 'collected', paid: all, held: all, total: all },
  ],
  'collection undone, then an advance': [
    {
      lines: two,
      payments: [
        ['due', 'collected', all],
        ['collected', 'due', all],
        ['due', 'collected', 5000],
      ],
    },
    { payment: 'part-paid', paid: 5000, held: 5000, total: all },
  ],
  'refunded in part': [
    {
      lines: two,
      payments: [
        ['due', 'collected', all],
        ['collected', 'refunded', 30_000],
      ],
    },
    { payment: 'refunded', paid: all, held: all, refunded: 30_000, total: all },
  ],
  'remitted, refunded, refund undone': [
    {
      lines: two,
      payments: [
        ['due', 'collected'],
        ['collected', 'remitted'],
        ['remitted', 'refunded', 30_000],
        ['refunded', 'remitted', 30_000],
      ],
    },
    { payment: 'remitted', paid: all, held: 0, refunded: 0, total: all },
  ],
  'half returned, nothing refunded': [
    { lines: two, payments: [['due', 'collected']], returns: [[0, 1, 0]] },
    { payment: 'refund-due', paid: all, held: all, returned: 50_000, total: 56_000 },
  ],
  'half returned with its discount, all refunded': [
    {
      lines: two,
      discount: 10_001,
      payments: [
        ['due', 'collected'],
        ['collected', 'refunded'],
      ],
      returns: [[0, 0, 1]],
    },
    {
      payment: 'refunded',
      paid: 95_999,
      held: 95_999,
      refunded: 95_999,
      returned: 45_000,
      total: 50_999,
      discounts: [10_001],
    },
  ],
  'all returned before anybody paid': [
    {
      lines: two,
      returns: [
        [0, 1, 0],
        [0, 0, 1],
      ],
    },
    { payment: 'due', returned: 100_000, total: charge },
  ],
  'canceled unpaid, its parcel returned': [
    { status: 'Canceled', lines: two, returns: [[0, 2, 0]] },
    { payment: 'due', returned: 0, total: all },
  ],
  'canceled after an advance': [
    { status: 'Canceled', lines: two, payments: [['due', 'collected', 20_000]] },
    { payment: 'refund-due', paid: 20_000, held: 20_000, total: all },
  ],
  'canceled, advance refunded': [
    {
      status: 'Canceled',
      lines: two,
      payments: [
        ['due', 'collected', 20_000],
        ['collected', 'refunded', 20_000],
      ],
    },
    { payment: 'refunded', paid: 20_000, held: 20_000, refunded: 20_000, total: all },
  ],
  'discount and coupon': [
    {
      lines: [
        [1, 10_000],
        [1, 10_000],
        [1, 10_000],
      ],
      discount: 60,
      coupon: { kind: 'fixed', off: 40 },
      payments: [['due', 'collected']],
      returns: [[2, 1, 0]],
    },
    {
      payment: 'refund-due',
      paid: 35_900,
      held: 35_900,
      returned: 9966,
      total: 25_934,
      discounts: [33, 33, 34],
    },
  ],
  'free delivery by a coupon': [
    {
      lines: [
        [1, 10_000],
        [1, 30_000],
      ],
      discount: 4000,
      coupon: { kind: 'free-delivery', off: charge },
      payments: [['due', 'collected']],
    },
    { payment: 'collected', paid: 36_000, held: 36_000, total: 36_000, discounts: [1000, 3000] },
  ],
  'nothing to pay': [
    { lines: two, discount: 100_000, coupon: { kind: 'free-delivery', off: charge } },
    { payment: 'collected', total: 0, discounts: [100_000] },
  ],
}

test('old orders get the amounts and the payment that their histories say', async () => {
  const { before, since } = await migrations()
  await client.query('BEGIN')
  await applyMigrations(client, before)
  await client.query('COMMIT')
  for (const [key, [old]] of Object.entries(cases)) await store(key, old)
  await client.query('BEGIN')
  await applyMigrations(client, since)
  await client.query('COMMIT')

  const orders = await read()
  const none = { paid: 0, held: 0, refunded: 0, returned: 0 }
  for (const [key, [{ status = 'Delivered', lines }, wanted]] of Object.entries(cases)) {
    const discounts = lines.map(() => 0)
    expect([key, orders[key]]).toEqual([key, { status, ...none, discounts, ...wanted }])
    const { total, paid, held, refunded } = { ...none, total: 0, ...wanted }
    const amounts = { paidInPaisa: paid, heldInPaisa: held, refundedInPaisa: refunded }
    expect([key, paymentOf({ status, grandTotalInPaisa: total, ...amounts })]).toEqual([
      key,
      wanted.payment,
    ])
  }
})

test('each step of the money has its amount, what the courier kept, and whether it was undone', async () => {
  const { rows } = await client.query<{ steps: unknown[] }>(`
    SELECT array_agg(jsonb_build_array(c."from", c."to", c.amount_in_paisa, c.details) ORDER BY c.at) AS steps
    FROM order_changes c JOIN orders o ON o.id = c.order_ref
    WHERE o.order_id IN ('remittance undone', 'collected, without an amount') GROUP BY o.order_id ORDER BY o.order_id`)
  const kept = { chargesInPaisa: charge }
  expect(rows.map(({ steps }) => steps)).toEqual([
    [['due', 'collected', all, null]],
    [
      ['due', 'collected', all, null],
      ['collected', 'remitted', 100_000, kept],
      ['remitted', 'collected', 100_000, { ...kept, isUndone: true }],
    ],
  ])
})
