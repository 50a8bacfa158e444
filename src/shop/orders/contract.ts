import { z } from 'zod'
import { parsePhone } from '#platform/phone.ts'
import { tidyLine, tidyLines } from '#platform/text/tidy.ts'
import { mostOfOneLine } from '../cart/cart.ts'
import { tidyCode } from '../coupons/code.ts'
import { mostLines } from './order.ts'

/** What may cross a door to become an order (D15). The browser names what it wants and where to; it never sets a price. */

export type OrderProblem = keyof typeof orderProblemsInEnglish

/** What each field says when it does not fit. The storefront says the same in its own languages. */
export const orderProblemsInEnglish = {
  'full-name-missing': 'Enter your full name',
  'full-name-too-long': 'Enter a name of at most 100 characters',
  'phone-invalid': 'Enter a mobile number like 01712-345678',
  'email-invalid': 'Enter an e-mail address like name@example.com, or leave it empty',
  'district-missing': 'Choose a district',
  'area-missing': 'Choose an area',
  'address-too-short': 'Enter house, road and village or area: at least 10 characters',
  'address-too-long': 'Enter an address of at most 220 characters',
  'note-too-long': 'Enter a note of at most 500 characters',
  'language-unknown': 'Choose en or bn',
  'line-invalid': 'Take this product out of the cart and choose it again',
  'quantity-invalid': `Choose a quantity from 1 to ${mostOfOneLine}`,
  'too-many-lines': 'Order at most 100 different products at once',
  'amount-invalid': 'Send whole paisa, or nothing',
  'coupon-invalid': 'Enter a coupon code of at most 100 characters',
} as const

/** Nothing of a form is longer; tidying starts only after that, so that long text costs nothing. */
export const longestText = 2000

/** A check that says nothing of its own says what its schema does. */
function textSchemas(say: (problem: OrderProblem) => string) {
  const text = (missing: OrderProblem, tooLong = missing) =>
    z.string(say(missing)).max(longestText, { error: say(tooLong), abort: true })
  const line = (missing: OrderProblem, tooLong = missing) =>
    text(missing, tooLong).overwrite(tidyLine)
  return { text, line }
}

/** Who gets an order, and where: each field by itself. */
export function buyerSchemas(say: (problem: OrderProblem) => string) {
  const { text, line } = textSchemas(say)
  return {
    fullName: line('full-name-missing', 'full-name-too-long')
      .min(2)
      .max(100, say('full-name-too-long')),
    phone: line('phone-invalid').transform((typed, context) => {
      const parsed = parsePhone(typed)
      if (parsed === undefined) context.addIssue({ code: 'custom', message: say('phone-invalid') })
      return parsed ?? z.NEVER
    }),
    email: line('email-invalid')
      .refine((typed) => typed === '' || (typed.length <= 254 && z.regexes.email.test(typed)))
      .transform((typed) => (typed === '' ? null : typed)),
    district: line('district-missing').min(1),
    area: line('area-missing').min(1),
    address: text('address-too-short', 'address-too-long')
      .overwrite(tidyLines)
      .min(10)
      .max(220, say('address-too-long')),
    note: text('note-too-long').overwrite(tidyLines).max(500),
  }
}

function orderSchema(say: (problem: OrderProblem) => string) {
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

/** Issues carry keys of `orderProblemsInEnglish`: the storefront says them in the shopper's language. */
export const placeOrderSchema = orderSchema((problem) => problem)

/** Issues are English sentences. */
export const placeOrderSchemaInEnglish = orderSchema((problem) => orderProblemsInEnglish[problem])

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
