import { z } from 'zod'
import { latinDigits } from '#platform/phone.ts'
import { paisaFromTyped } from '#platform/typed-taka.ts'
import { mostOfOneLine } from '#shop/cart/cart.ts'
import type { OrderProblem } from '#shop/orders/buyer-contract.ts'

/** Fields of the forms by which staff take orders down and change them. */

/** Keys of what is wrong with a field; the page says them. */
export type OrderFieldProblem =
  | OrderProblem
  | 'district-unknown'
  | 'area-unknown'
  | 'amount-unclear'
  | 'reason-missing'
  | 'reason-too-long'
  | 'coupon-refused'

const problem = (key: OrderFieldProblem) => key

/** Of money, in paisa. Empty: none was typed. */
export const amount = z
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

export const count = z
  .string(problem('quantity-invalid'))
  .max(10, problem('quantity-invalid'))
  .transform((typed) => Number(latinDigits(typed.trim()) || '0'))
  .pipe(z.int(problem('quantity-invalid')).min(0).max(mostOfOneLine, problem('quantity-invalid')))

export const whole = z.string().max(15).regex(/^\d+$/).transform(Number)
export const reason = z.string().max(500, problem('reason-too-long')).default('')
