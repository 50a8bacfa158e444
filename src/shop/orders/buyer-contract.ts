import { z } from 'zod'
import { parsePhone } from '#platform/phone.ts'
import { tidyLine, tidyLines } from '#platform/text/tidy.ts'
import { mostOfOneLine } from '../cart/cart.ts'

/** Who gets an order, and what each field of an order says when it does not fit (D15). */

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
