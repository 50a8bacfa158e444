import { z } from 'zod'
import { latinDigits } from '#platform/phone.ts'
import { personIn } from '#pages/account-context.ts'
import { formAction, type FormOutcome } from '#pages/form/form-action.ts'
import { adjustStock } from '#shop/catalog/stock/adjust-stock.ts'
import { lacksNote } from '#shop/stock/stock-reasons.ts'
import { typedStockReason } from '../forms/typed-fields.ts'
import { donePage } from './product-paths.ts'

/** Pieces that came or went, as they were typed. */
export const stockAction = formAction({
  schema: z.object({
    variantId: z.string().max(60),
    change: z
      .string()
      .max(12, 'pieces-wrong')
      .transform((typed, context) => {
        const digits = latinDigits(typed)
          .replace(/[\s,+]/g, '')
          .replace('−', '-')
        if (/^-?\d{1,6}$/.test(digits) && Number(digits) !== 0) return Number(digits)
        context.addIssue({ code: 'custom', message: 'pieces-wrong' })
        return z.NEVER
      }),
    ...typedStockReason,
  }),
  run: async (input, { shop, context, request, params }): Promise<FormOutcome<object>> => {
    if (lacksNote(input)) return { outcome: 'refused', fields: { note: 'note-missing' } }
    const { outcome } = await adjustStock(shop, personIn(context), input)
    if (outcome === 'adjusted')
      return { outcome: 'done', goTo: donePage(params['product'] ?? '', 'adjusted', request) }
    if (outcome === 'not-enough') return { outcome: 'refused', fields: { change: 'not-enough' } }
    return { outcome: 'refused', trouble: outcome }
  },
})
