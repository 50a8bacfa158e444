import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { takeMailOfMailbox } from '#platform/mail-limits.ts'
import { inLanguage, type Language } from '#platform/language.ts'
import { variantWords } from '#shop/catalog/options/variant-words.ts'
import type { MailOrder, OrderFacts } from '#shop/mail/mail.ts'
import { loadSettings } from '#shop/settings/load-settings.ts'
import type { Settings } from '#shop/settings/settings.ts'
import type { Shop } from '#shop/shop.ts'
import { listLines } from '../list-lines.ts'
import { estimateDelivery } from '../placement/find-placed.ts'
import { orderNotices, orders } from '../tables.ts'
import { buyerKey } from '../buyers/buyer-key.ts'
import { ordersToAnonymize } from '../own-orders/tables.ts'
import { toCollectOf } from '../status/payment.ts'
import { stillHolds } from './notice.ts'

type Order = typeof orders.$inferSelect
type Notice = typeof orderNotices.$inferSelect

const tryAgainMs = 10 * 60_000

/**
 * Makes mails of what people are to be written about orders. Notice and mail change in one transaction, so that each is sent once,
 * by whichever instance takes it, and what a process leaves behind that dies is sent by the next. Answers how many it has dealt with.
 */
export async function sendNotices(shop: Shop): Promise<number> {
  for (let dealtWith = 0; ; dealtWith++) if (!(await sendNext(shop))) return dealtWith
}

async function sendNext(shop: Shop): Promise<boolean> {
  const now = shop.now()
  let taken: Notice | undefined
  try {
    return await shop.database.transaction(async (database) => {
      taken = await takeNext(database, now)
      if (taken) await sendNotice(shop, database, taken)
      return taken !== undefined
    })
  } catch (error) {
    if (!taken) throw error
    // One that cannot be sent does not hold up the others.
    await shop.database
      .update(orderNotices)
      .set({ dueAt: new Date(now.getTime() + tryAgainMs) })
      .where(isNotice(taken))
    shop.log.error({ err: error, event: taken.event }, 'a mail about an order could not be made')
    return true
  }
}

const isNotice = ({ orderRef, event }: Notice) =>
  and(eq(orderNotices.orderRef, orderRef), eq(orderNotices.event, event))

async function takeNext(database: Database, now: Date): Promise<Notice | undefined> {
  const [notice] = await database
    .select()
    .from(orderNotices)
    .where(and(isNull(orderNotices.handledAt), lte(orderNotices.dueAt, now)))
    .orderBy(asc(orderNotices.dueAt))
    .limit(1)
    .for('update', { skipLocked: true })
  return notice
}

async function sendNotice(shop: Shop, database: Database, notice: Notice): Promise<void> {
  const [order] = await database.select().from(orders).where(eq(orders.id, notice.orderRef))
  if (!order || !stillHolds(notice.event, order.status)) {
    // Should it come to that again, it is sent then.
    await database.delete(orderNotices).where(isNotice(notice))
    return
  }
  const mail = await writeMail(shop, database, { order, event: notice.event })
  if (mail) await shop.mail.send(mail, database)
  await database.update(orderNotices).set({ handledAt: shop.now() }).where(isNotice(notice))
}

/** Nothing where nobody is to get it any more: the shop has changed its mind, or the buyer has left. */
async function writeMail(
  shop: Shop,
  database: Database,
  { order, event }: { order: Order; event: Notice['event'] },
): Promise<MailOrder | undefined> {
  const settings = await loadSettings({ database: shop.database })
  if (event === 'new') return writeToShop(shop, database, { order, settings })
  const { email, language } = order
  if (email === null || (await hasLeft(database, order))) return undefined
  const link = `${baseOf(shop, language)}/order-tracking?trackingId=${order.trackingId}`
  const facts = await factsOf(database, order, { language, link, settings })
  if (event === 'placed') {
    const mailbox = await takeMailOfMailbox(shop, 'order-mail', email)
    if (mailbox.outcome === 'too-many') return undefined
    const delivery = await estimateDelivery(shop, order)
    const days = delivery && { min: delivery.minDays, max: delivery.maxDays }
    const values = { ...facts, days, ...(delivery ? {} : whereToFetch(settings, language)) }
    return { to: email, language, template: 'order-placed', values }
  }
  if (event === 'delivered') {
    const reviewLink = await reviewLinkOf(shop, order)
    return { to: email, language, template: 'order-delivered', values: { ...facts, reviewLink } }
  }
  return { to: email, language, template: `order-${event}`, values: facts }
}

const baseOf = ({ environment }: Shop, language: Language) =>
  `${environment.shopUrl}${language === 'bn' ? '/bn' : ''}`

/** Proves to be the buyer: who reads the mail of the order need not type its phone number. */
const reviewLinkOf = async (shop: Shop, order: Order) =>
  `${baseOf(shop, order.language)}/review/${order.trackingId}?key=${await buyerKey(shop, order)}`

function whereToFetch({ pickup }: Settings, language: Language) {
  const [address, hours] = [pickup.address[language], pickup.hours[language]]
  return address === '' ? {} : { pickupAt: { address, hours } }
}

async function writeToShop(
  shop: Shop,
  database: Database,
  { order, settings }: { order: Order; settings: Settings },
): Promise<MailOrder | undefined> {
  const { to, language } = settings.newOrderMail
  if (to === '') return undefined
  const link = `${baseOf(shop, language)}/dashboard/order-details/${order.orderId}`
  const { phone: buyerPhone, address, note } = order
  const facts = await factsOf(database, order, { language, link, settings })
  return { to, language, template: 'new-order', values: { ...facts, buyerPhone, address, note } }
}

async function hasLeft(database: Database, { id }: Order): Promise<boolean> {
  const [row] = await database
    .select({ id: ordersToAnonymize.orderRef })
    .from(ordersToAnonymize)
    .where(eq(ordersToAnonymize.orderRef, id))
  return row !== undefined
}

async function factsOf(
  database: Database,
  order: Order,
  { language, link, settings }: { language: Language; link: string; settings: Settings },
): Promise<OrderFacts> {
  const lines = await listLines(database, order.id)
  const area = inLanguage(language, order.area, order.areaBn)
  return {
    name: order.fullName,
    link,
    orderId: order.orderId,
    placedAt: order.placedAt,
    place:
      order.deliveryMethod === 'pickup'
        ? null
        : `${area}, ${inLanguage(language, order.district, order.districtBn)}`,
    lines: lines.map((line) => ({
      name: [inLanguage(language, line.name, line.nameBn), ...variantWords(line, language)].join(
        ', ',
      ),
      quantity: line.quantity,
      totalInPaisa: line.unitPriceInPaisa * line.quantity,
    })),
    subtotalInPaisa: order.subtotalInPaisa,
    deliveryChargeInPaisa: order.deliveryChargeInPaisa,
    discountInPaisa: order.discountInPaisa,
    couponCode: order.couponCode,
    couponDiscountInPaisa: order.couponDiscountInPaisa,
    grandTotalInPaisa: order.grandTotalInPaisa,
    returnedInPaisa: order.returnedInPaisa,
    paidInPaisa: order.paidInPaisa - order.refundedInPaisa,
    toPayInPaisa: toCollectOf(order),
    shopPhone: settings.headerPhone || settings.footerPhone,
  }
}
