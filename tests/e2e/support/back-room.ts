import { expect } from '@playwright/test'
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { and, desc, eq, inArray, like, sql } from 'drizzle-orm'
import type { ProductDraft } from '#shop/catalog/contract.ts'
import { storeProduct } from '#shop/catalog/products/store-product.ts'
import { slugFrom } from '#shop/catalog/slug.ts'
import { variants } from '#shop/catalog/tables.ts'
import { savePost } from '#shop/content/posts/save-post.ts'
import { contactMessages } from '#shop/content/tables.ts'
import { inviteOwner } from '#shop/identity/ownership/invite-owner.ts'
import type { StoredRole } from '#shop/identity/roles/role.ts'
import { sessions, users } from '#shop/identity/tables.ts'
import { newsletterSubscribers } from '#shop/newsletter/tables.ts'
import { mails } from '#shop/mail/tables.ts'
import { moveOrder } from '#shop/orders/status/move-order.ts'
import type { OrderStatus } from '#shop/orders/order.ts'
import { callHolds } from '#shop/orders/calls/tables.ts'
import { productImports } from '#shop/import/jobs/tables.ts'
import { longExports } from '#shop/exports/tables.ts'
import { sendNotices } from '#shop/orders/notices/send-notices.ts'
import { orders } from '#shop/orders/tables.ts'
import { sumVisits } from '#shop/reports/visits/sum-visits.ts'
import { orderVisits, pageViews } from '#shop/visits/tables.ts'
import { changeSettings } from '../../examples/settings-examples.ts'
import type { Shop } from '#shop/shop.ts'
import { aCoupon } from '../../examples/coupon-examples.ts'
import { aProduct, type Wanted } from '../../examples/examples.ts'
import { openBeside } from '../../support/open-beside.ts'
import { aScript } from '../../examples/initiators.ts'

/** What happens behind the counter during a journey: goods arrive, prices change, pieces are sold to somebody else. */

export interface ShelvedProduct {
  name: string
  slug: string
  /** Of its first variant. */
  sku: string
  draft: ProductDraft
}

/** A name that no other journey, browser or second try uses: for what is looked for by its name. */
export const uniquely = (name: string) => `${name} ${randomBytes(3).toString('hex')}`

/** Puts a product on the shelf that no other journey buys. Without anything else, ten pieces for ৳500 each. */
export async function shelve(wanted: Wanted & { name: string }): Promise<ShelvedProduct> {
  const draft = aProduct(wanted)
  const slug = await save(draft)
  return { name: draft.name, slug, sku: draft.variants[0]?.sku ?? '', draft }
}

/** The same product with something else about it. */
export async function change(
  product: ShelvedProduct,
  { price, inStock, ...rest }: { price?: number; inStock?: number } & Pick<Wanted, 'status'>,
): Promise<void> {
  const changed = product.draft.variants.map((variant) => ({
    ...variant,
    ...(price === undefined ? {} : { priceInPaisa: price * 100 }),
    ...(inStock === undefined ? {} : { stock: inStock }),
  }))
  await save({ ...product.draft, ...rest, slug: product.slug, variants: changed })
}

/** The same product under another address. */
export async function rename(product: ShelvedProduct, slug: string): Promise<void> {
  await save({ ...product.draft, slug })
}

/** Sums visits as the shop does it from time to time; the order that this campaign brought, once it is written. */
export async function sumVisitsOf(campaign: string): Promise<string | undefined> {
  return inTheShop(async (shop) => {
    await sumVisits(shop)
    const [visit] = await shop.database
      .select()
      .from(orderVisits)
      .where(eq(orderVisits.campaign, campaign))
    return visit?.orderRef
  })
}

/** What the shop keeps of a page that was seen, in the order of it: what happened, by which campaign, and whether it tells a visitor apart. */
export function viewsOf(page: string) {
  return inTheShop(async ({ database }) => {
    const views = await database
      .select()
      .from(pageViews)
      .where(eq(pageViews.page, page))
      .orderBy(pageViews.at)
    return views.map(({ kind, campaign, visitor }) => ({
      kind,
      campaign,
      isKnown: visitor !== null,
    }))
  })
}

/** Somebody of the shop works on an order. */
export async function moveAlong(orderRef: string, ...statuses: OrderStatus[]): Promise<void> {
  await inTheShop(async (shop) => {
    for (const to of statuses) {
      const { outcome } = await moveOrder(shop, aScript, { orderRef, to, reason: 'as agreed' })
      if (outcome !== 'moved') throw new Error(`The order did not become ${to}: ${outcome}`)
    }
  })
}

