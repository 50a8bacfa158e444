import { z } from 'zod'
import { latinDigits } from '#platform/phone.ts'
import { paisaFromTyped } from '#platform/typed-taka.ts'
import { mostOfOneLine } from '#shop/cart/cart.ts'
import { buyerSchemas, type OrderProblem } from '#shop/orders/contract.ts'
import { mostLines } from '#shop/orders/order.ts'

/** Keys of what is wrong with a field; the page says them. */
export type EditFieldProblem =
  | OrderProblem
  | 'district-unknown'
  | 'area-unknown'
  | 'amount-unclear'
  | 'reason-missing'
  | 'reason-too-long'

const problem = (key: EditFieldProblem) => key

/** Empty: none was typed. */
const amount = z
  .string()
  .max(30, problem('amount-unclear'))
  .default('')
  .transform((typed, context) => {
    if (typed.trim() === '') return null
    const paisa = paisaFromTyped(typed)
    if (paisa === undefined)
      context.addIssue({ code: 'custom', message: problem('amount-unclear') })
    return paisa ?? z.NEVER
  })

const count = z
  .string(problem('quantity-invalid'))
  .max(10, problem('quantity-invalid'))
  .transform((typed) => Number(latinDigits(typed.trim()) || '0'))
  .pipe(z.int(problem('quantity-invalid')).min(0).max(mostOfOneLine, problem('quantity-invalid')))

const whole = z.string().max(15).regex(/^\d+$/).transform(Number)
const reason = z.string().max(500, problem('reason-too-long')).default('')

const buyer = buyerSchemas(problem)

/** An order as a form sends it that changes it. */
export const editFormSchema = z.object({
  version: whole,
  /** What the page said it would come to; missing before scripts arrive. */
  seenTotal: whole.optional(),
  ...buyer,
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
})
