import { z } from 'zod'
import { tidyLine } from '#platform/text/tidy.ts'
import { codePattern, prefixPattern, tidyCode } from './code.ts'
import { couponScopes, couponKinds } from './coupon.ts'

/** What may cross a door to become a coupon. */

const mostPaisa = 1_000_000_000

const paisa = (name: string) =>
  z
    .int(`${name} is not whole paisa`)
    .min(1, `${name} is nothing`)
    .max(mostPaisa, `${name} is too much`)
    .nullable()
    .default(null)
const count = (name: string) =>
  z
    .int(`${name} is not a whole number`)
    .min(1, `${name} is less than 1`)
    .max(1_000_000, `${name} is too many`)
    .nullable()
    .default(null)

const fields = z.object({
  name: z
    .string('The name is missing')
    .max(200, 'The name is too long')
    .transform(tidyLine)
    .pipe(z.string().min(1, 'The name is missing').max(100, 'The name is too long'))
    .meta({ description: 'For staff; shoppers do not see it' }),
  kind: z.enum(couponKinds, `The kind is none of ${couponKinds.join(', ')}`),
  amountInPaisa: paisa('The amount').meta({ description: 'Of fixed' }),
  percent: z
    .int('The percentage is not a whole number')
    .min(1, 'The percentage is less than 1')
    .max(100, 'The percentage is more than 100')
    .nullable()
    .default(null)
    .meta({ description: 'Of percent: of the goods that it is for, rounded down to whole taka' }),
  capInPaisa: paisa('The cap').meta({ description: 'Of percent: it takes off no more' }),
  leastInPaisa: paisa('The least order').meta({
    description: 'All goods of the order must cost as much, before delivery',
  }),
  goods: z.enum(couponScopes, `The goods are none of ${couponScopes.join(', ')}`).default('all'),
  categories: z
    .array(z.string().min(1).max(200))
    .max(500, 'There are too many categories')
    .default([])
    .meta({
      description: 'Slugs, where goods are categories: with all that stands in them',
    }),
  products: z
    .array(z.string().min(1).max(200))
    .max(1000, 'There are too many products')
    .default([])
    .meta({
      description: 'Slugs or SKUs, where goods are products',
    }),
  firstOrderOnly: z.boolean().default(false).meta({
    description: 'Only where phone and account have no other order, canceled ones aside',
  }),
  mostUses: count('The limit').meta({ description: 'In total; null: no limit' }),
  mostUsesOfPhone: count('The limit of a phone').meta({ description: 'null: no limit' }),
  mostUsesOfCode: count('The limit of a code').meta({
    description: 'Of each of its codes; 1 for codes that are each for one person',
  }),
  isActive: z.boolean().default(true),
})

const moment = (notOne: string) => z.date(notOne).nullable().default(null)

const dated = fields.extend({
  startsAt: moment('The start is not a time'),
  endsAt: moment('The end is not a time'),
})

type Dated = z.output<typeof dated>

/** What each kind needs, by field. */
const rules: [field: keyof Dated, isBroken: (draft: Dated) => boolean, error: string][] = [
  [
    'amountInPaisa',
    ({ kind, amountInPaisa }) => kind === 'fixed' && amountInPaisa === null,
    'The amount is missing',
  ],
  [
    'percent',
    ({ kind, percent }) => kind === 'percent' && percent === null,
    'The percentage is missing',
  ],
  [
    'categories',
    ({ goods, categories }) => goods === 'categories' && categories.length === 0,
    'There is no category',
  ],
  [
    'products',
    ({ goods, products }) => goods === 'products' && products.length === 0,
    'There is no product',
  ],
  [
    'endsAt',
    ({ startsAt, endsAt }) => startsAt !== null && endsAt !== null && startsAt >= endsAt,
    'The end is not after the start',
  ],
]

export const couponDraftSchema = dated
  .superRefine((draft, context) => {
    for (const [field, isBroken, message] of rules)
      if (isBroken(draft)) context.addIssue({ code: 'custom', path: [field], message })
  })
  // What its kind does not use is nothing.
  .transform((draft) => ({
    ...draft,
    ...(draft.kind !== 'fixed' && { amountInPaisa: null }),
    ...(draft.kind !== 'percent' && { percent: null, capInPaisa: null }),
    ...(draft.goods !== 'categories' && { categories: [] }),
    ...(draft.goods !== 'products' && { products: [] }),
  }))

export type CouponDraft = z.output<typeof couponDraftSchema>

const sentMoment = z.iso.datetime({
  offset: true,
  error: 'Send a moment as 2026-11-23T18:00:00+06:00',
})
const at = sentMoment.nullable().optional()
/** A day ends with it, in Dhaka (D40). */
const end = z.union([z.iso.date(), sentMoment]).nullable().optional()

/** The same for programs: moments are text. */
export const sentCouponSchema = fields.extend({
  startsAt: at.meta({ description: 'From then on it counts; null: from now on' }),
  endsAt: end.meta({
    description:
      'From then on it does not count any more; null: no end; a day counts to its end, in Dhaka',
  }),
})

export const couponCodeSchema = z
  .string('The code is missing')
  .max(100, 'The code is too long')
  .transform(tidyCode)
  .pipe(z.string().regex(codePattern, 'The code is not 3 to 40 letters, digits and dashes'))

export const mostNewCodes = 1000

/** Codes for a coupon: own ones, or so many that nobody can guess. */
export const newCodesSchema = z.union([
  z.object({ codes: z.array(couponCodeSchema).min(1, 'There is no code').max(mostNewCodes) }),
  z.object({
    count: z
      .int('The number of codes is not a whole number')
      .min(1, 'Make at least one code')
      .max(mostNewCodes, `Make at most ${mostNewCodes} codes at once`),
    prefix: z
      .string()
      .max(100)
      .default('')
      .transform(tidyCode)
      .pipe(z.string().regex(prefixPattern, 'The beginning is not up to 12 letters and digits')),
  }),
])

/** What an order says of the coupon that it was placed with, where there was one. */
export const orderCouponSchema = z.object({
  code: z.string(),
  kind: z.enum(couponKinds),
  discount: z.number().meta({ description: 'Taka; what it takes off goods or delivery' }),
})
