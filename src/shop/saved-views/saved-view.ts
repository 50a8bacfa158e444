import { may, type Permission } from '#shop/identity/roles/policy.ts'
import type { Person, Script } from '#shop/initiator.ts'
import type { SavedList } from './columns.ts'
import type { savedViews } from './tables.ts'

export const longestViewName = 60
/** A URL of the list is far shorter, also with every filter. */
export const longestViewQuery = 2000
/** Of one list and person, and as many again that are shared: nobody looks through more. */
export const mostViews = 50

/** Who may see a list keeps views of it. */
export const mayUse = {
  orders: 'see-orders',
  customers: 'see-customers',
  products: 'edit-products',
  sales: 'see-sales',
} as const satisfies Record<SavedList, Permission>

export type StoredView = typeof savedViews.$inferSelect

export type ViewRights = Pick<StoredView, 'ownerId' | 'authorId'>

/** The account of who asks; a script has none. */
export const accountOf = (by: Person | Script): string | null =>
  by.kind === 'person' ? by.actor.userId : null

/** One's own and what is shared; scripts see all. */
export const seesView = (by: Person | Script, { ownerId }: ViewRights): boolean =>
  ownerId === null || by.kind === 'script' || ownerId === by.actor.userId

/** What is shared is changed by its author, and by who may change the views of others. */
export const mayChangeView = (by: Person | Script, view: ViewRights): boolean =>
  seesView(by, view) &&
  (by.kind === 'script' || view.authorId === by.actor.userId || may(by.actor, 'edit-shared-views'))
