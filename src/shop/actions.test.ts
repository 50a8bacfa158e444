import { Readable } from 'node:stream'
import { desc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { v7 as newId } from 'uuid'
import { aProduct, shelve, storePicture } from '../../tests/examples/examples.ts'
import { inNameOf } from '../../tests/examples/initiators.ts'
import { aMessage } from '../../tests/examples/message-examples.ts'
import { anOrderOf, stocked } from '../../tests/examples/order-examples.ts'
import { aQuestion, aReview } from '../../tests/examples/reviews/review-examples.ts'
import { openTestShop } from '../../tests/support/test-shop.ts'
import { audit } from './audit/tables.ts'
import { findCustomerId } from './customers/people/find-members.ts'
import { foldAllCustomers } from './customers/people/fold-customers.ts'
import { joinCustomers } from './customers/work/join-customers.ts'
import { deleteBanner } from './banners/delete-banner.ts'
import { saveBanner } from './banners/save-banner.ts'
import { banners } from './banners/tables.ts'
import { attributeDraftSchema } from './catalog/attributes/contract.ts'
import { storeAttribute } from './catalog/attributes/store-attribute.ts'
import { attributes } from './catalog/attributes/tables.ts'
import { storeCategory } from './catalog/categories/store-category.ts'
import { storeProduct } from './catalog/products/store-product.ts'
import { readMenus } from './content/menus/load-menus.ts'
import { deletePost } from './content/posts/delete-post.ts'
import { savePost } from './content/posts/save-post.ts'
import { couponCodes, coupons } from './coupons/tables.ts'
import type { Allowed } from './define-action.ts'
import { readZoning, versionOf } from './delivery/load-zoning.ts'
import { deliveryPlaces } from './delivery/tables.ts'
import { saveZone } from './delivery/zones/save-zone.ts'
import type { StoredRole } from './identity/roles/role.ts'
import { sessions, staffInvitations, users } from './identity/tables.ts'
import { byScript, byStranger, type Initiator } from './initiator.ts'
import { longExports } from './exports/tables.ts'
import type { ImportState } from './import/jobs/product-import.ts'
import { productImports } from './import/jobs/tables.ts'
import { importChanges } from './import/undo/tables.ts'
import { noTotals } from './import/report/tally.ts'
import { mails, mailServers } from './mail/tables.ts'
import { recordCall } from './orders/calls/record-call.ts'
import { placeOrder } from './orders/placement/place-order.ts'
import { orders } from './orders/tables.ts'
import type { SavedList } from './saved-views/columns.ts'
import { savedViews } from './saved-views/tables.ts'
import { saveMarker } from './settings/save-marker.ts'
import { readStoredSettings } from './settings/load-settings.ts'
import { workRuns } from '#shop/upkeep/tables.ts'
import type { Shop } from './shop.ts'

/** Every action there is, by its name: whatever a file of a capability exports that defineAction made. */
const modules = import.meta.glob<Record<string, unknown>>(['./*/**/*.ts', '!./**/*.test.ts'], {
  eager: true,
})
interface AnyAction {
  (shop: Shop, by: Initiator, input: unknown): Promise<{ outcome: string }>
  allow: Allowed
}
const actions = new Map<string, AnyAction>(
  Object.values(modules).flatMap((module) =>
    Object.entries(module).filter((entry): entry is [string, AnyAction] => isAction(entry[1])),
  ),
)

function isAction(value: unknown): value is AnyAction {
  return typeof value === 'function' && 'allow' in value && 'input' in value
}

const everyStaff: readonly StoredRole[] = ['moderator', 'admin', 'owner']
const management: readonly StoredRole[] = ['admin', 'owner']

async function anAttribute(shop: Shop) {
  const draft = attributeDraftSchema.parse({ name: 'Power', kind: 'number' })
  const storing = { current: undefined, categoryIds: [], now: shop.now() }
  const { id } = await storeAttribute(shop.database, draft, storing)
  return { id, version: 1 }
}

async function aCategory(shop: Shop) {
  const stored = await storeCategory(shop.database, { slug: `c-${newId()}`, name: 'Garden' })
  if (!('id' in stored)) throw new Error(stored.outcome)
  return stored
}

async function aCoupon({ database, now }: Shop) {
  const id = newId()
  const row = { id, name: 'Eid', kind: 'percent', percent: 10, createdAt: now() } as const
  await database.insert(coupons).values(row)
  return { id }
}

interface Said {
  /** Whose role may, said a second time and by hand. */
  roles: readonly StoredRole[]
  needsRecentSignIn?: true
  /** Makes what the action needs; what is sent to it. */
  example: (shop: Shop) => Promise<Record<string, unknown>>
  subject: string
}

const person = async (shop: Shop) => ({ userId: await join(shop, 'customer') })
const shelved = async (shop: Shop) => {
  const draft = aProduct()
  await shelve(shop, draft)
  return { category: draft.category ?? '' }
}
const ordered = async (shop: Shop) => {
  const placed = await placeOrder(shop, anOrderOf([await stocked(shop, { stock: 5 }), 1]), newId())
  if (placed.outcome !== 'placed') throw new Error(`Expected an order: ${placed.outcome}`)
  return placed
}

/** As if each made it who works with it. */
async function aView(shop: Shop, list: SavedList) {
  const [latest] = await shop.database.select().from(users).orderBy(desc(users.id)).limit(1)
  const [id, name, authorId] = [newId(), newId(), latest?.id ?? null]
  const view = { id, list, name, query: '', authorId, changedAt: shop.now() }
  await shop.database.insert(savedViews).values(view)
  return { id }
}

let phones = 0
/** Of a phone that nobody else has. */
const aCustomer = async (shop: Shop) => {
  const phone = `+880171${String(++phones).padStart(7, '0')}`
  const order = { ...anOrderOf([await stocked(shop, { stock: 5 }), 1]), phone }
  const placed = await placeOrder(shop, order, newId())
  if (placed.outcome !== 'placed') throw new Error(`Expected an order: ${placed.outcome}`)
  await foldAllCustomers(shop)
  const customerId = await findCustomerId(shop.database, { customerId: null, phone })
  return { customerId: customerId ?? '' }
}

const theFirstZone = async ({ database }: Shop) => {
  const zoning = await readZoning(database)
  const [first] = zoning.zones
  if (!first) throw new Error('Expected a delivery zone')
  return { ...first, version: versionOf(zoning) }
}

async function anInvitation({ database, now }: Shop) {
  const id = newId()
  const expiresAt = new Date(now().getTime() + 1000)
  const row = { id, email: 'mina@example.com', role: 'moderator', linkHash: id } as const
  await database.insert(staffInvitations).values({ ...row, createdAt: now(), expiresAt })
  return { invitationId: id }
}

/** Nothing listens there. */
async function aMailServer({ database, now }: Shop) {
  const server = { host: '127.0.0.1', port: 1, user: '', from: 'hello@haat.example' }
  const row = { ...server, security: 'none', version: 1, updatedAt: now() } as const
  await database
    .insert(mailServers)
    .values(row)
    .onConflictDoUpdate({ target: mailServers.id, set: row })
  return { ...server, security: 'none', version: 1 }
}

/** What staff change. An action that is not here fails the test: decide who may do it, and give an example. */
const ofStaff: Record<string, Said> = {
  changeRole: {
    roles: management,
    needsRecentSignIn: true,
    example: async (shop) => ({ ...(await person(shop)), role: 'moderator' }),
    subject: 'person',
  },
  blockUser: {
    roles: management,
    example: async (shop) => ({ ...(await person(shop)), isBlocked: true }),
    subject: 'person',
  },
  signPersonOut: { roles: management, example: person, subject: 'person' },
  resetSecondFactor: {
    roles: ['owner'],
    needsRecentSignIn: true,
    example: async (shop) => {
      const { userId } = await person(shop)
      const on = { secondFactorAt: shop.now() }
      await shop.database.update(users).set(on).where(eq(users.id, userId))
      return { userId }
    },
    subject: 'person',
  },
  requireSecondFactor: {
    roles: management,
    needsRecentSignIn: true,
    example: async () => ({ isRequired: false }),
    subject: 'settings',
  },
  saveSettings: {
    roles: management,
    example: async (shop) => {
      const { version } = await readStoredSettings(shop.database)
      return { headerPhone: '+8801712345678', version }
    },
    subject: 'settings',
  },
  saveZone: {
    roles: management,
    example: async (inShop) => {
      const { zone: _, ...terms } = await theFirstZone(inShop)
      return { ...terms, zone: null, name: newId(), nameBn: newId() }
    },
    subject: 'settings',
  },
  movePlaces: {
    roles: management,
    example: async (inShop) => {
      await inShop.database.delete(deliveryPlaces)
      const { version } = await theFirstZone(inShop)
      const places = [{ district: 'Sylhet', area: '' }]
      return { version, zone: 'dhaka-suburbs', places }
    },
    subject: 'settings',
  },
  removeZone: {
    roles: management,
    example: async (inShop) => {
      const { version: before, zone: _, ...terms } = await theFirstZone(inShop)
      const added = { ...terms, name: newId(), nameBn: newId(), version: before, zone: null }
      const saved = await saveZone(inShop, byScript('an example'), added)
      if (saved.outcome !== 'saved') throw new Error(`Expected the zone to be ${saved.outcome}`)
      await inShop.database.delete(audit)
      const { version } = await theFirstZone(inShop)
      return { version, zone: saved.zone, moveTo: null }
    },
    subject: 'settings',
  },
  saveBanner: {
    roles: everyStaff,
    example: async (shop) => {
      await storePicture(shop, 'aa')
      const words = { title: 'Eid', titleBn: null, link: '/shop', picture: 'aa' }
      return { ...words, status: 'Active', placement: 'slider', position: 1 }
    },
    subject: 'banner',
  },
  deleteBanner: { roles: everyStaff, example: aBanner, subject: 'banner' },
  restoreBanner: {
    roles: everyStaff,
    example: async (shop) => {
      const { id, version } = await aBanner(shop)
      await deleteBanner(shop, byScript('an example'), { id, version })
      await shop.database.delete(audit)
      return { id, version: version + 1 }
    },
    subject: 'banner',
  },
  orderBanners: {
    roles: everyStaff,
    example: async (shop) => {
      await shop.database.delete(banners)
      const [one, other] = [await aBanner(shop), await aBanner(shop)]
      return { placement: 'slider', ids: [other.id, one.id] }
    },
    subject: 'banner',
  },
  saveProduct: {
    roles: everyStaff,
    example: async (shop) => {
      const { category } = await shelved(shop)
      return { name: 'Cup', category, variants: [{ sku: `C-${newId()}`, priceInPaisa: 5000 }] }
    },
    subject: 'product',
  },
  deleteProduct: {
    roles: everyStaff,
    example: async (shop) => {
      const { id } = await shelve(shop)
      return { id, version: 1 }
    },
    subject: 'product',
  },
  amendProduct: {
    roles: everyStaff,
    example: async (shop) => {
      const { id } = await shelve(shop)
      return { id, amendment: { what: 'status', status: 'archived' } }
    },
    subject: 'product',
  },
  adjustStock: {
    roles: everyStaff,
    example: async (shop) => {
      const variantId = await stocked(shop, { stock: 5 })
      return { variantId, change: -2, reason: 'broken' }
    },
    subject: 'product',
  },
  queueImport: {
    roles: everyStaff,
    example: async (shop) => {
      await shop.database.delete(productImports)
      return { id: newId(), fileName: 'goods.csv', fileKind: 'csv', bytes: 10 }
    },
    subject: 'import',
  },
  checkAgain: {
    roles: everyStaff,
    example: async (shop) => ({ ...(await anImport(shop, 'refused')), encoding: 'windows-1252' }),
    subject: 'import',
  },
  nameColumns: {
    roles: everyStaff,
    example: async (shop) => ({
      ...(await anImport(shop, 'refused')),
      columns: [{ heading: 'code', as: 'sku' }],
    }),
    subject: 'import',
  },
  beginImport: {
    roles: everyStaff,
    example: (shop) => anImport(shop, 'checked'),
    subject: 'import',
  },
  stopImport: {
    roles: everyStaff,
    example: (shop) => anImport(shop, 'importing'),
    subject: 'import',
  },
  undoImport: {
    roles: everyStaff,
    example: async (shop) => {
      const { id } = await anImport(shop, 'imported')
      const change = { kind: 'product', line: 2, kept: null, movement: 0 } as const
      await shop.database
        .insert(importChanges)
        .values({ ...change, importId: id, subjectId: newId() })
      return { id }
    },
    subject: 'import',
  },
  applyCount: {
    roles: everyStaff,
    example: async (shop) => {
      const variantId = await stocked(shop, { stock: 5 })
      return { id: newId(), variants: [{ variantId, expected: 5, counted: 3, basis: '0.0' }] }
    },
    subject: 'count',
  },
  saveCategory: {
    roles: everyStaff,
    example: async () => ({ slug: `c-${newId()}`, name: 'Garden' }),
    subject: 'category',
  },
  moveCategory: {
    roles: everyStaff,
    example: async (shop) => {
      const [first, second] = [await aCategory(shop), await aCategory(shop)]
      return { id: second.id, parentId: first.id }
    },
    subject: 'category',
  },
  hideCategory: {
    roles: everyStaff,
    example: async (shop) => ({ id: (await aCategory(shop)).id, version: 1, hidden: true }),
    subject: 'category',
  },
  deleteCategory: {
    roles: everyStaff,
    example: async (shop) => ({ id: (await aCategory(shop)).id, version: 1 }),
    subject: 'category',
  },
  restoreCategory: {
    roles: everyStaff,
    example: async () => ({ id: newId(), slug: `c-${newId()}`, name: 'Garden' }),
    subject: 'category',
  },
  saveCoupon: {
    roles: management,
    example: async () => ({ name: 'Eid', kind: 'percent', percent: 10 }),
    subject: 'coupon',
  },
  switchCoupon: {
    roles: management,
    example: async (shop) => ({
      ...(await aCoupon(shop)),
      isActive: false,
    }),
    subject: 'coupon',
  },
  addCodes: {
    roles: management,
    example: async (shop) => ({ ...(await aCoupon(shop)), count: 3 }),
    subject: 'coupon',
  },
  removeCode: {
    roles: management,
    example: async (shop) => {
      const { id } = await aCoupon(shop)
      const code = newId().slice(-12).toUpperCase()
      await shop.database.insert(couponCodes).values({ code, couponId: id })
      return { id, code }
    },
    subject: 'coupon',
  },
  saveAttribute: {
    roles: everyStaff,
    example: async (shop) => ({
      name: 'Material',
      kind: 'choice',
      choices: [{ name: 'Clay' }],
      categories: [(await aCategory(shop)).slug],
    }),
    subject: 'attribute',
  },
  deleteAttribute: { roles: everyStaff, example: anAttribute, subject: 'attribute' },
  orderAttributes: {
    roles: everyStaff,
    example: async (shop) => {
      await shop.database.delete(attributes)
      const [one, other] = [await anAttribute(shop), await anAttribute(shop)]
      return { ids: [other.id, one.id] }
    },
    subject: 'attribute',
  },
  savePost: {
    roles: management,
    example: async () => ({ kind: 'article', slug: `a-${newId()}`, title: 'Tea' }),
    subject: 'article',
  },
  revertPost: {
    roles: management,
    example: async (shop) => ({ ...(await aPage(shop)), to: 1 }),
    subject: 'page',
  },
  saveMenu: {
    roles: management,
    example: async (shop) => {
      const { header } = await readMenus(shop.database)
      return { place: 'header', ...header }
    },
    subject: 'menu',
  },
  deletePost: { roles: management, example: aPage, subject: 'page' },
  restorePost: {
    roles: management,
    example: async (shop) => {
      const page = await aPage(shop)
      await deletePost(shop, byScript('an example'), page)
      await shop.database.delete(audit)
      return { ...page, version: page.version + 1 }
    },
    subject: 'page',
  },
  exportSubscribers: {
    roles: management,
    needsRecentSignIn: true,
    example: async () => ({ status: 'subscribed', format: 'csv' }),
    subject: 'newsletter',
  },
  exportAudit: {
    roles: management,
    example: async () => ({ format: 'csv' }),
    subject: 'audit',
  },
  answerMessage: {
    roles: everyStaff,
    example: async (shop) => ({ messageId: await aMessage(shop), version: 1, text: 'Yes, we do' }),
    subject: 'message',
  },
  addReply: {
    roles: everyStaff,
    example: async (shop) => ({ messageId: await aMessage(shop), version: 1, text: 'Thank you' }),
    subject: 'message',
  },
  moveMessage: {
    roles: everyStaff,
    example: async (shop) => ({ messageId: await aMessage(shop), version: 1, to: 'closed' }),
    subject: 'message',
  },
  assignMessage: {
    roles: everyStaff,
    example: async (shop) => ({
      messageId: await aMessage(shop),
      userId: await join(shop, 'moderator'),
    }),
    subject: 'message',
  },
  addMessageNote: {
    roles: everyStaff,
    example: async (shop) => ({ messageId: await aMessage(shop), text: 'Knows Karim' }),
    subject: 'message',
  },
  moderateReview: {
    roles: everyStaff,
    example: async (shop) => {
      const { id, version } = await aReview(shop)
      return { id, version, to: 'approved' }
    },
    subject: 'review',
  },
  answerReview: {
    roles: everyStaff,
    example: async (shop) => {
      const { id, version } = await aReview(shop)
      return { id, version, text: 'Thank you' }
    },
    subject: 'review',
  },
  answerQuestion: {
    roles: everyStaff,
    example: async (shop) => {
      const { id, version } = await aQuestion(shop)
      return { id, version, text: 'Yes, it does' }
    },
    subject: 'question',
  },
  hideQuestion: {
    roles: everyStaff,
    example: async (shop) => {
      const { id, version } = await aQuestion(shop)
      return { id, version, isHidden: true }
    },
    subject: 'question',
  },
  moveOrder: {
    roles: everyStaff,
    example: async (shop) => ({ orderRef: (await ordered(shop)).id, to: 'Processing' }),
    subject: 'order',
  },
  addOrderNote: {
    roles: everyStaff,
    example: async (shop) => ({ orderRef: (await ordered(shop)).id, text: 'Call after six' }),
    subject: 'order',
  },
  tagOrder: {
    roles: everyStaff,
    example: async (shop) => ({ orderRef: (await ordered(shop)).id, tag: 'Gift', isSet: true }),
    subject: 'order',
  },
  askForOrderExport: {
    roles: management,
    needsRecentSignIn: true,
    example: async () => ({ filter: {}, sort: 'newest', columns: ['order'], format: 'csv' }),
    subject: 'order',
  },
  takeExport: {
    roles: management,
    needsRecentSignIn: true,
    example: (shop) => aFile(shop, 'orders'),
    subject: 'order',
  },
  takeProductExport: {
    roles: everyStaff,
    example: (shop) => aFile(shop, 'products'),
    subject: 'product',
  },
  exportProductList: {
    roles: everyStaff,
    example: async () => ({ filter: {}, columns: ['sku'], format: 'csv' }),
    subject: 'product',
  },
  askForProductExport: {
    roles: everyStaff,
    example: async () => ({ filter: {}, columns: ['sku', 'attributes'], format: 'xlsx' }),
    subject: 'product',
  },
  exportOrders: {
    roles: management,
    needsRecentSignIn: true,
    example: async () => ({ filter: {}, sort: 'newest', columns: ['order'], format: 'csv' }),
    subject: 'order',
  },
  editOrder: {
    roles: everyStaff,
    example: async (shop) => ({
      orderRef: (await ordered(shop)).id,
      version: 1,
      note: 'Ring twice',
    }),
    subject: 'order',
  },
  takeOrder: {
    roles: everyStaff,
    example: async (shop) => ({
      ...anOrderOf([await stocked(shop, { stock: 5 }), 1]),
      source: 'phone',
      idempotencyKey: newId(),
    }),
    subject: 'order',
  },
  saveOrderView: {
    roles: everyStaff,
    example: async () => ({ name: newId(), query: 'status=Pending', isShared: true }),
    subject: 'view',
  },
  saveCustomerView: {
    roles: everyStaff,
    example: async () => ({ name: newId(), query: 'mark=trusted', isShared: true }),
    subject: 'view',
  },
  saveProductView: {
    roles: everyStaff,
    example: async () => ({ name: newId(), query: 'stock=low', isShared: true }),
    subject: 'view',
  },
  saveSalesView: {
    roles: management,
    example: async () => ({ name: newId(), query: 'by=category', isShared: true }),
    subject: 'view',
  },
  deleteOrderView: {
    roles: everyStaff,
    example: (shop) => aView(shop, 'orders'),
    subject: 'view',
  },
  deleteCustomerView: {
    roles: everyStaff,
    example: (shop) => aView(shop, 'customers'),
    subject: 'view',
  },
  deleteProductView: {
    roles: everyStaff,
    example: (shop) => aView(shop, 'products'),
    subject: 'view',
  },
  deleteSalesView: {
    roles: management,
    example: (shop) => aView(shop, 'sales'),
    subject: 'view',
  },
  returnPieces: {
    roles: everyStaff,
    example: async (shop) => {
      const { id } = await ordered(shop)
      await shop.database.update(orders).set({ status: 'Shipped' }).where(eq(orders.id, id))
      const lines = [{ position: 0, fit: 1, unfit: 0 }]
      return { orderRef: id, returnedBefore: 0, lines, reason: 'Torn' }
    },
    subject: 'order',
  },
  recordCall: {
    roles: everyStaff,
    example: async (shop) => ({ orderRef: (await ordered(shop)).id, outcome: 'confirmed' }),
    subject: 'order',
  },
  undoStep: {
    roles: everyStaff,
    example: async (shop) => {
      const { id: orderRef } = await ordered(shop)
      const called = { orderRef, outcome: 'confirmed' } as const
      const result = await recordCall(shop, byScript('a test'), called)
      await shop.database.delete(audit)
      return { orderRef, id: result.outcome === 'called' ? result.id : '' }
    },
    subject: 'order',
  },
  setPayment: {
    roles: everyStaff,
    example: async (shop) => ({ orderRef: (await ordered(shop)).id, to: 'collected' }),
    subject: 'order',
  },
  addCustomerNote: {
    roles: everyStaff,
    example: async (shop) => ({ ...(await aCustomer(shop)), text: 'Calls at night' }),
    subject: 'customer',
  },
  tagCustomer: {
    roles: everyStaff,
    example: async (shop) => ({ ...(await aCustomer(shop)), tag: 'wholesale', isSet: true }),
    subject: 'customer',
  },
  markCustomer: {
    roles: everyStaff,
    example: async (shop) => ({ ...(await aCustomer(shop)), mark: 'trusted' }),
    subject: 'customer',
  },
  joinCustomers: {
    roles: everyStaff,
    example: async (shop) => {
      const { customerId: otherId } = await aCustomer(shop)
      return { ...(await aCustomer(shop)), otherId }
    },
    subject: 'customer',
  },
  undoJoin: {
    roles: everyStaff,
    example: async (shop) => {
      const { customerId: otherId } = await aCustomer(shop)
      const pair = { ...(await aCustomer(shop)), otherId }
      const joined = await joinCustomers(shop, byScript('an example'), pair)
      if (joined.outcome !== 'joined') throw new Error(`Expected a join: ${joined.outcome}`)
      // Of the example itself nothing is to be read.
      await shop.database.delete(audit)
      return { joinId: joined.joinId }
    },
    subject: 'customer',
  },
  exportCustomers: {
    roles: management,
    needsRecentSignIn: true,
    example: async () => ({ filter: {}, columns: ['name'], format: 'csv' }),
    subject: 'customer',
  },
  askForCustomerExport: {
    roles: management,
    needsRecentSignIn: true,
    example: async () => ({ filter: {}, columns: ['name'], format: 'xlsx' }),
    subject: 'customer',
  },
  exportPerson: {
    roles: management,
    needsRecentSignIn: true,
    example: async (shop) => aCustomer(shop),
    subject: 'customer',
  },
  eraseCustomer: {
    roles: management,
    needsRecentSignIn: true,
    example: async (shop) => aCustomer(shop),
    subject: 'customer',
  },
  sendAgain: {
    roles: ['owner'],
    example: async (shop) => {
      const to = 'rahima@example.com'
      const values = { name: 'Rahima', link: 'http://shop.example', validMinutes: 60 }
      await shop.mail.send({ to, language: 'en', template: 'reset-password', values })
      const [mail] = await shop.database.update(mails).set({ state: 'failed' }).returning()
      return { mailId: mail?.id ?? '' }
    },
    subject: 'mail',
  },
  askForWork: {
    roles: management,
    example: async (shop) => {
      await shop.database.delete(workRuns)
      return { name: 'units-sold' }
    },
    subject: 'work',
  },
  sendTestMail: { roles: management, example: async () => ({}), subject: 'mail' },
  inviteStaff: {
    roles: management,
    needsRecentSignIn: true,
    example: async () => ({ email: `${newId()}@example.com`, role: 'moderator' }),
    subject: 'invitation',
  },
  revokeInvitation: { roles: management, example: anInvitation, subject: 'invitation' },
  saveMailServer: {
    roles: ['owner'],
    needsRecentSignIn: true,
    example: aMailServer,
    subject: 'settings',
  },
  removeMailServer: {
    roles: ['owner'],
    needsRecentSignIn: true,
    example: async (inShop) => {
      await aMailServer(inShop)
      return {}
    },
    subject: 'settings',
  },
  removeDemonstration: {
    roles: ['owner'],
    example: async (shop) => {
      const startedAt = shop.now()
      await saveMarker(shop, 'demonstration', { startedAt: startedAt.toISOString(), filled: true })
      const { category } = await shelved(shop)
      const draft = {
        name: 'Cup',
        category,
        variants: [{ sku: `C-${newId()}`, priceInPaisa: 5000 }],
      }
      await storeProduct(shop.database, draft, startedAt, { stockKind: 'opening' })
      return {}
    },
    subject: 'settings',
  },
  openClaim: {
    roles: everyStaff,
    example: async (shop) => ({ orderId: (await ordered(shop)).orderId }),
    subject: 'order',
  },
}

/** Of the person who came last. */
async function aFile(shop: Shop, list: 'orders' | 'products') {
  const [latest] = await shop.database.select().from(users).orderBy(desc(users.id)).limit(1)
  const id = newId()
  if (latest) {
    const asked = { list, format: 'csv', sort: 'newest', filter: {} } as const
    const row = { ...asked, columns: [], id, userId: latest.id, asOf: shop.now() }
    await shop.database.insert(longExports).values({ ...row, state: 'ready' })
    await shop.exportFiles.write(`${id}-0.csv`, Readable.from([Buffer.from('order')]))
  }
  return { id }
}

async function anImport(shop: Shop, state: ImportState) {
  await shop.database.delete(productImports)
  const file = { fileName: 'goods.csv', fileKind: 'csv', bytes: 10 } as const
  const columns = [{ heading: 'code', isRead: false }]
  const id = newId()
  await shop.database
    .insert(productImports)
    .values({ ...file, id, state, columns, checked: noTotals, askedAt: shop.now() })
  return { id }
}

async function aPage(shop: Shop) {
  const draft = { kind: 'page', slug: `p-${newId()}`, title: 'Delivery' } as const
  const saved = await savePost(shop, byScript('an example'), draft)
  if (saved.outcome !== 'saved') throw new Error(`Expected the page to be ${saved.outcome}`)
  await shop.database.delete(audit)
  return { kind: 'page', id: saved.id, version: saved.version } as const
}

async function aBanner(shop: Shop): Promise<{ id: string; version: number }> {
  await storePicture(shop, 'aa')
  const words = { title: 'Eid', titleBn: null, link: '/shop', picture: 'aa' }
  const draft = { ...words, status: 'Active', placement: 'slider' } as const
  const saved = await saveBanner(shop, byScript('an example'), draft)
  if (saved.outcome !== 'saved') throw new Error(`Expected the banner to be ${saved.outcome}`)
  await shop.database.delete(audit)
  return { id: saved.id, version: saved.version }
}

/** What people do to what is their own. */
const ofOwners = [
  'arrangeCards',
  'cancelOwnOrder',
  'chooseColumns',
  'chooseDailyMail',
  'chooseDefault',
  'chooseReportMail',
  'claimOrder',
  'deleteAddress',
  'dropExport',
  'endOwnOtherSessions',
  'endOwnSession',
  'retryExport',
  'saveAddress',
  'updateProfile',
]

/** What anybody may ask for; each looks itself whether it is theirs. */
const ofAnybody = [
  'askQuestion',
  'openByPhone',
  'removeReviewPhoto',
  'reportQuestion',
  'reportReview',
  'showReviewPhoto',
  'writeReview',
]

let shop: Shop
beforeEach(async () => {
  shop = await openTestShop()
  // Nothing is sent: no job is begun.
  await aMailServer(shop)
})

async function join(inShop: Shop, role: StoredRole): Promise<string> {
  const id = newId()
  const row = { id, role, name: 'Karim', email: `${id}@example.com`, emailVerified: true }
  await inShop.database.insert(users).values(row)
  return id
}

const memberWith = async (role: StoredRole) => inNameOf(shop, await join(shop, role))
const call = (name: string) => {
  const action = actions.get(name)
  if (!action) throw new Error(`There is no action ${name}`)
  return action
}
const entries = () => shop.database.select().from(audit)

test('every action says who may ask for it, here and in its own file', () => {
  expect([...actions.keys()].toSorted()).toEqual(
    [...Object.keys(ofStaff), ...ofOwners, ...ofAnybody].toSorted(),
  )
  const open = [...actions].filter(([, { allow }]) => allow === 'anyone')
  expect(open.map(([name]) => name).toSorted()).toEqual(ofAnybody)
  const owners = [...actions].filter(([, { allow }]) => allow === 'owner-of-it')
  expect(owners.map(([name]) => name).toSorted()).toEqual(ofOwners)
})

test.each(ofOwners)(
  '%s is for people who are signed in, and says invalid where the input does not fit',
  async (name) => {
    expect(await call(name)(shop, byStranger('203.0.113.7'), {})).toEqual({
      outcome: 'not-permitted',
    })
    const customer = await memberWith('customer')
    expect(await call(name)(shop, customer, null)).toMatchObject({ outcome: 'invalid' })
    expect(await entries()).toEqual([])
  },
)

describe.each(Object.entries(ofStaff))('%s', (name, said) => {
  test('is for those whose role may, and for scripts; nothing changes for anybody else', async () => {
    const input = await said.example(shop)
    for (const role of ['customer', ...everyStaff] as const) {
      if (said.roles.includes(role)) continue
      const refused = await call(name)(shop, await memberWith(role), input)
      expect({ role, ...refused }).toEqual({ role, outcome: 'not-permitted' })
    }
    const stranger = byStranger('203.0.113.7')
    expect(await call(name)(shop, stranger, input)).toEqual({ outcome: 'not-permitted' })
    expect(await entries()).toEqual([])
    expect((await call(name)(shop, byScript('a test'), input)).outcome).not.toBe('not-permitted')
  })

  test('by staff leaves one row in the audit: who, from where, to what, before and after', async () => {
    for (const role of said.roles) {
      await shop.database.delete(audit)
      const member = await memberWith(role)
      await call(name)(shop, member, await said.example(shop))
      const rows = await entries()
      const { userId } = member.actor
      expect(rows).toMatchObject([
        { actorId: userId, origin: '203.0.113.7', subjectType: said.subject },
      ])
      const [row] = rows
      expect(row?.subjectId).not.toBe('')
      expect(Object.keys({ ...row?.before, ...row?.after })).not.toEqual([])
    }
  })

  test('says invalid where the input does not fit, and changes nothing', async () => {
    const refused = await call(name)(shop, byScript('a test'), null)
    expect(refused).toMatchObject({ outcome: 'invalid', fields: expect.any(Object) })
    expect(await entries()).toEqual([])
  })

  test(`${said.needsRecentSignIn ? 'needs' : 'needs no'} sign-in of the last ten minutes`, async () => {
    const owner = await memberWith('owner')
    const input = await said.example(shop)
    await shop.database.update(sessions).set({ createdAt: new Date(Date.now() - 11 * 60_000) })
    const { outcome } = await call(name)(shop, owner, input)
    expect(outcome === 'requires-recent-login').toBe(said.needsRecentSignIn ?? false)
  })
})
