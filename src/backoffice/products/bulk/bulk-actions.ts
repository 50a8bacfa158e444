import { z } from 'zod'
import { personIn } from '#pages/account-context.ts'
import { formAction, type FormOutcome } from '#pages/form/form-action.ts'
import { amendmentSchema, type Amendment } from '#shop/catalog/desk/bulk/contract.ts'
import {
  adjustProducts,
  amendProducts,
  undoAmendments,
  type ChangeProductsResult,
  type ProductStep,
  type StayedProduct,
} from '#shop/catalog/desk/bulk/change-products.ts'
import { mostChosen } from '#shop/catalog/desk/product-filter.ts'
import { previewPrices, type PreviewedProduct } from '#shop/catalog/desk/bulk/preview-prices.ts'
import type { PriceRule } from '#shop/catalog/desk/bulk/price-rule.ts'
import { lacksNote } from '#shop/stock/stock-reasons.ts'
import { typedStockReason } from '../../forms/typed-fields.ts'
import { endFromTyped, momentFromTyped } from '#platform/typed-moment.ts'
import { chosenBy, chosenFields } from './chosen-fields.ts'
import { offIn, piecesIn, ruleIn } from './typed-rule.ts'

/** Keys of what is wrong with a field; the bar says them. */
export type BulkProblem =
  | 'tag-wrong'
  | 'category-missing'
  | 'number-wrong'
  | 'pieces-wrong'
  | 'off-wrong'
  | 'moment-wrong'
  | 'deal-turned'
  | 'reason-missing'
  | 'note-missing'
  | 'note-too-long'

const problem = (key: BulkProblem) => key

/** What became of the products, for the page. */
export interface BulkAnswer {
  /** What was asked for: the status, the tag, the number of pieces. */
  to: string
  /** How many it was done to. */
  done: number
  refused: StayedProduct[]
  /** What can be taken back for a moment. */
  steps: ProductStep[]
  /** The id of the last one, where more fit. */
  next?: string | undefined
}

/** What prices would become. */
export interface PreviewAnswer {
  preview: PreviewedProduct[]
  by: PriceRule['by']
  number: string
  isMore: boolean
}

function answerOf(to: string, result: ChangeProductsResult): FormOutcome<BulkAnswer> {
  if (result.outcome !== 'done') return { outcome: 'refused', trouble: result.outcome }
  const { changed, steps, refused, next } = result
  return { outcome: 'done', answer: { to, done: changed.length, steps, refused, next } }
}

const nonePicked = { outcome: 'refused', trouble: 'none-picked' } as const

const changingTo = (status: Extract<Amendment, { what: 'status' }>['status']) =>
  formAction({
    schema: z.object(chosenFields),
    run: async (fields, { shop, context, url }) => {
      const chosen = chosenBy(fields, url.searchParams)
      if (!chosen) return nonePicked
      const amendment = { what: 'status', status } as const
      return answerOf(status, await amendProducts(shop, personIn(context), { chosen, amendment }))
    },
  })

const tagging = (isSet: boolean) =>
  formAction({
    schema: z.object({
      ...chosenFields,
      tag: z
        .string(problem('tag-wrong'))
        .trim()
        .min(1, problem('tag-wrong'))
        .max(200, problem('tag-wrong')),
    }),
    run: async ({ tag, ...fields }, { shop, context, url }) => {
      const chosen = chosenBy(fields, url.searchParams)
      if (!chosen) return nonePicked
      const amendment = amendmentSchema.parse({ what: 'tag', tag, isSet })
      return answerOf(tag, await amendProducts(shop, personIn(context), { chosen, amendment }))
    },
  })

const categorizing = (amendmentOf: (category: string) => Amendment) =>
  formAction({
    schema: z.object({
      ...chosenFields,
      category: z.string(problem('category-missing')).max(200, problem('category-missing')),
    }),
    run: async ({ category, ...fields }, { shop, context, url }) => {
      const chosen = chosenBy(fields, url.searchParams)
      if (!chosen) return nonePicked
      const amendment = amendmentOf(category)
      return answerOf(category, await amendProducts(shop, personIn(context), { chosen, amendment }))
    },
  })

const ruleFields = {
  by: z.enum(['percent', 'amount']),
  number: z.string(problem('number-wrong')).max(20, problem('number-wrong')),
}

const wrongNumber = { outcome: 'refused', fields: { number: problem('number-wrong') } } as const

