import { readAccountId, pauseMs } from '#storefront/session/token/token.ts'
import { readToken, watchAccount } from '#storefront/session/use-account.ts'
import { warn } from '../../warn.ts'
import { cart } from '../cart-list.ts'
import { wishlist } from '../wishlist-list.ts'
import { saveLists, saveListsLeaving } from './save-lists.ts'

/** A shopper presses + several times: it is sent once. */
const restMs = 800

let timer: ReturnType<typeof setTimeout> | undefined
/** How often in a row it did not reach the shop. */
let failures = 0
/** The shop is to be asked, also where nothing changed here. */
let isLookDue = false
let account: string | undefined
let isBegun = false

/** From now on cart and wishlist of whoever is signed in are the same here and on their other devices (decision 27). */
export function keepLists(): void {
  if (isBegun) return
  isBegun = true
  cart.subscribe(() => plan(restMs))
  wishlist.subscribe(() => plan(restMs))
  watchAccount(follow)
  addEventListener('online', lookNow)
  addEventListener('pagehide', saveListsLeaving)
  document.addEventListener('visibilitychange', () =>
    document.hidden ? saveListsLeaving() : lookNow(),
  )
  // There the page itself finds out first whether somebody still stands; where they do, it is heard of.
  if (!/\/(login|register|account-deleted)$/.test(location.pathname)) follow()
}

/** A renewed token is still the same account. */
function follow(): void {
  const now = readAccountId(readToken())
  if (now === account) return
  account = now
  lookNow()
}

function lookNow(): void {
  isLookDue = true
  plan(0)
}

function plan(inMs: number): void {
  clearTimeout(timer)
  timer = account === undefined ? undefined : setTimeout(() => void save(), inMs)
}

async function save(): Promise<void> {
  timer = undefined
  const look = isLookDue
  isLookDue = false
  const saved = await saveLists({ look })
  if (saved === 'refused') warn('Error saving cart and wishlist')
  if (saved !== 'not-now') {
    failures = 0
    return
  }
  isLookDue ||= look
  failures++
  // Something newer may be planned already, and sooner.
  if (timer === undefined) plan(pauseMs(failures))
}
