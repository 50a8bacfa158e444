import { eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { beforeEach, expect, test } from 'vitest'
import { problemIn, troubleIn } from '#pages/form/form-result.ts'
import { removeAccount } from '#shop/identity/accounts/remove-account.ts'
import { saveOrderView } from '#shop/saved-views/save-view.ts'
import { mostViews } from '#shop/saved-views/saved-view.ts'
import { savedViews } from '#shop/saved-views/tables.ts'
import { listRefusals } from '#shop/audit/list-refusals.ts'
import type { Shop } from '#shop/shop.ts'
import { aScript } from '../../../../tests/examples/initiators.ts'
import {
  loadCustomers,
  loadOrders,
  sendToCustomers,
  sendToOrders,
} from '../../../../tests/examples/list-pages.ts'
import { personWith, type Person } from '../../../../tests/examples/staff-examples.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'

let shop: Shop
let karim: Person
let mina: Person
let admin: Person
beforeEach(async () => {
  shop = await openTestShop()
  karim = await personWith(shop, 'moderator', 'karim')
  mina = await personWith(shop, 'moderator', 'mina')
  admin = await personWith(shop, 'admin', 'admin')
})

const send = (by: Person, path: string, form: Record<string, string>) =>
  sendToOrders(shop, by, { path, form })

const load = (by: Person, path?: string) => loadOrders(shop, by, path)

const viewsOf = async (by: Person) => (await load(by)).views
const namesOf = async (by: Person) => (await viewsOf(by)).map(({ name }) => name)

/** Saves what is shown there; the view as its author sees it then. */
async function saved(by: Person, path: string, form: Record<string, string>) {
  const result = await send(by, path, { what: 'view-new', ...form })
  expect(result.reset).toBe(true)
  const view = (await viewsOf(by)).find(({ name }) => name === form['name'])
  if (!view) throw new Error('Expected the view')
  return view
}

test('a view keeps filters, sorting and columns as they are shown, and is chosen again', async () => {
  await send(karim, '/dashboard/orders', { what: 'columns', shown: 'total' })
  const list = '/dashboard/orders?status=Pending&district=Sylhet&sort=largest&q=teapot'
  const after = '&after=0197a000-0000-7000-8000-000000000000'
  const result = await send(karim, `/bn${list}${after}`, { what: 'view-new', name: '  To  call ' })
  const [view] = await viewsOf(karim)
  expect(view).toMatchObject({ name: 'To call', isShared: false, mayChange: true })
  expect(result.answer?.['list']).toBe(`/bn${view?.to}`)
  const { query, shown } = await load(karim, view?.to)
  expect(query).toMatchObject({
    status: 'Pending',
    district: 'Sylhet',
    sort: 'largest',
    q: 'teapot',
    view: view?.id,
    after: undefined,
  })
  expect(shown).toEqual(['total'])
  expect(await namesOf(mina)).toEqual([])
})

test('a view that no longer parses is shown without its broken part', async () => {
  await saveOrderView(shop, aScript, {
    name: 'Old',
    query: 'status=Pending&district=Atlantis&zone=The%20moon&columns=total,smell&from=2026-02-30',
    isShared: true,
  })
  const [view] = await viewsOf(karim)
  const path = '/dashboard/orders?status=Pending&columns=total'
  expect(view?.to.replace(`&view=${view.id}`, '')).toBe(path)
})

test('what is shared everybody sees; its author or an admin changes it, and nobody else', async () => {
  const view = await saved(karim, '/dashboard/orders?tag=gift', { name: 'Gifts', shared: 'on' })
  const [seen] = await viewsOf(mina)
  expect(seen).toMatchObject({ id: view.id, isShared: true, isMine: false, mayChange: false })
  const change = { what: 'view-change', id: view.id, version: '1', shared: 'on' }
  const refused = await send(mina, '/dashboard/orders', { ...change, name: 'Mine' })
  expect(troubleIn(refused)).toBe('not-yours')
  const removal = { what: 'view-delete', id: view.id }
  expect(troubleIn(await send(mina, '/dashboard/orders', removal))).toBe('not-yours')

  const renamed = await send(admin, '/dashboard/orders?status=Shipped', { ...change, name: 'Sent' })
  expect(renamed.reset).toBe(true)
  expect(await viewsOf(karim)).toMatchObject([
    { name: 'Sent', version: 2, isMine: true, to: expect.stringContaining('status=Shipped') },
  ])
  const { shared: _, ...kept } = change
  const taken = await send(admin, '/dashboard/orders', { ...kept, version: '2', name: 'Sent' })
  expect(troubleIn(taken)).toBe('not-yours')
  const stale = await send(karim, '/dashboard/orders', { ...change, name: 'Gifts again' })
  expect(troubleIn(stale)).toBe('changed-meanwhile')
  await send(karim, '/dashboard/orders', { ...kept, version: '2', name: 'Sent' })
  expect(await namesOf(mina)).toEqual([])
  expect(troubleIn(await send(admin, '/dashboard/orders', removal))).toBe('unknown-view')
  const refusals = await listRefusals(shop)
  expect(
    refusals.map(({ accountId, permission, times }) => [accountId, permission, times]),
  ).toEqual(
    expect.arrayContaining([
      [mina.id, 'edit-shared-views', 2],
      [admin.id, 'edit-shared-views', 2],
    ]),
  )
  expect(refusals).toHaveLength(2)
  await send(karim, '/dashboard/orders', removal)
  expect(await namesOf(karim)).toEqual([])
})

test('names are there once, and views have an end', async () => {
  await saved(karim, '/dashboard/orders', { name: 'To call' })
  const again = { what: 'view-new', name: 'to CALL' }
  expect(problemIn(await send(karim, '/dashboard/orders', again), 'name')).toBe('name-taken')
  expect((await send(mina, '/dashboard/orders', again)).reset).toBe(true)
  for (const name of ['', ' ']) {
    const nameless = await send(mina, '/dashboard/orders', { what: 'view-new', name })
    expect(problemIn(nameless, 'name')).toBe('name-missing')
  }
  const owned = {
    list: 'orders' as const,
    ownerId: karim.id,
    authorId: karim.id,
    query: '',
    changedAt: shop.now(),
  }
  const more = Array.from({ length: mostViews - 1 }, (_, n) => ({
    ...owned,
    id: newId(),
    name: `${n}`,
  }))
  await shop.database.insert(savedViews).values(more)
  const last = await send(karim, '/dashboard/orders', { what: 'view-new', name: 'One more' })
  expect(troubleIn(last)).toBe('too-many-views')
  const long = { name: 'Long', query: 'q='.padEnd(2001, 'a'), isShared: true }
  expect(await saveOrderView(shop, aScript, long)).toMatchObject({ outcome: 'invalid' })
})

test('with an account go its own views; what it shared stays', async () => {
  await saved(karim, '/dashboard/orders', { name: 'Own' })
  await saved(karim, '/dashboard/orders', { name: 'Ours', shared: 'on' })
  await send(karim, '/dashboard/orders', { what: 'columns', shown: 'total' })
  await removeAccount(shop.database, karim.id)
  expect(await viewsOf(mina)).toMatchObject([{ name: 'Ours', author: null, mayChange: false }])
  expect(await viewsOf(admin)).toMatchObject([{ name: 'Ours', mayChange: true }])
  const left = await shop.database.select().from(savedViews).where(eq(savedViews.name, 'Own'))
  expect(left).toEqual([])
})

test('the list of customers has views and columns of its own', async () => {
  const orders = await saved(karim, '/dashboard/orders?status=Pending', { name: 'Trusted' })
  const list = '/dashboard/customers?mark=trusted&district=Sylhet&tag=wholesale&ordersFrom=3'
  await sendToCustomers(shop, karim, { form: { what: 'columns', shown: 'spent' } })
  const result = await sendToCustomers(shop, karim, {
    path: `/bn${list}&sort=spent`,
    form: { what: 'view-new', name: 'Trusted', shared: 'on' },
  })
  const { views } = await loadCustomers(shop, mina)
  expect(views).toMatchObject([{ name: 'Trusted', isShared: true, mayChange: false }])
  expect(result.answer?.['list']).toBe(`/bn${views[0]?.to}`)
  expect(await loadCustomers(shop, mina, views[0]?.to)).toMatchObject({
    query: {
      mark: 'trusted',
      district: 'Sylhet',
      tag: 'wholesale',
      ordersFrom: 3,
      sort: 'spent',
      view: views[0]?.id,
    },
    shown: ['spent'],
  })
  expect((await loadCustomers(shop, mina)).shown).not.toEqual(['spent'])
  expect((await load(karim)).shown).toContain('status')
  expect(await viewsOf(karim)).toMatchObject([{ id: orders.id }])
  // A view of another list is no view of this one.
  const removal = { what: 'view-delete', id: orders.id }
  expect(troubleIn(await sendToCustomers(shop, karim, { form: removal }))).toBe('unknown-view')
  const usual = await sendToCustomers(shop, karim, { form: { what: 'columns-usual' } })
  expect(usual.answer).toEqual({ list: '/dashboard/customers' })
  expect((await loadCustomers(shop, karim)).shown).toContain('marks')
})