const previewing = formAction({
  schema: z.object({ ...chosenFields, ...ruleFields }),
  run: async ({ by, number, ...fields }, { shop, url }): Promise<FormOutcome<PreviewAnswer>> => {
    const chosen = chosenBy(fields, url.searchParams)
    if (!chosen) return nonePicked
    const rule = ruleIn({ by, number })
    if (!rule) return wrongNumber
    const result = await previewPrices(shop, { chosen, rule })
    if (result.outcome !== 'previewed') return { outcome: 'refused', trouble: result.outcome }
    const { products, next } = result
    return {
      outcome: 'done',
      answer: { preview: products, by, number, isMore: next !== undefined },
    }
  },
})

const line = z.templateLiteral([z.uuid(), '.', z.number().int().min(1)])
const lines = z.union([line, z.array(line).max(mostChosen)])

const stepsIn = (sent: z.output<typeof lines>): ProductStep[] =>
  [sent].flat().map((one) => {
    const [id = '', version] = one.split('.')
    return { id, version: Number(version) }
  })

/** Changes what was shown, upon the version that it was shown of. */
const pricing = formAction({
  schema: z.object({ ...ruleFields, line: lines }),
  run: async ({ by, number, line: sent }, { shop, context }) => {
    const rule = ruleIn({ by, number })
    if (!rule) return wrongNumber
    const amendment = { what: 'price', rule } as const
    const chosen = { picked: stepsIn(sent) }
    return answerOf('', await amendProducts(shop, personIn(context), { chosen, amendment }))
  },
})

const moment = z.string().max(40, problem('moment-wrong')).default('')

const dealing = formAction({
  schema: z.object({
    ...chosenFields,
    off: z.string(problem('off-wrong')).max(20, problem('off-wrong')),
    dealStartsAt: moment,
    dealEndsAt: moment,
  }),
  run: async ({ off, dealStartsAt, dealEndsAt, ...fields }, { shop, context, url }) => {
    const chosen = chosenBy(fields, url.searchParams)
    if (!chosen) return nonePicked
    const basisPoints = offIn(off)
    const startsAt = dealStartsAt === '' ? null : momentFromTyped(dealStartsAt)
    const endsAt = endFromTyped(dealEndsAt)
    if (basisPoints === undefined) return refuseField('off', 'off-wrong')
    if (startsAt === undefined) return refuseField('dealStartsAt', 'moment-wrong')
    if (!endsAt) return refuseField('dealEndsAt', 'moment-wrong')
    if (startsAt && startsAt >= endsAt) return refuseField('dealEndsAt', 'deal-turned')
    const amendment = { what: 'deal', deal: { basisPoints, startsAt, endsAt } } as const
    return answerOf('', await amendProducts(shop, personIn(context), { chosen, amendment }))
  },
})

const refuseField = (field: string, key: BulkProblem) =>
  ({ outcome: 'refused', fields: { [field]: problem(key) } }) as const

const endingDeals = formAction({
  schema: z.object(chosenFields),
  run: async (fields, { shop, context, url }) => {
    const chosen = chosenBy(fields, url.searchParams)
    if (!chosen) return nonePicked
    const amendment = { what: 'deal', deal: null } as const
    return answerOf('', await amendProducts(shop, personIn(context), { chosen, amendment }))
  },
})

const stocking = formAction({
  schema: z.object({
    ...chosenFields,
    pieces: z.string(problem('pieces-wrong')).max(20, problem('pieces-wrong')),
    ...typedStockReason,
  }),
  run: async ({ pieces, reason, note, ...fields }, { shop, context, url }) => {
    const chosen = chosenBy(fields, url.searchParams)
    if (!chosen) return nonePicked
    const change = piecesIn(pieces)
    if (change === undefined) return refuseField('pieces', 'pieces-wrong')
    if (lacksNote({ reason, note })) return refuseField('note', 'note-missing')
    const wanted = { chosen, change, reason, note }
    return answerOf(String(change), await adjustProducts(shop, personIn(context), wanted))
  },
})

/** Takes back what a press did a moment ago. */
const undoing = formAction({
  schema: z.object({ step: lines }),
  run: async ({ step }, { shop, context }) =>
    answerOf('', await undoAmendments(shop, personIn(context), stepsIn(step))),
})

/** What is done to products of the list, ticked or all that fit; each button of the bar says one thing. */
export const bulkForms = {
  'status-active': changingTo('active'),
  'status-draft': changingTo('draft'),
  'status-archived': changingTo('archived'),
  tag: tagging(true),
  untag: tagging(false),
  category: categorizing((category) => ({ what: 'category', category })),
  'category-in': categorizing((category) => ({ what: 'standing', category, isSet: true })),
  'category-out': categorizing((category) => ({ what: 'standing', category, isSet: false })),
  'preview-price': previewing,
  price: pricing,
  deal: dealing,
  'no-deal': endingDeals,
  stock: stocking,
  undo: undoing,
}