/** The order has arrived, and its buyer reads the mail about it: where its link leads, inside the shop. */
export async function deliver(orderRef: string, email: string): Promise<string> {
  await moveAlong(orderRef, 'Processing', 'Shipped', 'Delivered')
  return inTheShop(async (shop) => {
    // A wrong press can no longer be undone.
    await sendNotices({ ...shop, now: () => new Date(Date.now() + 60_000) })
    const findLink = async () => {
      const written = await shop.database.select().from(mails).where(eq(mails.to, email))
      return /https?:\S+\/review\/\S+/.exec(written.map(({ text }) => text).join('\n'))?.[0] ?? ''
    }
    // The open shop may be writing it at this very moment.
    await expect.poll(findLink, { message: `a link to review for ${email}` }).not.toBe('')
    const { pathname, search } = new URL(await findLink())
    return pathname + search
  })
}

/** Lets orders have waited for so long that they are called before those of all other journeys, one a second. */
export async function ageOrders(orderIds: readonly string[], firstAt: Date): Promise<void> {
  await inTheShop(async ({ database }) => {
    for (const [index, orderId] of orderIds.entries()) {
      const placedAt = new Date(firstAt.getTime() + index * 1000)
      await database.update(orders).set({ placedAt }).where(eq(orders.orderId, orderId))
    }
  })
}

/** Whether somebody is calling the buyer of an order just now. */
export function isHeld(orderId: string): Promise<boolean> {
  return inTheShop(async ({ database }) => {
    const ofOrder = eq(orders.id, callHolds.orderRef)
    const held = await database.select().from(callHolds).innerJoin(orders, ofOrder)
    return held.some((row) => row.orders.orderId === orderId)
  })
}

/** Taka for one dollar. It stays: other journeys count in taka and see nothing of it. */
export async function setDollarRate(usdRate: number): Promise<void> {
  await inTheShop((shop) => changeSettings(shop, { usdRate }))
}

/** ৳50 off, unless its terms say otherwise; its code. */
export async function makeCoupon(terms: Parameters<typeof aCoupon>[1] = {}): Promise<string> {
  const code = `EID${randomBytes(4).toString('hex').toUpperCase()}`
  await inTheShop((shop) => aCoupon(shop, { ...terms, name: code }, code))
  return code
}

export function countLeft({ sku }: Pick<ShelvedProduct, 'sku'>): Promise<number | undefined> {
  return inTheShop(async ({ database }) => {
    const [variant] = await database.select().from(variants).where(eq(variants.sku, sku))
    return variant?.stock
  })
}

function save(draft: ProductDraft): Promise<string> {
  return inTheShop(async (shop) => {
    const saved = await storeProduct(shop.database, draft, shop.now())
    if (!('slug' in saved) || saved.outcome === 'slug-taken')
      throw new Error(`The shop refused ${draft.name}: ${saved.outcome}`)
    return saved.slug
  })
}

export async function inTheShop<Result>(work: (shop: Shop) => Promise<Result>): Promise<Result> {
  const { shop, close } = openBeside(process.env['E2E_DATA'] ?? '')
  try {
    return await work(shop)
  } finally {
    await close()
  }
}

/** Puts an article into the blog; without Bangla of its own, and so old that it does not stand before the others. */
export function publish(title: string, publishedAt: Date): Promise<string> {
  return inTheShop(async (shop) => {
    const texts = { title, summary: `About ${title}`, body: `<p>All about ${title}.</p>` }
    const draft = { kind: 'article' as const, ...texts, slug: slugFrom(title), publishedAt }
    const saved = await savePost(shop, aScript, draft)
    if (saved.outcome !== 'saved') throw new Error(`The shop refused ${title}: ${saved.outcome}`)
    return saved.slug
  })
}

/** What the merchant finds in the letter box. */
export function readMessages(name: string): Promise<{ message: string; phone: string | null }[]> {
  return inTheShop(({ database }) =>
    database
      .select({ message: contactMessages.message, phone: contactMessages.phone })
      .from(contactMessages)
      .where(eq(contactMessages.name, name)),
  )
}

export function countSubscriptions(email: string): Promise<number> {
  return inTheShop(({ database }) =>
    database.$count(newsletterSubscribers, eq(newsletterSubscribers.email, email)),
  )
}

