import type { Facts } from '#shop/audit/audit.ts'
import { auditRow } from '#shop/audit/record-audit.ts'
import { whoAndWhere } from '#shop/define-action.ts'
import { nameOfInitiator, type Person, type Script } from '#shop/initiator.ts'
import { describeLine } from '../edits/change-details.ts'
import type { DeliveryMethod, OrderSource } from '../order.ts'
import type { CheckedLine } from './checkout.ts'
import type { TakenDown } from './save-order.ts'

/** Who of the staff takes an order down, from where it came, and what is sold for another price. */
export interface TakenBy {
  by: Person | Script
  source: OrderSource
  /** Handed over in the shop it needs no place, and costs no delivery. */
  deliveryMethod: DeliveryMethod
  /** By variant, in paisa. */
  overrides: ReadonlyMap<string, number>
  /** Why, in their words; empty where nothing is. */
  priceReason: string
  /** Percent of the goods that a coupon may take off (D36); null sets no limit. */
  discountLimitPercent: number | null
}

/** What else tells two requests apart. */
export function distinctionOf(taken: TakenBy | undefined, method: DeliveryMethod): unknown[] {
  // Left out where it is brought, so that a request from before there was a choice stays the same.
  const ofMethod = method === 'pickup' ? [method] : []
  if (!taken) return ofMethod
  return [taken.source, [...taken.overrides].toSorted(), taken.priceReason, ...ofMethod]
}

/** What its history and the audit say of an order that staff took down. The reason stands in the history alone: it is about a person. */
export function describeTaking(
  { by, source, deliveryMethod, priceReason }: TakenBy,
  order: { id: string; orderId: string; placedAt: Date; grandTotalInPaisa: number },
  lines: readonly CheckedLine[],
): TakenDown {
  const prices = lines
    .filter(({ unitPriceInPaisa, listPriceInPaisa }) => unitPriceInPaisa !== listPriceInPaisa)
    .map(({ variant, quantity, unitPriceInPaisa, listPriceInPaisa }) => {
      return { ...describeLine(variant), quantity, unitPriceInPaisa, listPriceInPaisa }
    })
  const isOverridden = prices.length > 0
  return {
    by: nameOfInitiator(by),
    source,
    reason: isOverridden ? priceReason : '',
    details: isOverridden ? { prices } : null,
    audit: auditRow(
      {
        action: 'order-taken',
        subject: { type: 'order', id: order.id, name: order.orderId },
        before: pricesBySku(prices, 'listPriceInPaisa'),
        after: {
          source,
          ...(deliveryMethod === 'pickup' && { deliveryMethod }),
          grandTotalInPaisa: order.grandTotalInPaisa,
          ...pricesBySku(prices, 'unitPriceInPaisa'),
        },
        ...whoAndWhere(by),
      },
      order.placedAt,
    ),
  }
}

type Price = 'listPriceInPaisa' | 'unitPriceInPaisa'

/** As the audit calls the price of a variant. */
const pricesBySku = (
  prices: readonly ({ sku: string } & Record<Price, number>)[],
  which: Price,
): Facts => Object.fromEntries(prices.map((line) => [`${line.sku} priceInPaisa`, line[which]]))
