import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { defineAction } from '#shop/define-action.ts'
import { countRefusal } from '#shop/identity/roles/count-refusal.ts'
import { factsOf, findView, lockViews } from './save-view.ts'
import type { SavedList } from './columns.ts'
import { mayChangeView, mayUse } from './saved-view.ts'
import { savedViews } from './tables.ts'

/** Takes a view of a list away for good; what it shows stays as it is. */
const deletingOf = (list: SavedList) =>
  defineAction({
    allow: mayUse[list],
    input: z.object({ id: z.uuid() }),
    run: async ({ database, by, input: { id }, now }) => {
      await lockViews(database)
      const view = await findView({ database, by, now }, { id, list })
      if (!view) return { outcome: 'unknown-view' }
      if (!mayChangeView(by, view)) {
        await countRefusal({ database, by, now }, 'edit-shared-views')
        return { outcome: 'not-yours' }
      }
      await database.delete(savedViews).where(eq(savedViews.id, id))
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

export const deleteOrderView = deletingOf('orders')
export const deleteCustomerView = deletingOf('customers')
export const deleteProductView = deletingOf('products')
export const deleteSalesView = deletingOf('sales')
