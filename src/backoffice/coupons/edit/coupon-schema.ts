import { z } from 'zod'
import { latinDigits } from '#platform/phone.ts'
import { paisaFromTyped } from '#platform/typed-taka.ts'
import { codePattern, prefixPattern, tidyCode } from '#shop/coupons/code.ts'
import { couponScopes, couponKinds } from '#shop/coupons/coupon.ts'
import { endFromTyped, momentFromTyped } from '#platform/typed-moment.ts'
import { calledIn } from './called-products.ts'

/** What the forms of a coupon send, by rules that page and browser share. Issues are keys; the page says them in words. */

export type CouponProblem =
  | 'name-missing'
  | 'too-long'
  | 'taka-wrong'
  | 'amount-missing'
  | 'percent-wrong'
  | 'count-wrong'
  | 'time-wrong'
  | 'ends-too-early'
  | 'categories-missing'
  | 'products-missing'
  | 'product-unknown'
  | 'code-wrong'
  | 'code-taken'
  | 'code-unknown'
  | 'prefix-wrong'
  | 'codes-wrong'

const problem = (key: CouponProblem) => key

/** Nothing where nothing is typed. */
const typed = <Value>(read: (text: string) => Value | undefined, wrong: CouponProblem) =>
  z
    .string()
    .max(100, problem(wrong))
    .default('')
    .transform((text, context): Value | null => {
      if (text.trim() === '') return null
      const value = read(text)
      if (value !== undefined) return value
      context.addIssue({ code: 'custom', message: problem(wrong) })
      return z.NEVER
    })

const wholeUpTo = (most: number) => (text: string) => {
  const digits = latinDigits(text).trim()
  const value = Number(digits)
  return /^\d{1,7}$/.test(digits) && value >= 1 && value <= most ? value : undefined
}

const mostPaisa = 1_000_000_000

const taka = typed((text) => {
  const paisa = paisaFromTyped(text)
  return paisa !== undefined && paisa >= 1 && paisa <= mostPaisa ? paisa : undefined
}, 'taka-wrong')
const count = typed(wholeUpTo(1_000_000), 'count-wrong')
const moment = typed(momentFromTyped, 'time-wrong')
const end = typed(endFromTyped, 'time-wrong')
const box = z.literal('on').optional()

/** A browser sends one box that is ticked as a text, and several as a list. */
const slugs = z
  .union([
    z.array(z.string().max(200)).max(500),
    z
      .string()
      .max(200)
      .transform((one) => [one]),
  ])
  .default([])

const products = z
  .string()
  .max(100_000)
  .default('')
  .transform((text) => calledIn(text))

const code = z
  .string(problem('code-wrong'))
  .max(100, problem('code-wrong'))
  .transform(tidyCode)
  .pipe(z.string().regex(codePattern, problem('code-wrong')))

export const couponFormSchema = z
  .object({
    version: z.coerce.number().int().optional(),
    /** The first one, of a new coupon. */
    code: z.preprocess((sent) => (sent === '' ? undefined : sent), code.optional()),
    name: z
      .string(problem('name-missing'))
      .trim()
      .min(1, problem('name-missing'))
      .max(100, problem('too-long')),
    kind: z.enum(couponKinds),
    amount: taka,
    percent: typed(wholeUpTo(100), 'percent-wrong'),
    cap: taka,
    least: taka,
    goods: z.enum(couponScopes),
    categories: slugs,
    products,
    startsAt: moment,
    endsAt: end,
    firstOrderOnly: box,
    mostUses: count,
    mostUsesOfPhone: count,
    mostUsesOfCode: count,
    isActive: box,
  })
  .superRefine(({ kind, amount, percent, goods, startsAt, endsAt, ...chosen }, context) => {
    const refuse = (field: string, key: CouponProblem) =>
      context.addIssue({ code: 'custom', path: [field], message: problem(key) })
    if (kind === 'fixed' && amount === null) refuse('amount', 'amount-missing')
    if (kind === 'percent' && percent === null) refuse('percent', 'percent-wrong')
    if (goods !== 'all' && chosen[goods].length === 0) refuse(goods, `${goods}-missing`)
    if (startsAt && endsAt && endsAt <= startsAt) refuse('endsAt', 'ends-too-early')
  })

export type TypedCoupon = z.output<typeof couponFormSchema>

export const ownCodeFormSchema = z.object({ code })
export const removedCodeFormSchema = z.object({ removed: code })

export const madeCodesFormSchema = z.object({
  count: z
    .string(problem('codes-wrong'))
    .max(10, problem('codes-wrong'))
    .transform((text, context) => {
      const value = wholeUpTo(1000)(text)
      if (value !== undefined) return value
      context.addIssue({ code: 'custom', message: problem('codes-wrong') })
      return z.NEVER
    }),
  prefix: z
    .string()
    .max(100, problem('prefix-wrong'))
    .default('')
    .transform(tidyCode)
    .pipe(z.string().regex(prefixPattern, problem('prefix-wrong'))),
})
