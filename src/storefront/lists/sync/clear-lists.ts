import { cart } from '../cart-list.ts'
import { wishlist } from '../wishlist-list.ts'
import { readSyncState, removeSyncState } from './sync-state.ts'

/** Clears the lists that are synced with an account. A guest's lists, never put together with those of an account, stay. */
export function clearLists(): void {
  if (!readSyncState()) return
  removeSyncState()
  cart.change(() => [])
  wishlist.change(() => [])
}
