import { z } from 'zod'
import { defineStatementAction } from '#shop/define-action.ts'
import { recallSettings } from '#shop/settings/load-settings.ts'
import { idempotencyKeyForm } from '../contract.ts'
import { mayOverride } from '../may-override.ts'
import { placeOrder } from '../placement/place-order.ts'
import { takingSchema } from './taking-contract.ts'

/**
 * Takes an order down for somebody who calls, writes or stands in the shop. It is placed as shoppers place theirs, by the same statement,
 * but in the name of the person who takes it down: without the limits of what nobody confirmed (D28), and of a buyer who is blocked, too.
 */
export const takeOrder = defineStatementAction({
  allow: 'move-orders',
  input: takingSchema.safeExtend({ idempotencyKey: z.string().regex(idempotencyKeyForm) }),
  run: async ({ shop, by, input }) => {
    const { idempotencyKey, source, deliveryMethod, priceReason = '', ...order } = input
    const overrides = new Map(
      order.lines.flatMap(({ variantId, priceInPaisa }) =>
        priceInPaisa === undefined ? [] : [[variantId, priceInPaisa] as const],
      ),
    )
    const isGiven = overrides.size > 0 || order.coupon !== undefined
    const isUnlimited = !isGiven || (await mayOverride(shop, by))
    if (overrides.size > 0 && !isUnlimited) return { outcome: 'prices-not-permitted' as const }
    const { discountLimitPercent: percent } = await recallSettings(shop)
    const discountLimitPercent = isUnlimited ? null : percent
    const taken = { by, source, deliveryMethod, overrides, priceReason, discountLimitPercent }
    const result = await placeOrder(shop, order, idempotencyKey, { taken })
    if (result.outcome === 'over-limit' || result.outcome === 'pickup-not-offered')
      throw new Error('Expected no limits for staff')
    return result
  },
})
