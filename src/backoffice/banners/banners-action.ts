import { z } from 'zod'
import { personIn } from '#pages/account-context.ts'
import { formAction, formActions, type FormOutcome } from '#pages/form/form-action.ts'
import type { FormResult } from '#pages/form/form-result.ts'
import { bannerPlacements } from '#shop/banners/banner.ts'
import { deleteBanner, restoreBanner } from '#shop/banners/delete-banner.ts'
import { orderBanners } from '#shop/banners/order-banners.ts'
import { moved, readMove } from './moved.ts'

/** What was deleted, as it can be restored. */
interface Deleted {
  id: string
  version: number
}

export type BannersResult = FormResult & { answer?: Partial<Deleted> }

const refusal = (outcome: string): FormOutcome<Partial<Deleted>> => ({
  outcome: 'refused',
  trouble: outcome,
})

const orderSchema = z.object({
  placement: z.enum(bannerPlacements),
  /** The ids in the order that was seen. */
  seen: z.string().max(20_000),
  move: z.string().max(60),
})

const edited = z.object({ id: z.uuid(), version: z.coerce.number().int().min(1) })

export const bannersAction = formActions<Partial<Deleted>>({
  order: formAction<typeof orderSchema, Partial<Deleted>>({
    schema: orderSchema,
    run: async ({ placement, seen, move }, { shop, context }) => {
      const asked = readMove(move)
      if (!asked) return refusal('changed-meanwhile')
      const ids = moved(seen.split(','), asked.id, asked.to)
      const { outcome } = await orderBanners(shop, personIn(context), { placement, ids })
      return outcome === 'ordered' ? { outcome: 'done' } : refusal(outcome)
    },
  }),
  delete: formAction<typeof edited, Partial<Deleted>>({
    schema: edited,
    run: async (asked, { shop, context }) => {
      const result = await deleteBanner(shop, personIn(context), asked)
      if (result.outcome !== 'deleted') return refusal(result.outcome)
      return { outcome: 'done', answer: { id: result.id, version: result.version } }
    },
  }),
  undo: formAction<typeof edited, Partial<Deleted>>({
    schema: edited,
    run: async (asked, { shop, context }) => {
      const { outcome } = await restoreBanner(shop, personIn(context), asked)
      return outcome === 'restored' ? { outcome: 'done' } : refusal(outcome)
    },
  }),
})
