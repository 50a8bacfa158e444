import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { defineAction } from '#shop/define-action.ts'
import { factsOf, findView, lockViews } from './save-view.ts'
import { mayChangeView } from './saved-view.ts'
import { orderViews } from './tables.ts'

/** Takes a view away for good; the orders stay as they are. */
export const deleteView = defineAction({
  allow: 'see-orders',
  input: z.object({ id: z.uuid() }),
  run: async ({ database, by, input: { id } }) => {
    await lockViews(database)
    const view = await findView(database, by, id)
    if (!view) return { outcome: 'unknown-view' }
    if (!mayChangeView(by, view)) return { outcome: 'not-yours' }
    await database.delete(orderViews).where(eq(orderViews.id, id))
    return {
      outcome: 'deleted',
      change: {
        action: 'view-deleted',
        subject: { type: 'view', id, name: view.name },
        before: factsOf(view),
        after: {},
        topics: [],
      },
    }
  },
})
