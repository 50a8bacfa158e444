import { v7 as newId } from 'uuid'
import { z } from 'zod'
import { personIn } from '#pages/account-context.ts'
import { formAction } from '#pages/form/form-action.ts'
import { languageOfPath, pathInLanguage } from '#pages/language.ts'
import { parseSentJson } from '#platform/text/clean-text.ts'
import { applyCount } from '#shop/stock-counts/apply-count.ts'
import { stockCountPath } from './stock-count-paths.ts'

export type CountAnswer = {
  /** What was applied. */
  applied?: { variants: number; found: number; missing: number; oversold: number }
  /** Of the next count. */
  nextId?: string
  /** Variants that stand in the way. */
  ids?: string[]
}

const countForm = z.object({
  id: z.uuid(),
  note: z.string().max(500, 'too-long').default(''),
  /** As JSON: hundreds of them, of four fields each. */
  variants: z
    .string()
    .max(100_000)
    .transform((text, context) => {
      try {
        return applyCount.input.shape.variants.parse(parseSentJson(text))
      } catch {
        context.addIssue({ code: 'custom', message: 'count-unclear' })
        return z.NEVER
      }
    }),
})

/** Applies what was counted. */
export const countAction = formAction<typeof countForm, CountAnswer>({
  schema: countForm,
  run: async (count, { shop, context, url }) => {
    const result = await applyCount(shop, personIn(context), count)
    switch (result.outcome) {
      case 'applied': {
        const { variants, found, missing, oversold } = result
        const page = pathInLanguage(stockCountPath, languageOfPath(url.pathname))
        const answer = { applied: { variants, found, missing, oversold }, nextId: newId() }
        return { outcome: 'done', goTo: page, answer }
      }
      case 'unknown-variants':
      case 'counted-meanwhile':
        return { outcome: 'refused', trouble: result.outcome, answer: { ids: result.ids } }
      default:
        return { outcome: 'refused', trouble: result.outcome }
    }
  },
})
