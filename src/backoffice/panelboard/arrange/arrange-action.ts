import { z } from 'zod'
import { accountContext, personIn } from '#pages/account-context.ts'
import { formAction, formActions, type FormOutcome } from '#pages/form/form-action.ts'
import { arrangeCards, loadArrangement } from '#shop/reports/panelboard/arrange-cards.ts'
import { chooseDailyMail } from '#shop/reports/daily-mail/choose-daily-mail.ts'
import { changed } from './card-change.ts'

const answered = (outcome: string): FormOutcome =>
  outcome === 'arranged' ? { outcome: 'done' } : { outcome: 'refused', trouble: outcome }

export const arrangeAction = formActions({
  change: formAction({
    schema: z.object({ change: z.string().max(60) }),
    run: async ({ change }, { shop, context }) => {
      const now = await loadArrangement(shop, context.get(accountContext))
      const wanted = changed(now, change)
      if (!wanted) return { outcome: 'refused', trouble: 'changed-meanwhile' }
      const { cards, hidden } = wanted
      const kept = { cards: [...cards], hidden: [...hidden] }
      return answered((await arrangeCards(shop, personIn(context), kept)).outcome)
    },
  }),
  mail: formAction({
    schema: z.object({ language: z.enum(['none', 'en', 'bn']) }),
    run: async ({ language }, { shop, context }) => {
      const wanted = language === 'none' ? {} : { language }
      const { outcome } = await chooseDailyMail(shop, personIn(context), wanted)
      return outcome === 'chosen' ? { outcome: 'done' } : { outcome: 'refused', trouble: outcome }
    },
  }),
  reset: formAction({
    schema: z.object({}),
    run: async (_, { shop, context }) =>
      answered((await arrangeCards(shop, personIn(context), {})).outcome),
  }),
})
