import { desc, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { problemIn, troubleIn } from '#pages/form/form-result.ts'
import { audit } from '#shop/audit/tables.ts'
import { products, variants } from '#shop/catalog/tables.ts'
import { stockMovements } from '#shop/stock/tables.ts'
import type { Shop } from '#shop/shop.ts'
import { shelve } from '../../../../tests/examples/examples.ts'
import { sendToProducts } from '../../../../tests/examples/list-pages.ts'
import { personWith, type Person } from '../../../../tests/examples/staff-examples.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'

let shop: Shop
let mina: Person
beforeEach(async () => {
  shop = await openTestShop()
  mina = await personWith(shop, 'moderator', 'mina')
})

type Field = [string, string]

interface Sent {
  by?: Person
  path?: string
  fields?: Field[]
  in?: Shop
}

const send = (what: string, ids: string[], { by = mina, path, fields = [], in: at }: Sent = {}) =>
  sendToProducts(at ?? shop, by, {
    ...(path !== undefined && { path }),
    form: [['what', what], ...ids.map((id): Field => ['pick', id]), ...fields],
  })

const pricesOf = async (id: string) => {
  const rows = await shop.database
    .select()
    .from(variants)
    .where(eq(variants.productId, id))
    .orderBy(variants.position)
  return rows.map(({ priceInPaisa, discountPriceInPaisa }) => [priceInPaisa, discountPriceInPaisa])
}

const productOf = async (id: string) => {
  const [row] = await shop.database.select().from(products).where(eq(products.id, id))
  return row
}

const raise: Field[] = [
  ['by', 'percent'],
  ['number', '৫'],
]

interface Preview {
  preview: { id: string; version: number; variants: { sku: string; to?: object }[] }[]
}

/** As the page sends what it shows. */
async function previewed(path: string): Promise<Field[]> {
  const fields: Field[] = [...raise, ['all', 'on'], ['asOf', shop.now().toISOString()]]
  const { answer } = await send('preview-price', [], { path, fields })
  const { preview } = answer as unknown as Preview
  return preview.map(({ id, version }) => ['line', `${id}.${version}`])
}

const undo = (steps: unknown, more: Sent = {}) =>
  send('undo', [], {
    ...more,
    fields: (steps as { id: string; version: number }[]).map(({ id, version }): Field => [
      'step',
      `${id}.${version}`,
    ]),
  })

test('prices of a category are raised by 5 % as they were shown, rounded to whole taka, and taken back', async () => {
  const tea = await shelve(shop, {
    name: 'Tea',
    category: 'food',
    variants: [
      { size: 'S', priceInPaisa: 33_300, discountPriceInPaisa: 30_000 },
      { size: 'L', priceInPaisa: 50_000 },
    ],
  })
  const cup = await shelve(shop, { name: 'Cup', variants: [{ priceInPaisa: 10_000 }] })

  const lines = await previewed('/dashboard/products?category=food')
  expect(lines).toEqual([['line', `${tea.id}.1`]])
  expect(await pricesOf(tea.id)).toEqual([
    [33_300, 30_000],
    [50_000, null],
  ])
  const { answer } = await send('price', [], { fields: [...raise, ...lines] })
  expect(answer).toMatchObject({ done: 1, refused: [], steps: [{ id: tea.id, version: 2 }] })
  expect(await pricesOf(tea.id)).toEqual([
    [35_000, 31_500],
    [52_500, null],
  ])
  expect(await productOf(tea.id)).toMatchObject({ priceInPaisa: 35_000 })
  expect(await pricesOf(cup.id)).toEqual([[10_000, null]])

  const undone = await undo(answer?.['steps'])
  expect(undone.answer).toMatchObject({ done: 1, refused: [] })
  expect(await pricesOf(tea.id)).toEqual([
    [33_300, 30_000],
    [50_000, null],
  ])
  const done = await shop.database.select().from(audit)
  expect(done.filter(({ actorId }) => actorId === mina.id)).toHaveLength(2)
})

test('a product that somebody changed since it was shown keeps its price and is named; the rest goes on', async () => {
  const [one, other] = [await shelve(shop, { name: 'One' }), await shelve(shop, { name: 'Other' })]
  const lines = await previewed('/dashboard/products')
  await send('tag', [one.id], { fields: [['tag', 'Eid']] })

  const { answer } = await send('price', [], { fields: [...raise, ...lines] })

  expect(answer).toMatchObject({
    done: 1,
    refused: [{ id: one.id, name: 'One', why: 'changed-meanwhile' }],
  })
  expect(await pricesOf(one.id)).toEqual([[50_000, null]])
  expect(await pricesOf(other.id)).toEqual([[52_500, null]])
})

test('a deal of some percent is set for a time, moved, ended, and each of it taken back', async () => {
  const rows = [
    { size: 'S', priceInPaisa: 99_900, discountPriceInPaisa: 90_000 },
    { size: 'L', priceInPaisa: 120_000 },
  ]
  const { id } = await shelve(shop, { name: 'Fan', variants: rows })
  const dealt = (off: string, dealEndsAt: string, dealStartsAt = '') =>
    send('deal', [id], { fields: Object.entries({ off, dealEndsAt, dealStartsAt }) })
  for (const [off, ends, starts, field, key] of [
    ['0', '2099-01-01T10:00', '', 'off', 'off-wrong'],
    ['10', '', '', 'dealEndsAt', 'moment-wrong'],
    ['10', '2099-01-01T10:00', '2099-02-01T10:00', 'dealEndsAt', 'deal-turned'],
  ] as const)
    expect(problemIn(await dealt(off, ends, starts), field)).toBe(key)
  const first = await dealt('১০%', '2099-01-01T10:00', '2098-12-01T10:00')
  const planned = {
    dealPriceInPaisa: 81_000,
    dealStartsAt: new Date('2098-12-01T04:00:00Z'),
    dealEndsAt: new Date('2099-01-01T04:00:00Z'),
  }
  expect(await productOf(id)).toMatchObject(planned)
  const longer = await dealt('10', '2099-03-01T10:00', '2098-12-01T10:00')
  expect(await productOf(id)).toMatchObject({ dealEndsAt: new Date('2099-03-01T04:00:00Z') })
  await undo(longer.answer?.['steps'])
  expect(await productOf(id)).toMatchObject(planned)
  const ended = await send('no-deal', [id])
  const none = { dealPriceInPaisa: null, dealStartsAt: null, dealEndsAt: null }
  expect(await productOf(id)).toMatchObject(none)
  await undo(ended.answer?.['steps'])
  expect(await productOf(id)).toMatchObject(planned)
  expect(first.answer).toMatchObject({ done: 1 })
  expect(await pricesOf(id)).toEqual([
    [99_900, 90_000],
    [120_000, null],
  ])
})

test('no price becomes nothing, and no number is none', async () => {
  const { id } = await shelve(shop, { variants: [{ priceInPaisa: 5_000 }] })
  const taka: Field[] = [
    ['by', 'amount'],
    ['number', '-50'],
  ]
  const { answer } = await send('preview-price', [id], { fields: taka })
  expect((answer as unknown as Preview).preview[0]?.variants[0]?.to).toBeUndefined()
  const forced = await send('price', [], { fields: [...taka, ['line', `${id}.1`]] })
  expect(forced.answer).toMatchObject({ done: 0, refused: [{ why: 'price-too-low' }] })
  for (const number of ['', 'five', '0', '1.234', '9999999']) {
    const wrong = await send('preview-price', [id], {
      fields: [
        ['by', 'percent'],
        ['number', number],
      ],
    })
    expect([number, problemIn(wrong, 'number')]).toEqual([number, 'number-wrong'])
  }
})

test('taking back is for who did it, for ten seconds, and only where nothing happened since', async () => {
  const { id } = await shelve(shop, { status: 'draft' })
  const published = await send('status-active', [id])
  const steps = published.answer?.['steps']
  const karim = await personWith(shop, 'moderator', 'karim')
  expect((await undo(steps, { by: karim })).answer).toMatchObject({
    refused: [{ why: 'changed-meanwhile' }],
  })
  const late = { ...shop, now: () => new Date(Date.now() + 14_000) }
  expect((await undo(steps, { in: late })).answer).toMatchObject({
    refused: [{ why: 'too-late' }],
  })
  expect(await productOf(id)).toMatchObject({ status: 'active' })
  expect((await undo(steps)).answer).toMatchObject({ done: 1 })
  expect(await productOf(id)).toMatchObject({ status: 'draft' })
  expect((await undo(steps)).answer).toMatchObject({ refused: [{ why: 'changed-meanwhile' }] })
})

test('what waits for its day is published at once; tags come and go; a category that is gone is named', async () => {
  const coming = new Date(Date.now() + 3_600_000)
  const { id } = await shelve(shop, { publishedAt: coming, tags: ['Tea'] })
  await send('status-active', [id])
  expect((await productOf(id))?.publishedAt?.getTime()).toBeLessThanOrEqual(Date.now())
  await send('tag', [id], { fields: [['tag', ' Eid ']] })
  await send('tag', [id], { fields: [['tag', 'EID']] })
  expect(await productOf(id)).toMatchObject({ tags: ['Tea', 'Eid'] })
  const untagged = await send('untag', [id], { fields: [['tag', 'tea']] })
  expect(await productOf(id)).toMatchObject({ tags: ['Eid'] })
  await undo(untagged.answer?.['steps'])
  expect(await productOf(id)).toMatchObject({ tags: ['Tea', 'Eid'] })
  await shelve(shop, { category: 'food' })
  const moved = await send('category', [id], { fields: [['category', 'food']] })
  const lost = await send('category', [id], { fields: [['category', 'gone']] })
  expect(moved.answer).toMatchObject({ done: 1 })
  expect(lost.answer).toMatchObject({ done: 0, refused: [{ why: 'unknown-category' }] })
  expect((await undo(moved.answer?.['steps'])).answer).toMatchObject({ done: 1 })
})

test('stock moves by pieces with a reason; a variant that has fewer keeps them, and its product is named', async () => {
  const { id } = await shelve(shop, {
    name: 'Cup',
    variants: [{ stock: 10 }, { size: 'L', stock: 2 }],
  })
  const pieces = (n: string, reason = 'damaged', note = ''): Sent => ({
    fields: [
      ['pieces', n],
      ['reason', reason],
      ['note', note],
    ],
  })
  expect((await send('stock', [id], pieces('-3'))).answer).toMatchObject({
    done: 0,
    refused: [{ name: 'Cup', why: 'not-enough' }],
  })
  expect((await send('stock', [id], pieces('+5'))).answer).toMatchObject({ done: 1, steps: [] })
  const rows = await shop.database.select().from(variants).orderBy(variants.position)
  expect(rows.map(({ stock }) => stock)).toEqual([12, 7])
  expect(problemIn(await send('stock', [id], pieces('1.5')), 'pieces')).toBe('pieces-wrong')
  expect(problemIn(await send('stock', [id], pieces('1', '')), 'reason')).toBe('reason-missing')
  expect(problemIn(await send('stock', [id], pieces('1', 'other')), 'note')).toBe('note-missing')
  const [moved] = await shop.database.select().from(stockMovements).orderBy(desc(stockMovements.id))
  expect(moved?.kind).toBe('damaged')
})

test('nothing ticked and a customer are refused; all that fit are changed piece by piece, and none that came since', async () => {
  const customer = await personWith(shop, 'customer', 'other')
  const ids = [await shelve(shop), await shelve(shop), await shelve(shop)].map(({ id }) => id)
  expect(troubleIn(await send('status-archived', []))).toBe('none-picked')
  expect(troubleIn(await send('status-archived', ids, { by: customer }))).toBe('not-permitted')
  const asOf: Field = ['asOf', shop.now().toISOString()]
  const after = { ...shop, now: () => new Date(Date.now() + 1000) }
  const { id: late } = await shelve(after)
  const first = await send('status-archived', [], { fields: [['all', 'on'], asOf, ['most', '2']] })
  const next = String(first.answer?.['next'])
  const second = await send('status-archived', [], {
    fields: [['all', 'on'], asOf, ['most', '2'], ['after', next]],
  })
  expect([first.answer?.['done'], second.answer?.['done']]).toEqual([2, 1])
  expect(second.answer?.['next']).toBeUndefined()
  for (const id of ids) expect(await productOf(id)).toMatchObject({ status: 'archived' })
  expect(await productOf(late)).toMatchObject({ status: 'active' })
})
