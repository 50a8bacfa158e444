import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import type { OrderLine } from '../confirmation.ts'
import type { Allowance, Allowances } from './order-limits.ts'

const given = sql.placeholder

/**
 * What somebody has reached; of `product` and `share` the variant is named. `blocked`: staff want to talk to them first. `day`: the phone has as
 * many orders of the last 24 hours as it may have, confirmed or not.
 */
export type LimitReason = 'blocked' | 'day' | 'orders' | 'product' | 'share' | 'pieces' | 'value'

/** Locks phone and client and judges the order; the rules stand in the function (docs/decisions/0063), which names no reason for a full day. */
const reached = sql`
  SELECT coalesce(reason, 'day') AS reason, variant_id FROM order_limit_reached(${given('phone')}, ${given('client')}, ${given('countedFrom')}, ${given('mostOfPhone')}::int,
    ${given('isModest')}::boolean, ${given('allowances')}::jsonb, ${given('wantedLines')}::jsonb, ${given('customerId')}::uuid)`

/** The part of the statement that says whether an order is within what its phone and its client may hold (D28). */
export function orderLimiting(database: Database) {
  return { reached: database.$with('reached', {}).as(reached) }
}

/** Answers once phone and client are locked: what asks for it first waits for them without holding anything. */
export const isWithinLimits = sql`NOT EXISTS (SELECT FROM reached)`

/** The values of that part. */
export function valuesOfLimits(
  { phone, client, mostOfPhone, countedFrom }: Allowances,
  lines: readonly OrderLine[],
) {
  const counted = client ? [phone, client] : [phone]
  return {
    mostOfPhone,
    countedFrom,
    isModest: counted.every((most) => isWithin(most, lines)),
    allowances: JSON.stringify(
      counted.map((most, index) => ({ whose: index === 0 ? 'phone' : 'client', ...most })),
    ),
    wantedLines: JSON.stringify(
      lines.map(({ variantId, productId, quantity, unitPriceInPaisa }) => ({
        variantId,
        productId,
        quantity,
        unitPriceInPaisa,
      })),
    ),
  }
}

/** For somebody who holds nothing yet, whatever is in stock. */
function isWithin(most: Allowance, lines: readonly OrderLine[]): boolean {
  const ofProduct = new Map<string | null, number>()
  let pieces = 0
  let paisa = 0
  for (const { productId, quantity, unitPriceInPaisa } of lines) {
    pieces += quantity
    paisa += quantity * unitPriceInPaisa
    ofProduct.set(productId, (ofProduct.get(productId) ?? 0) + quantity)
  }
  return (
    most.orders > 0 &&
    pieces <= most.pieces &&
    paisa <= most.valueInPaisa &&
    lines.every(({ quantity }) => quantity <= most.fewOfProduct) &&
    [...ofProduct.values()].every((quantity) => quantity <= most.piecesOfProduct)
  )
}
