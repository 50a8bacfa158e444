import { parsePhone } from '#platform/phone.ts'
import { clockInDhaka } from '#platform/text/clock-in-dhaka.ts'
import { findDemonstration } from '#shop/demonstration/find-demonstration.ts'
import { isDemonstrationThere } from '#shop/demonstration/remove-demonstration.ts'
import type { Actor } from '#shop/identity/roles/actor.ts'
import { may } from '#shop/identity/roles/policy.ts'
import { listOrders } from '#shop/orders/desk/list-orders.ts'
import { loadDesk, type Desk } from '#shop/reports/load-desk.ts'
import { loadArrangement } from '#shop/reports/panelboard/arrange-cards.ts'
import {
  isOfDays,
  isOfSales,
  shownCards,
  type PanelboardCard,
} from '#shop/reports/panelboard/cards.ts'
import { loadPanelboardSales } from '#shop/reports/panelboard/load-sales.ts'
import { loadPanelboardVisits } from '#shop/reports/panelboard/load-visits.ts'
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
  const [desk, listed, lacksBanner, settings, demonstration, arrangement, reports] =
    await Promise.all([
      loadDesk(shop),
      listOrders(shop, { filter: {}, sort: 'newest', limit: shownOrders }),
      missesBanners(shop, actor),
      loadSettings(shop),
      readDemonstration(shop, isOwner),
      loadArrangement(shop, actor),
      loadReports(shop, actor, query),
    ])
  const hasOrders = listed.outcome === 'listed' && listed.orders.length > 0
  const cards = shownCards(arrangement).filter(
    (card) => hasOrders || !isEmptyWithoutOrders(card, reports),
  )
  const { name, role, hasSecondFactor } = actor
  const { waiting, toCollect, failedMails, runningLow, low } = desk
  return {
    name,
    cards,
    range: cards.some(isOfDays) ? reports.range : undefined,
    sales: cards.some(isOfSales) ? reports.sales : undefined,
    visits: cards.includes('visits') ? reports.visits : undefined,
    waiting,
    toCollect,
    runningLow,
    low,
    failedMails: may(actor, 'read-outbox') ? failedMails : 0,
    orders: listed.outcome === 'listed' ? listed.orders.map(showRow) : [],
    lacksBanner,
    isUnprotected: role !== 'owner' && !hasSecondFactor,
    steps: isOwner ? stepsOf(actor, { desk, settings, demonstration }) : undefined,
  }
}

/** What this person may see of sales and visits. */
async function loadReports(shop: Shop, actor: Actor, query: URLSearchParams) {
  const today = clockInDhaka(shop.now()).slice(0, 10)
  const range = readRange(query, today)
  const [sales, visits] = await Promise.all([
    may(actor, 'see-sales') ? loadPanelboardSales(shop, range, today) : undefined,
    may(actor, 'see-visitors') ? loadPanelboardVisits(shop, range) : undefined,
  ])
  return { range, sales, visits }
}

type Reports = Awaited<ReturnType<typeof loadReports>>

export type Board = Awaited<ReturnType<typeof loadBoard>>

interface Known {
  desk: Desk
  settings: Settings
  demonstration: Demonstration
}

/** A chart of nothing: sales before the first order, and visits before the first visitor. */
function isEmptyWithoutOrders(card: PanelboardCard, { visits }: Pick<Reports, 'visits'>): boolean {
  if (card === 'visits') return visits?.total.now.visits === 0 && visits.live.visitors === 0
  return isOfSales(card)
}

type Demonstration = 'never' | 'there' | 'removed'

/** Only for the owner, who can remove it. */
async function readDemonstration(shop: Shop, isOwner: boolean): Promise<Demonstration> {
  if (!isOwner || !(await findDemonstration(shop))) return 'never'
  return (await isDemonstrationThere(shop)) ? 'there' : 'removed'
}

/** What of the first steps is done. */
function stepsOf(actor: Actor, { desk, settings, demonstration }: Known) {
  return {
    // The phone of the demonstration is nobody's number.
    name:
      settings.shopName.en !== firstSettings.shopName.en &&
      parsePhone(settings.headerPhone) !== undefined,
    delivery: desk.hasDeliveryCharges,
    factor: actor.hasSecondFactor,
    product: demonstration === 'there' ? desk.hasOwnProduct : desk.hasProduct,
    // No step of a shop that never had one.
    ...(demonstration !== 'never' && { demo: demonstration === 'removed' }),
    order: desk.hasOrder,
  }
}
