import { and, eq, isNull, ne, sql, type SQL } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { z } from 'zod'
import type { Database } from '#platform/database/database.ts'
import { tidyLine } from '#platform/text/tidy.ts'
import { defineAction } from '#shop/define-action.ts'
import { countRefusal } from '#shop/identity/roles/count-refusal.ts'
import type { Person, Script } from '#shop/initiator.ts'
import { editOf, nextVersion, refuseEdit } from '#shop/edited.ts'
import type { SavedList } from './columns.ts'
import {
  accountOf,
  longestViewName,
  longestViewQuery,
  mayChangeView,
  mayUse,
  mostViews,
  seesView,
  type StoredView,
  type ViewRights,
} from './saved-view.ts'
import { savedViews } from './tables.ts'

const viewNameSchema = z
  .string('Enter a name')
  .max(200, { error: `Enter a name of at most ${longestViewName} characters`, abort: true })
  .overwrite(tidyLine)
  .min(1, 'Enter a name')
  .max(longestViewName, `Enter a name of at most ${longestViewName} characters`)

const viewSchema = z.object({
  name: viewNameSchema,
  query: z.string().max(longestViewQuery, `Send a query of at most ${longestViewQuery} characters`),
  isShared: z.boolean(),
})

/**
 * Names a list as it is now, or changes a view of it. Everybody who works with the list may share one; only its author makes a shared
 * one their own again (`not-yours`).
 */
const savingOf = (list: SavedList) =>
  defineAction({
    allow: mayUse[list],
    input: editOf(viewSchema),
    run: async ({ database, by, input: { id, version, ...draft }, now }) => {
      await lockViews(database)
      const current = await findView({ database, by, now }, { id, list })
      const refusal = await refuseEdit(database, { type: 'view', edited: { id, version }, current })
      if (refusal) return refusal
      const authorId = current ? current.authorId : accountOf(by)
      const ownerId = draft.isShared ? null : authorId
      if (!mayKeep(by, { ...draft, authorId }, current)) {
        await countRefusal({ database, by, now }, 'edit-shared-views')
        return { outcome: 'not-yours' }
      }
      const beside = await listBeside(database, { id, list, ownerId })
      if (beside.includes(draft.name.toLowerCase())) return { outcome: 'name-taken' }
      if (beside.length >= mostViews) return { outcome: 'too-many-views' }
      const { name, query } = draft
      const row = { name, query, ownerId, version: nextVersion(current), changedAt: now }
      const savedId = current?.id ?? newId()
      await database
        .insert(savedViews)
        .values({ id: savedId, list, authorId, ...row })
        .onConflictDoUpdate({ target: savedViews.id, set: row })
      return {
        outcome: 'saved',
        id: savedId,
        change: {
          action: 'view-saved',
          subject: { type: 'view', id: savedId, name },
          // Not what it looks for: that may be somebody's name.
          before: current ? factsOf(current) : {},
          after: factsOf({ name, ownerId }),
          topics: [],
        },
      }
    },
  })

export const saveOrderView = savingOf('orders')
export const saveCustomerView = savingOf('customers')
export const saveProductView = savingOf('products')
export const saveSalesView = savingOf('sales')

export const factsOf = ({ name, ownerId }: Pick<StoredView, 'name' | 'ownerId'>) => ({
  name,
  shared: ownerId === null,
})

interface Wanted {
  isShared: boolean
  authorId: string | null
}

/** Nobody but its author has a view alone; what stands already is changed by who may. */
function mayKeep(
  by: Person | Script,
  { isShared, authorId }: Wanted,
  current: ViewRights | undefined,
): boolean {
  const isOwn = authorId !== null && authorId === accountOf(by)
  return (isShared || isOwn) && (current === undefined || mayChangeView(by, current))
}

/** Two who save at once are counted one after the other. */
export const lockViews = (database: Database) =>
  database.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('saved-views', 0))`)

interface Asking {
  database: Database
  by: Person | Script
  now: Date
}

/** Undefined where nobody made it, or it is somebody else's alone; the latter is counted as refused. */
export async function findView(
  asking: Asking,
  { id, list }: { id: string | undefined; list: SavedList },
): Promise<StoredView | undefined> {
  const { database, by } = asking
  if (id === undefined) return undefined
  const [view] = await database
    .select()
    .from(savedViews)
    .where(and(eq(savedViews.id, id), eq(savedViews.list, list)))
  if (!view || seesView(by, view)) return view
  await countRefusal(asking, 'edit-shared-views')
  return undefined
}

interface Place {
  id: string | undefined
  list: SavedList
  ownerId: string | null
}

/** Names of the other views of the list: of the same person, or those that are shared. */
async function listBeside(database: Database, { id, list, ownerId }: Place): Promise<string[]> {
  const isBeside: SQL =
    ownerId === null ? isNull(savedViews.ownerId) : eq(savedViews.ownerId, ownerId)
  const views = await database
    .select({ name: savedViews.name })
    .from(savedViews)
    .where(
      and(
        eq(savedViews.list, list),
        isBeside,
        id === undefined ? undefined : ne(savedViews.id, id),
      ),
    )
  return views.map(({ name }) => name.toLowerCase())
}
