import { z } from 'zod'
import { personIn } from '#pages/account-context.ts'
import { formAction, formActions } from '#pages/form/form-action.ts'
import { orderAttributes } from '#shop/catalog/attributes/order-attributes.ts'
import { moved, readMove } from '../banners/moved.ts'

const orderSchema = z.object({
  /** The ids in the order that was seen. */
  seen: z.string().max(40_000),
  move: z.string().max(60),
})

export const attributesAction = formActions({
  order: formAction({
    schema: orderSchema,
    run: async ({ seen, move }, { shop, context }) => {
      const asked = readMove(move)
      if (!asked) return { outcome: 'refused', trouble: 'changed-meanwhile' }
      const ids = moved(seen.split(','), asked.id, asked.to)
      const { outcome } = await orderAttributes(shop, personIn(context), { ids })
      return outcome === 'ordered' ? { outcome: 'done' } : { outcome: 'refused', trouble: outcome }
    },
  }),
})
