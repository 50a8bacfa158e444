import { z } from 'zod'
import { tidyLine, tidyLines } from '#platform/text/tidy.ts'
import { mostOfOneLine } from '../cart/cart.ts'
import { tidyCode } from '../coupons/code.ts'
import { buyerSchemas, orderProblemsInEnglish, type OrderProblem } from './buyer-contract.ts'
import { deliveryMethods, mostLines } from './order.ts'
import { askForPlace, whereSchemas } from './taking/where-to.ts'

/** What may cross a door to become an order (D15). The browser names what it wants and where to; it never sets a price. */

/** Of an order that is not refused yet for where it goes. */
function orderFields(say: (problem: OrderProblem) => string) {
  const paisa = z.int(say('amount-invalid')).min(0)
  const requestedLine = z.object(
    {
      variantId: z.uuid(say('line-invalid')).toLowerCase(),
      quantity: z.int(say('quantity-invalid')).min(1).max(mostOfOneLine, { abort: true }),
      seenPriceInPaisa: paisa
        .optional()
        .meta({ description: 'What the shopper was shown. Compared, never charged.' }),
    },
    say('line-invalid'),
  )
  const buyer = buyerSchemas(say)

  return z.object({
    ...buyer,
    email: buyer.email.nullish().transform((typed) => typed ?? null),
    note: buyer.note.default(''),
    language: z.enum(['en', 'bn'], say('language-unknown')).default('en'),
    lines: z
      .array(requestedLine, say('line-invalid'))
      .max(mostLines, say('too-many-lines'))
      .refine(staysWithinLimits, say('quantity-invalid')),
    seenDeliveryChargeInPaisa: paisa
      .optional()
      .meta({ description: 'What the shopper was shown. Compared, never charged.' }),
    coupon: couponField(say('coupon-invalid')),
    seenCouponDiscountInPaisa: paisa.optional().meta({
      description: 'What the coupon was said to take off. Compared, never taken off.',
    }),
    visit: visitField,
  })
}

const wordsOfVisit = z.string().max(100).transform(tidyLine).optional()

/** How a shopper came to the shop. Never a reason to refuse an order: what does not fit is left out. */
const visitField = z
  .object({ referrer: wordsOfVisit, source: wordsOfVisit, campaign: wordsOfVisit })
  .optional()
  .catch(undefined)
  .meta({
    description:
      'For the figures of the shop: the host of the page that led there, utm_source and utm_campaign',
  })

/** Typed by hand; an empty one is none. */
export const couponField = (invalid: string) =>
  z
    .string(invalid)
    .max(100, { error: invalid, abort: true })
    .transform((typed) => tidyCode(typed) || undefined)
    .optional()
    .meta({ description: 'A coupon code; capitals and spaces do not matter' })

/** The same variant in several lines is still one line. */
function staysWithinLimits(lines: readonly { variantId: string; quantity: number }[]): boolean {
  const sums = new Map<string, number>()
  for (const { variantId, quantity } of lines)
    sums.set(variantId, (sums.get(variantId) ?? 0) + quantity)
  return [...sums.values()].every((sum) => sum <= mostOfOneLine)
}

const inEnglish = (problem: OrderProblem) => orderProblemsInEnglish[problem]

/** What is made of these says itself whether a place is asked for. Issues carry keys of `orderProblemsInEnglish`. */
export const orderFieldsByKey = orderFields((problem) => problem)

/** Issues are English sentences. */
export const orderFieldsInEnglish = orderFields(inEnglish)

function orderSchema(say: (problem: OrderProblem) => string) {
  const where = whereSchemas(say)
  const deliveryMethod = z.enum(deliveryMethods).optional().meta({
    description: 'pickup: fetched in the shop, where it offers that; else it is delivered',
  })
  return askForPlace(orderFields(say).extend({ ...where, deliveryMethod }), say)
}

/** Issues carry keys of `orderProblemsInEnglish`: the storefront says them in the shopper's language. */
export const placeOrderSchema = orderSchema((problem) => problem)

export const placeOrderSchemaInEnglish = orderSchema(inEnglish)

/** What a form holds, once it fits. */
export type PlaceOrder = z.output<typeof placeOrderSchema>

/** Why somebody of the shop changed an order, in their words. */
export const reasonSchema = z
  .string()
  .max(500, { error: 'Enter a reason of at most 500 characters', abort: true })
  .overwrite(tidyLine)
  .optional()

const longestNote = 2000

/** Of a request that is sent twice and counts once (D13). */
export const idempotencyKeyForm = /^[\x21-\x7e]{8,100}$/

/** What staff write to each other about an order. */
export const noteTextSchema = z
  .string()
  .max(longestNote, { error: `Enter a note of at most ${longestNote} characters`, abort: true })
  .overwrite(tidyLines)
  .min(1, 'Enter a note')
