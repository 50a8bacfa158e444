import { parsePhone } from '#platform/phone.ts'
import { clockInDhaka } from '#platform/text/clock-in-dhaka.ts'
import { isDemonstrationThere } from '#shop/demonstration/remove-demonstration.ts'
import type { Actor } from '#shop/identity/roles/actor.ts'
import { may } from '#shop/identity/roles/policy.ts'
import { listOrders } from '#shop/orders/desk/list-orders.ts'
import { loadDesk, type Desk } from '#shop/reports/load-desk.ts'
import { loadArrangement } from '#shop/reports/panelboard/arrange-cards.ts'
import { isOfSales, shownCards } from '#shop/reports/panelboard/cards.ts'
import { loadPanelboardSales } from '#shop/reports/panelboard/load-sales.ts'
import { loadSettings } from '#shop/settings/load-settings.ts'
import { firstSettings, type Settings } from '#shop/settings/settings.ts'
import type { Shop } from '#shop/shop.ts'
import { showRow } from '../orders/shown-row.ts'
import { readRange } from '../ranges/range-query.ts'
import { missesBanners } from './misses-banners.ts'

const shownOrders = 8

/** All that the panelboard says to this person, asked for at once. What they may not see is not even read (D6). */
export async function loadBoard(shop: Shop, actor: Actor, query: URLSearchParams) {
  const isOwner = actor.role === 'owner'
  const today = clockInDhaka(shop.now()).slice(0, 10)
  const range = may(actor, 'see-sales') ? readRange(query, today) : undefined
  const [desk, listed, lacksBanner, settings, hasDemonstration, arrangement, sales] =
    await Promise.all([
      loadDesk(shop),
      listOrders(shop, { filter: {}, sort: 'newest', limit: shownOrders }),
      missesBanners(shop, actor),
      loadSettings(shop),
      isOwner && isDemonstrationThere(shop),
      loadArrangement(shop, actor),
      range && loadPanelboardSales(shop, range, today),
    ])
  const cards = shownCards(arrangement)
  const { name, role, hasSecondFactor } = actor
  const { waiting, toCollect, failedMails, runningLow } = desk
  return {
    name,
    cards,
    range,
    sales: cards.some(isOfSales) ? sales : undefined,
    waiting,
    toCollect,
    runningLow,
    failedMails: may(actor, 'read-outbox') ? failedMails : 0,
    orders: listed.outcome === 'listed' ? listed.orders.map(showRow) : [],
    lacksBanner,
    isUnprotected: role !== 'owner' && !hasSecondFactor,
    steps: isOwner ? stepsOf(actor, { desk, settings, hasDemonstration }) : undefined,
  }
}

export type Board = Awaited<ReturnType<typeof loadBoard>>

interface Known {
  desk: Desk
  settings: Settings
  hasDemonstration: boolean
}

/** What of the first steps is done. */
function stepsOf(actor: Actor, { desk, settings, hasDemonstration }: Known) {
  return {
    // The phone of the demonstration is nobody's number.
    name:
      settings.shopName.en !== firstSettings.shopName.en &&
      parsePhone(settings.headerPhone) !== undefined,
    delivery: desk.hasDeliveryCharges,
    factor: actor.hasSecondFactor,
    product: hasDemonstration ? desk.hasOwnProduct : desk.hasProduct,
    demo: !hasDemonstration,
    order: desk.hasOrder,
  }
}
