import type { z } from 'zod'
import { personIn } from '#pages/account-context.ts'
import { formAction, type FormOutcome } from '#pages/form/form-action.ts'
import { languageOfPath, pathInLanguage } from '#pages/language.ts'
import { findSellable } from '#shop/catalog/sellable/find-sellable.ts'
import { showVariant, type ShownVariant } from '#shop/orders/edits/load-edit-facts.ts'
import { takeOrder } from '#shop/orders/taking/take-order.ts'
import type { Shop } from '#shop/shop.ts'
import { newOrderSchema, type NewOrderProblem } from './new-order-schema.ts'

export type NewOrderAnswer = {
  /** Of the order that was placed. */
  orderId?: string
  /** The wanted variants as they are now, where one of them is not as the page said. */
  variants?: ShownVariant[]
}

type Typed = z.output<typeof newOrderSchema>

/** What somebody of the staff took down, on the page of a new order. */
export const newOrderAction = formAction<typeof newOrderSchema, NewOrderAnswer>({
  schema: newOrderSchema,
  run: async (typed, { shop, context, request }) => {
    const isWithoutReason = typed.priceReason === '' && typed.lines.some(isOverridden)
    if (isWithoutReason) return refuseField('priceReason', 'reason-missing')
    const result = await takeOrder(shop, personIn(context), orderOf(typed))
    switch (result.outcome) {
      case 'placed': {
        const { orderId } = result
        const page = `/dashboard/order-details/${orderId}?done=taken`
        const language = languageOfPath(new URL(request.url).pathname)
        return { outcome: 'done', goTo: pathInLanguage(page, language), answer: { orderId } }
      }
      case 'unknown-place':
        return refuseField(result.field, `${result.field}-unknown`)
      case 'coupon-refused':
        return refuseField('coupon', 'coupon-refused')
      case 'not-sold':
      case 'sold-out':
      case 'price-changed':
        return {
          outcome: 'refused',
          trouble: result.outcome,
          answer: { variants: await showVariants(shop, typed) },
        }
      default:
        return { outcome: 'refused', trouble: result.outcome }
    }
  },
})

const refuseField = (field: string, problem: NewOrderProblem): FormOutcome<NewOrderAnswer> => ({
  outcome: 'refused',
  fields: { [field]: problem },
})

type Line = Typed['lines'][number]

/** Typed, and not what it costs anyway. */
const isOverridden = ({ price, seen }: Line) => price !== null && price !== seen

function orderOf({ key, lines, seenCharge, seenCoupon, ...typed }: Typed) {
  return {
    ...typed,
    idempotencyKey: key,
    seenDeliveryChargeInPaisa: seenCharge,
    seenCouponDiscountInPaisa: seenCoupon,
    lines: lines.map((line) => ({
      variantId: line.variant,
      quantity: line.quantity,
      seenPriceInPaisa: line.seen,
      priceInPaisa: isOverridden(line) ? (line.price ?? undefined) : undefined,
    })),
  }
}

async function showVariants(shop: Shop, { lines }: Typed): Promise<ShownVariant[]> {
  const found = await findSellable(
    shop.database,
    lines.map(({ variant }) => variant),
  )
  return found.map((variant) => showVariant(variant, shop.now()))
}
