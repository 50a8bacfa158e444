import { cart } from '../cart-list.ts'
import { wishlist } from '../wishlist-list.ts'
import { readMark, removeMark } from './mark.ts'

/** What was kept with an account leaves the browser with it. A guest's lists, never put together with those of an account, stay. */
export function forgetLists(): void {
  if (!readMark()) return
  removeMark()
  cart.change(() => [])
  wishlist.change(() => [])
}