/** The link of a shop that has no owner yet, or none any more: those that earlier journeys made step down. */
export async function ownerLink(): Promise<string> {
  return inTheShop(async (shop) => {
    await shop.database
      .update(users)
      .set({ role: 'customer' })
      .where(and(eq(users.role, 'owner'), like(users.email, '%@owner.example')))
    const link = await inviteOwner(shop)
    if (!link) throw new Error('Expected a shop without an owner')
    return link.slice(link.indexOf('/owner'))
  })
}

/** Somebody of the shop gives a role to an account that has proved its address. */
export async function giveRole(email: string, role: StoredRole): Promise<void> {
  await inTheShop(({ database }) =>
    database.update(users).set({ role, emailVerified: true }).where(eq(users.email, email)),
  )
}

/** As if somebody had opened the link of the mail that asked them to. */
export async function proveEmail(email: string): Promise<void> {
  await inTheShop(({ database }) =>
    database.update(users).set({ emailVerified: true }).where(eq(users.email, email)),
  )
}

/** Somebody of the shop blocks an account: none of its sessions opens anything any more (D8). */
export async function block(email: string): Promise<void> {
  await inTheShop(async ({ database }) => {
    const blocked = await database
      .update(users)
      .set({ blockedAt: new Date() })
      .where(eq(users.email, email))
      .returning({ id: users.id })
    if (blocked.length === 0) throw new Error(`Expected an account of ${email}`)
  })
}

/** The address that the last mail to somebody leads to, inside the shop. */
export function linkInMail(email: string): Promise<string> {
  return inTheShop(async ({ database }) => {
    const [mail] = await database
      .select({ text: mails.text })
      .from(mails)
      .where(eq(mails.to, email))
      .orderBy(desc(mails.createdAt))
      .limit(1)
    const [link] = /https?:\S+code=\S+/.exec(mail?.text ?? '') ?? []
    if (!link) throw new Error(`Expected a mail with a link to ${email}`)
    const { pathname, hash } = new URL(link)
    return pathname + hash
  })
}

/** So many have guessed at this account that nobody may try for a while. */
export async function wearOut(email: string): Promise<void> {
  const account = createHash('sha256').update(email).digest('base64url')
  await inTheShop(({ database }) =>
    database.execute(
      sql`INSERT INTO rate_limits (key, points, expire) VALUES (${`sign-in-to-account:${account}`}, 1000000, ${Date.now() + 3_600_000})`,
    ),
  )
}

/** Mails to an address that nobody has wait for the next try under another one. */
export async function setEmail(from: string, to: string): Promise<void> {
  await inTheShop(({ database }) => database.update(mails).set({ to }).where(eq(mails.to, from)))
}

/** A long export of somebody ended while they had no page open; its file is not there. */
export async function endExport(email: string): Promise<void> {
  await inTheShop(async (shop) => {
    const [person] = await shop.database.select().from(users).where(eq(users.email, email))
    if (!person) throw new Error(`Expected an account of ${email}`)
    const now = shop.now()
    const asked = { format: 'csv', filter: {}, sort: 'newest' } as const
    await shop.database.insert(longExports).values({
      list: 'orders',
      id: randomUUID(),
      userId: person.id,
      ...asked,
      columns: ['order'],
      asOf: now,
      state: 'ready',
      endedAt: now,
    })
  })
}

/** A file of products of long ago, so that another one is still the last. */
export async function addImport(): Promise<void> {
  await inTheShop(async (shop) => {
    const askedAt = new Date(shop.now().getTime() - 20 * 24 * 3_600_000)
    await shop.database.insert(productImports).values({
      id: randomUUID(),
      fileName: 'lamps.csv',
      fileKind: 'csv',
      bytes: 100,
      state: 'imported',
      format: 'Haat',
      askedAt,
      endedAt: askedAt,
      total: 0,
    })
  })
}

/** Wherever somebody is signed in, their session is over. */
export async function endSessions(email: string): Promise<void> {
  await inTheShop(async ({ database }) => {
    const theirs = database.select({ id: users.id }).from(users).where(eq(users.email, email))
    await database.delete(sessions).where(inArray(sessions.userId, theirs))
  })
}

/** The browsers in which somebody is signed in were opened long ago. */
export async function ageSessions(email: string): Promise<void> {
  await inTheShop(async ({ database }) => {
    const theirs = database.select({ id: users.id }).from(users).where(eq(users.email, email))
    const anHourAgo = { createdAt: new Date(Date.now() - 3_600_000) }
    await database.update(sessions).set(anHourAgo).where(inArray(sessions.userId, theirs))
  })
}
