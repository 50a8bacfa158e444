import { z } from 'zod'
import { buyerSchemas } from '#shop/orders/buyer-contract.ts'
import { couponField, idempotencyKeyForm } from '#shop/orders/contract.ts'
import { mostLines, takenSources } from '#shop/orders/order.ts'
import { askForPlace, whereSchemas } from '#shop/orders/taking/where-to.ts'
import {
  amount,
  count,
  reason,
  whole,
  type OrderFieldProblem,
} from '../orders/fields/order-fields.ts'

/** Keys of what is wrong with a field; the page says them. */
export type NewOrderProblem = OrderFieldProblem | 'lines-missing'

const problem = (key: NewOrderProblem) => key

const buyer = buyerSchemas(problem)

const fields = z.object({
  key: z.string().regex(idempotencyKeyForm),
  source: z.enum(takenSources),
  language: z.enum(['en', 'bn']),
  ...buyer,
  ...whereSchemas(problem),
  email: buyer.email.optional().transform((typed) => typed ?? null),
  note: buyer.note.default(''),
  lines: z
    .array(
      z.object({
        variant: z.uuid(problem('line-invalid')),
        quantity: count.refine((wanted) => wanted > 0, problem('quantity-invalid')),
        /** Empty: that of the catalogue. */
        price: amount,
        /** What the page said that one costs. */
        seen: whole,
      }),
      problem('lines-missing'),
    )
    .min(1, problem('lines-missing'))
    .max(mostLines, problem('too-many-lines')),
  priceReason: reason,
  /** What the page said that delivery costs; missing where it did not know the place. */
  seenCharge: whole.optional(),
  coupon: couponField(problem('coupon-invalid')),
  /** What the page said that it takes off; missing where it did not know. */
  seenCoupon: whole.optional(),
})

/** An order as a form sends it that staff take down. */
export const newOrderSchema = askForPlace(fields, problem)
