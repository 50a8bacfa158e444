import { asc, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { v7 as newId } from 'uuid'
import { audit } from '#shop/audit/tables.ts'
import { products, variants } from '#shop/catalog/tables.ts'
import { repeatableCalls } from '#shop/repeats/tables.ts'
import { sweepRepeatableCalls } from '#shop/repeats/do-once.ts'
import { stockMovements } from '#shop/stock/tables.ts'
import type { Shop } from '#shop/shop.ts'
import { shelve } from '../../../../../tests/examples/examples.ts'
import {
  openShopWith,
  personWith,
  type Person,
} from '../../../../../tests/examples/staff-examples.ts'

let shop: Shop
let mina: Person
let tea: string
let cup: string
beforeEach(async () => {
  const opened = await openShopWith({ mina: 'moderator' })
  shop = opened.shop
  mina = opened.people.mina
  const rows = [
    { sku: 'TEA S', size: 'S', priceInPaisa: 33_300, discountPriceInPaisa: 30_000, stock: 10 },
    { sku: 'TEA-L', size: 'L', priceInPaisa: 50_000, stock: 2 },
  ]
  tea = (await shelve(shop, { name: 'Tea', category: 'food', tags: ['Eid'], variants: rows })).id
  const piece = [{ sku: 'CUP', priceInPaisa: 10_000, stock: 5 }]
  cup = (await shelve(shop, { name: 'Cup', category: 'kitchen', variants: piece })).id
})

interface Line {
  id: string
  outcome: string
  version?: number
  why?: string
}
interface Changed {
  lines: Line[]
  steps: { id: string; version: number }[]
  next?: string
  code?: string
}

const named = (...ids: string[]) => ({ products: ids.map((id) => ({ id })) })
const raise = { what: 'price', rule: { by: 'percent', basisPoints: 500 } }

async function send(body: object, { by = mina, key = newId() as string } = {}) {
  const answer = await by.browser.post('/products/changes', body, { 'idempotency-key': key })
  return { ...answer, content: answer.content as unknown as Changed }
}

/** All that a change may write. */
async function written() {
  const all = await Promise.all([
    shop.database.select().from(products).orderBy(asc(products.id)),
    shop.database.select().from(variants).orderBy(asc(variants.id)),
    shop.database.select().from(audit),
    shop.database.select().from(stockMovements),
  ])
  return JSON.stringify(all)
}

const pricesOf = async (id: string) =>
  (
    await shop.database
      .select()
      .from(variants)
      .where(eq(variants.productId, id))
      .orderBy(asc(variants.position))
  ).map(({ priceInPaisa, discountPriceInPaisa }) => [priceInPaisa, discountPriceInPaisa])

const changes: Record<string, object> = {
  status: { what: 'status', status: 'archived' },
  category: { what: 'category', category: 'kitchen' },
  'further category': { what: 'standing', category: 'kitchen', isSet: true },
  'main category taken': { what: 'standing', category: 'food', isSet: false },
  tag: { what: 'tag', tag: 'Gift', isSet: true },
  untag: { what: 'tag', tag: 'eid', isSet: false },
  'price by percent': raise,
  'price by amount': { what: 'price', rule: { by: 'amount', paisa: -10_000 } },
  'price beyond all': { what: 'price', rule: { by: 'amount', paisa: 200_000_000 } },
  deal: { what: 'deal', deal: { basisPoints: 1000, endsAt: '2099-01-01T00:00:00Z' } },
  'no deal': { what: 'deal', deal: null },
  stock: { what: 'stock', change: -4, reason: 'Broken' },
  'unknown category': { what: 'category', category: 'gone' },
}

test.each(Object.keys(changes))(
  'a preview (%s) writes nothing, and says of each line what the change then does',
  async (what) => {
    const costly = [{ sku: 'RING', priceInPaisa: 1_900_000_000 }]
    const ring = await shelve(shop, { name: 'Ring', category: 'kitchen', variants: costly })
    const asked = { chosen: named(tea, cup, ring.id, newId()), change: changes[what] ?? {} }
    const was = await written()
    const preview = await send({ ...asked, preview: true })
    expect([preview.status, preview.content.steps]).toEqual([200, []])
    expect(await written()).toBe(was)
    expect(await shop.database.select().from(repeatableCalls)).toEqual([])

    const done = await send(asked)
    expect(done.status).toBe(200)
    const standing = (lines: Line[]) => lines.map((line) => ({ ...line, version: undefined }))
    expect(standing(done.content.lines)).toEqual(standing(preview.content.lines))
    const isChanged = done.content.lines.some(({ outcome }) => outcome === 'changed')
    expect((await written()) !== was).toBe(isChanged)
    expect(done.content.lines.at(-1)).toMatchObject({ outcome: 'refused', why: 'unknown-product' })
  },
)

test('prices that were previewed are raised upon the version that was shown; before, after and the refused are told', async () => {
  const preview = await send({
    chosen: { filter: { category: 'food' } },
    change: raise,
    preview: true,
  })
  const line = {
    id: tea,
    name: 'Tea',
    outcome: 'changed',
    version: 1,
    before: {
      variants: [
        { sku: 'TEA S', priceInPaisa: 33_300, discountPriceInPaisa: 30_000 },
        { sku: 'TEA-L', priceInPaisa: 50_000 },
      ],
    },
    after: {
      variants: [
        { sku: 'TEA S', priceInPaisa: 35_000, discountPriceInPaisa: 31_500 },
        { sku: 'TEA-L', priceInPaisa: 52_500 },
      ],
    },
  }
  expect(preview.content.lines).toMatchObject([line])
  const shown = preview.content.lines.map(({ id, version }) => ({ id, version }))
  await send({ chosen: named(cup), change: { what: 'tag', tag: 'New', isSet: true } })
  const chosen = { products: [...shown, { id: cup, version: 1 }] }
  const done = await send({ chosen, change: raise })
  expect(done.content).toMatchObject({
    lines: [
      { ...line, version: 2 },
      {
        id: cup,
        outcome: 'refused',
        why: 'changed-meanwhile',
        title: expect.stringContaining('.'),
      },
    ],
    steps: [{ id: tea, version: 2 }],
  })
  expect(await pricesOf(cup)).toEqual([[10_000, null]])
  const rows = await shop.database.select().from(audit).where(eq(audit.subjectId, tea))
  expect(rows).toMatchObject([
    { action: 'product-saved', actorId: mina.id, after: { 'TEA S priceInPaisa': 35_000 } },
  ])
})

test('what is sent twice with its key is done once and answered as it was; the key is for nothing else', async () => {
  const key = newId()
  const asked = { chosen: { filter: { category: 'food' } }, change: raise }
  const [first, twin] = await Promise.all([send(asked, { key }), send(asked, { key })])
  const again = await send(asked, { key })
  expect(again.content).toEqual(first.content)
  expect(twin.content).toEqual(first.content)
  expect(await pricesOf(tea)).toEqual([
    [35_000, 31_500],
    [52_500, null],
  ])
  const other = await send({ ...asked, chosen: named(cup) }, { key })
  expect([other.status, other.content.code]).toEqual([409, 'key-reused'])
  const keyless = await send(asked, { key: '' })
  expect([keyless.status, keyless.content.code]).toEqual([400, 'idempotency-key-missing'])
  const karim = await personWith(shop, 'admin', 'karim')
  expect((await send(asked, { key, by: karim })).content.lines).toMatchObject([{ version: 3 }])

  await sweepRepeatableCalls({ ...shop, now: () => new Date(Date.now() + 6 * 86_400_000) })
  expect(await shop.database.select().from(repeatableCalls)).toHaveLength(2)
  await sweepRepeatableCalls({ ...shop, now: () => new Date(Date.now() + 8 * 86_400_000) })
  expect(await shop.database.select().from(repeatableCalls)).toHaveLength(0)
})

test('stock moves once by pieces with its reason; a variant with fewer is named and keeps them, and is tried again', async () => {
  const key = newId()
  const asked = {
    chosen: { filter: { q: 'tea' } },
    change: { what: 'stock', change: -3, reason: 'Broken' },
  }
  const moved = { sku: 'TEA S', outcome: 'changed', before: { stock: 10 }, after: { stock: 7 } }
  const lacking = { id: tea, sku: 'TEA-L', outcome: 'refused', why: 'not-enough' }
  expect((await send(asked, { key })).content).toMatchObject({ lines: [moved, lacking], steps: [] })
  await shop.database.update(variants).set({ stock: 9 }).where(eq(variants.sku, 'TEA-L'))
  expect((await send(asked, { key })).content.lines).toMatchObject([
    moved,
    { sku: 'TEA-L', outcome: 'changed', after: { stock: 6 } },
  ])
  const ledger = await shop.database.select().from(stockMovements)
  expect(ledger.filter(({ reason }) => reason === 'Broken')).toHaveLength(2)
})

test('a change is taken back a moment later by who made it', async () => {
  const archive = { chosen: named(tea, cup), change: changes['status'] }
  const { steps } = (await send(archive, { key: '' })).content
  expect(steps).toHaveLength(2)
  const karim = await personWith(shop, 'moderator', 'karim')
  const undo = (by: Person) => by.browser.post('/products/undo', { steps })
  expect((await undo(karim)).content).toMatchObject({
    undone: [],
    refused: [{ id: tea, why: 'changed-meanwhile', title: expect.any(String) }, {}],
  })
  expect((await undo(mina)).content).toEqual({ undone: [tea, cup], refused: [] })
  const rows = await shop.database.select().from(products)
  expect(rows.map(({ status }) => status)).toEqual(['active', 'active'])
})

test('undoes a bulk price change a day later, except where prices changed since', async () => {
  await send({ chosen: named(tea, cup), change: raise })
  await shop.database.update(variants).set({ priceInPaisa: 12_000 }).where(eq(variants.sku, 'CUP'))
  // As if it had been done the day before.
  await shop.database.update(audit).set({ at: new Date(Date.now() - 24 * 60 * 60_000) })
  const { content } = await mina.browser.get('/price-changes')
  const listed = (content as unknown as { changes: { id: string }[] }).changes
  expect(listed).toMatchObject([{ products: 2, undoable: 1, at: expect.any(String) }])
  const undo = (id: string) => mina.browser.post(`/price-changes/${id}/undo`)
  expect((await undo(listed[0]?.id ?? '')).content).toEqual({
    undone: [tea],
    refused: [{ id: cup, name: 'Cup', why: 'prices-changed', title: expect.any(String) }],
  })
  expect(await pricesOf(tea)).toEqual([
    [33_300, 30_000],
    [50_000, null],
  ])
  expect((await mina.browser.get('/price-changes')).content).toEqual({ changes: [] })
  for (const id of [newId(), 'nothing'])
    expect(await undo(id)).toMatchObject({
      status: 404,
      content: { code: 'price-change-not-found' },
    })
})

test('more than fit into one call, nothing, and what is no change are refused in words; a filter goes on piece by piece', async () => {
  const many = Array.from({ length: 501 }, () => newId())
  const archive = changes['status'] ?? {}
  const refusals: [object, string][] = [
    [{ chosen: named(...many), change: archive }, 'invalid'],
    [{ chosen: named(), change: archive }, 'invalid'],
    [{ chosen: { filter: {}, limit: 501 }, change: archive }, 'invalid'],
    [{ chosen: { filter: { q: '%' } }, change: archive }, 'search-too-short'],
    [{ chosen: named(tea), change: { what: 'restore', before: {} } }, 'invalid'],
    [{ chosen: named(tea), change: { what: 'stock', change: 0, reason: 'x' } }, 'invalid'],
    [{ chosen: named(tea), change: { what: 'stock', change: 1, reason: ' ' } }, 'invalid'],
    [
      {
        chosen: named(tea),
        change: {
          what: 'deal',
          deal: {
            basisPoints: 100,
            startsAt: '2099-01-02T00:00:00Z',
            endsAt: '2099-01-01T00:00:00Z',
          },
        },
      },
      'invalid',
    ],
  ]
  const was = await written()
  for (const [body, code] of refusals) {
    const { status, content } = await send(body)
    expect([body, status, content.code]).toEqual([body, 400, code])
  }
  expect(await written()).toBe(was)
  const asked = { change: { what: 'tag', tag: 'All', isSet: true } }
  const first = await send({ chosen: { filter: {}, limit: 1 }, ...asked })
  const { next } = first.content
  const second = await send({ chosen: { filter: {}, limit: 1, after: next }, ...asked })
  const done = [first, second].flatMap(({ content }) => content.lines.map(({ id }) => id))
  expect([done.toSorted(), second.content.next]).toEqual([[tea, cup].toSorted(), undefined])
})
