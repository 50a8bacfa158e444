import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CartItem } from '#shop/cart/cart.ts'
import { sameLists, type SyncedLists } from '#shop/cart/synced/lists.ts'

/** The shop, as far as a browser sees it: one account's lists, and one version for both. */
let stored: { version: number } & SyncedLists
let isOnline: boolean
/** The request reaches the shop, but the answer is lost on the way. */
let losesAnswers: boolean
let asked: string[]

const lamp = '0197a000-0000-7000-8000-00000000000a'
const vase = '0197a000-0000-7000-8000-00000000000b'
const rug = '0197a000-0000-7000-8000-00000000000c'
const hour = 3_600_000

const token = (sub: string) => {
  const claims = { email: `${sub}@example.com`, sub, exp: (Date.now() + hour) / 1000 }
  return `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`
}

const itemOf = (variantId: string, quantity: number): CartItem => ({
  id: `product of ${variantId}`,
  variantId,
  slug: variantId,
  name: variantId,
  nameBn: null,
  image: '',
  color: '',
  colorBn: null,
  colorHex: null,
  size: '',
  options: [],
  category: '',
  quantity,
  price: 1250,
  discountPrice: 0,
})

const described = () => ({
  version: stored.version,
  cart: stored.cart.map((line) => ({ ...line, item: itemOf(line.variantId, line.quantity) })),
  wishlist: stored.wishlist.map((id) => ({ id, item: null })),
})

async function answer(path: string, { method, body }: { method: string; body?: string }) {
  asked.push(method)
  if (!isOnline) throw new TypeError('Failed to fetch')
  if (path !== '/api/me/lists') throw new Error(`Nobody asks for ${path}`)
  const respond = (status: number, content: object) => {
    if (losesAnswers) throw new TypeError('Failed to fetch')
    return { status, headers: new Headers(), text: async () => JSON.stringify(content) }
  }
  if (method === 'GET') return respond(200, described())
  const sent = JSON.parse(body ?? '') as typeof stored
  if (sent.version !== stored.version && !sameLists(sent, stored)) return respond(409, described())
  if (sent.version === stored.version) stored = { ...sent, version: stored.version + 1 }
  return respond(200, { version: stored.version })
}

beforeEach(() => {
  stored = { version: 0, cart: [], wishlist: [] }
  isOnline = true
  losesAnswers = false
  asked = []
  vi.stubGlobal('fetch', answer)
  vi.stubGlobal('document', { querySelector: () => null, cookie: '' })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})

afterEach(() => vi.unstubAllGlobals())

/** A browser with its own storage; its tab begins anew with each `visit`. */
class Device {
  readonly stored = new Map<string, string>()

  async visit(who?: string) {
    vi.resetModules()
    if (who !== undefined) this.stored.set('access-token', token(who))
    const page = Object.assign(new EventTarget(), { location: { pathname: '/', assign: vi.fn() } })
    vi.stubGlobal('window', page)
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => this.stored.get(key) ?? null,
      setItem: (key: string, value: string) => this.stored.set(key, value),
      removeItem: (key: string) => this.stored.delete(key),
    })
    const [{ updateCart, readCart }, { syncLists }, { clearLists }] = await Promise.all([
      import('../cart-list.ts'),
      import('./sync-lists.ts'),
      import('./clear-lists.ts'),
    ])
    return {
      put: (variantId: string, quantity = 1) =>
        updateCart({ type: 'ADD', item: itemOf(variantId, quantity) }),
      set: (variantId: string, quantity: number) =>
        updateCart({ type: 'SET_QUANTITY', variantId, quantity }),
      remove: (variantId: string) => updateCart({ type: 'REMOVE', variantId }),
      look: () => syncLists({ look: true }),
      save: () => syncLists({ look: false }),
      leave: () => {
        this.stored.delete('access-token')
        clearLists()
      },
      cart: () => readCart().map(({ variantId, quantity }) => [variantId, quantity]),
    }
  }
}

const cartOfShop = () => stored.cart.map(({ variantId, quantity }) => [variantId, quantity])

test('a guest’s cart comes into the account, and what the account had comes into the browser', async () => {
  stored = { version: 4, cart: [{ variantId: vase, quantity: 2 }], wishlist: [] }
  const tab = await new Device().visit('rahima')
  tab.put(lamp)
  expect(await tab.look()).toBe('saved')
  const both = [
    [vase, 2],
    [lamp, 1],
  ]
  expect(tab.cart()).toEqual(both)
  expect(cartOfShop()).toEqual(both)
})

