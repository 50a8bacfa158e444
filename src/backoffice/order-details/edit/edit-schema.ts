import { z } from 'zod'
import { buyerSchemas } from '#shop/orders/buyer-contract.ts'
import { mostLines } from '#shop/orders/order.ts'
import { askForPlace, whereSchemas } from '#shop/orders/taking/where-to.ts'
import {
  amount,
  count,
  reason,
  whole,
  type OrderFieldProblem,
} from '../../orders/fields/order-fields.ts'

const problem = (key: OrderFieldProblem) => key

const buyer = buyerSchemas(problem)

const fields = z.object({
  version: whole,
  /** What the page said it would come to; missing before scripts arrive. */
  seenTotal: whole.optional(),
  ...buyer,
  ...whereSchemas(problem),
  email: buyer.email.optional().transform((typed) => typed ?? null),
  note: buyer.note.default(''),
  lines: z
    .array(
      z.object({
        position: whole.optional(),
        variant: z.union([z.uuid(), z.literal('')]).optional(),
        quantity: count,
      }),
    )
    .max(2 * mostLines, problem('too-many-lines'))
    .default([]),
  charge: amount,
  chargeReason: reason,
  discount: amount,
  discountReason: reason,
  /** Missing of a page from before it had the field: it stays as it is. */
  coupon: z.string().max(100, problem('coupon-invalid')).optional(),
})

/** An order as a form sends it that changes it. */
export const editFormSchema = askForPlace(fields, problem)
