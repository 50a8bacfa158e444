import { z } from 'zod'
import { end, moment } from '../../contract.ts'
import { priceRuleSchema } from './price-rule.ts'

/** Off what the first variant is sold for, as lists show it. */
const dealRuleSchema = z
  .object({
    basisPoints: z
      .int('Say how much is taken off in hundredths of a percent')
      .min(1, 'Take off at least a hundredth of a percent')
      .max(9900, 'Take off at most 99 percent')
      .meta({ description: 'Hundredths of a percent' }),
    /** Null: it begins at once. */
    startsAt: moment('The start of the deal is not a time').nullable().default(null),
    endsAt: end('The end of the deal is not a time'),
  })
  .refine(({ startsAt, endsAt }) => startsAt === null || startsAt < endsAt, {
    path: ['endsAt'],
    error: 'The deal ends before it starts',
  })

export type DealRule = z.infer<typeof dealRuleSchema>

const slug = z.string().min(1).max(200)

/** What can be done to many products at once. */
export const productAmendments = [
  z.object({ what: z.literal('status'), status: z.enum(['draft', 'active', 'archived']) }),
  z.object({ what: z.literal('category'), category: slug }),
  z.object({ what: z.literal('standing'), category: slug, isSet: z.boolean() }),
  z.object({ what: z.literal('tag'), tag: z.string().trim().min(1).max(255), isSet: z.boolean() }),
  z.object({ what: z.literal('price'), rule: priceRuleSchema }),
  /** Null ends it. */
  z.object({ what: z.literal('deal'), deal: dealRuleSchema.nullable() }),
] as const

export const amendmentSchema = z.discriminatedUnion('what', [
  ...productAmendments,
  /** Of these variants; the others keep theirs. */
  z.object({
    what: z.literal('prices'),
    variants: z
      .array(
        z.object({
          variantId: z.uuid(),
          priceInPaisa: z.int().min(1).max(2_000_000_000),
          discountPriceInPaisa: z.int().min(1).nullable(),
        }),
      )
      .min(1)
      .max(500),
  }),
  /** `before`: as the audit keeps it. */
  z.object({ what: z.literal('restore'), before: z.record(z.string(), z.unknown()) }),
  /** The prices before, where they are still those after. */
  z.object({
    what: z.literal('restore-prices'),
    before: z.record(z.string(), z.unknown()),
    after: z.record(z.string(), z.unknown()),
  }),
])

export type Amendment = z.infer<typeof amendmentSchema>