test('each visit asks once, and says nothing where nothing changed', async () => {
  const phone = new Device()
  const tab = await phone.visit('rahima')
  tab.put(lamp, 2)
  await tab.look()
  asked = []
  const next = await phone.visit()
  expect(await next.look()).toBe('saved')
  expect(await next.save()).toBe('saved')
  expect(asked).toEqual(['GET'])
  expect(next.cart()).toEqual([[lamp, 2]])
})

test('an answer that was lost neither brings back what I took out since nor undoes a smaller quantity', async () => {
  const phone = new Device()
  const tab = await phone.visit('rahima')
  tab.put(lamp, 2)
  await tab.look()
  losesAnswers = true
  tab.set(lamp, 5)
  tab.put(vase)
  expect(await tab.save()).toBe('not-now')
  losesAnswers = false
  expect(cartOfShop()).toEqual([
    [lamp, 5],
    [vase, 1],
  ])
  tab.set(lamp, 3)
  tab.remove(vase)
  expect(await tab.save()).toBe('saved')
  expect(tab.cart()).toEqual([[lamp, 3]])
  expect(cartOfShop()).toEqual([[lamp, 3]])
})

test('without a network nothing is lost, on either side', async () => {
  const [phone, desk] = [new Device(), new Device()]
  const tab = await phone.visit('rahima')
  tab.put(lamp)
  tab.put(vase)
  await tab.look()
  const other = await desk.visit('rahima')
  await other.look()
  other.remove(vase)
  await other.save()
  const again = await phone.visit()
  isOnline = false
  again.put(rug)
  expect(await again.save()).toBe('not-now')
  isOnline = true
  expect(await again.save()).toBe('saved')
  const both = [
    [lamp, 1],
    [rug, 1],
  ]
  expect(again.cart()).toEqual(both)
  expect(cartOfShop()).toEqual(both)
})

test('after a backup was put back, what it does not know yet is not taken for taken out', async () => {
  const phone = new Device()
  const tab = await phone.visit('rahima')
  tab.put(lamp)
  await tab.look()
  const backup = stored
  tab.put(vase)
  await tab.save()
  stored = { ...backup, version: backup.version }
  await tab.look()
  expect(tab.cart()).toEqual([
    [lamp, 1],
    [vase, 1],
  ])
  expect(cartOfShop()).toEqual(tab.cart())
})

test('anyone who signs out takes the lists of the account along; a guest’s lists that were never put together stay', async () => {
  const phone = new Device()
  const tab = await phone.visit('rahima')
  tab.put(lamp)
  await tab.look()
  tab.leave()
  expect(tab.cart()).toEqual([])
  expect(phone.stored.has('kept-lists')).toBe(false)
  tab.put(vase)
  tab.leave()
  expect(tab.cart()).toEqual([[vase, 1]])
})

test('the next account gets what came in since, and nothing of the one before', async () => {
  const phone = new Device()
  const tab = await phone.visit('rahima')
  tab.put(lamp)
  await tab.look()
  tab.put(rug)
  stored = { version: 0, cart: [], wishlist: [] }
  const next = await phone.visit('karim')
  await next.look()
  expect(next.cart()).toEqual([[rug, 1]])
  expect(cartOfShop()).toEqual([[rug, 1]])
})

test('anyone who signs out while the shop is asked gets nothing of the account into the browser', async () => {
  stored = { version: 1, cart: [{ variantId: vase, quantity: 2 }], wishlist: [] }
  const phone = new Device()
  const tab = await phone.visit('rahima')
  const looking = tab.look()
  tab.leave()
  expect(await looking).toBe('signed-out')
  expect(tab.cart()).toEqual([])
})

test('lines that the shop cannot keep stay in this browser', async () => {
  const phone = new Device()
  phone.stored.set('cart', JSON.stringify([itemOf('old/red/large', 2), itemOf(lamp, 1)]))
  stored = { version: 1, cart: [{ variantId: vase, quantity: 2 }], wishlist: [] }
  const tab = await phone.visit('rahima')
  expect(await tab.look()).toBe('saved')
  expect(tab.cart()).toEqual([
    [vase, 2],
    [lamp, 1],
    ['old/red/large', 2],
  ])
  expect(cartOfShop()).toEqual([
    [vase, 2],
    [lamp, 1],
  ])
})
