import { byPerson } from '#shop/initiator.ts'
import type { Actor } from '#shop/identity/roles/actor.ts'
import type { ListedView } from '#shop/orders/saved-views/list-views.ts'
import { mayChangeView } from '#shop/orders/saved-views/saved-view.ts'
import { ordersAddress, type OrdersAddress } from '../orders-address.ts'
import { readOrdersAddress } from '../read-orders-address.ts'

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
export const queryOfView = (address: OrdersAddress): string =>
  ordersAddress({ ...address, view: undefined }).split('?')[1] ?? ''

/** Read anew each time: what no list knows any more, such as a district, is left out. */
export function showView(view: ListedView, viewer: Actor): ShownView {
  const address = readOrdersAddress(new URLSearchParams(view.query))
  const { id, name, version, ownerId, authorId, author } = view
  return {
    id,
    name,
    version,
    to: ordersAddress({ ...address, view: id }),
    isShared: ownerId === null,
    isMine: authorId === viewer.userId,
    mayChange: mayChangeView(byPerson(viewer, ''), view),
    author,
  }
}
