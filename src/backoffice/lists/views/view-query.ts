import { byPerson } from '#shop/initiator.ts'
import type { Actor } from '#shop/identity/roles/actor.ts'
import type { SavedList } from '#shop/saved-views/columns.ts'
import type { ListedView } from '#shop/saved-views/list-views.ts'
import { mayChangeView } from '#shop/saved-views/saved-view.ts'
import type { StoredListQuery, ListWithViews } from '../list-with-views.ts'

/** A view as the page shows it. */
export interface ShownView {
  id: string
  name: string
  version: number
  /** The list that it means. */
  to: string
  isShared: boolean
  isMine: boolean
  mayChange: boolean
  /** Who made it; null where they are gone. */
  author: string | null
}

/** What is kept of a list: all but its page and the view that it began with. */
export const queryOfView = <Query extends StoredListQuery>(
  { hrefOf }: ListWithViews<SavedList, Query>,
  asked: Query,
  columns: string,
): string => hrefOf(asked, { view: undefined, columns }).split('?')[1] ?? ''

/** Read anew each time: what no list knows any more, such as a district, is left out. */
export function showView<Query extends StoredListQuery>(
  { read, hrefOf }: ListWithViews<SavedList, Query>,
  view: ListedView,
  viewer: Actor,
): ShownView {
  const { id, name, version, ownerId, authorId, author } = view
  return {
    id,
    name,
    version,
    to: hrefOf(read(new URLSearchParams(view.query)), { view: id }),
    isShared: ownerId === null,
    isMine: authorId === viewer.userId,
    mayChange: mayChangeView(byPerson(viewer, ''), view),
    author,
  }
}
