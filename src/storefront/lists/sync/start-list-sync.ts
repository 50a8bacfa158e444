import { readAccountId, pauseMs } from '#storefront/session/token/token.ts'
import { isTokenFresh } from '#storefront/session/stored-session.ts'
import { readToken, watchAccount } from '#storefront/session/use-account.ts'
import { warn } from '#storefront/warn.ts'
import { cart } from '../cart-list.ts'
import { wishlist } from '../wishlist-list.ts'
import { syncLists, syncListsOnUnload } from './sync-lists.ts'

/** A shopper presses + several times: it is sent once. */
const restMs = 800

let timer: ReturnType<typeof setTimeout> | undefined
/** How often in a row it did not reach the shop. */
let failures = 0
/** The shop is to be asked, also where nothing changed here. */
let isLookDue = false
let account: string | undefined
let isBegun = false

/** Syncs cart and wishlist of the signed-in person with their other devices from now on (decision 27). */
export function startListSync(): void {
  if (isBegun) return
  isBegun = true
  cart.subscribe(() => plan(restMs))
  wishlist.subscribe(() => plan(restMs))
  watchAccount(follow)
  addEventListener('online', lookNow)
  addEventListener('pagehide', syncListsOnUnload)
  document.addEventListener('visibilitychange', () =>
    document.hidden ? syncListsOnUnload() : lookNow(),
  )
  // Those pages find out first whether the session still exists; where it does, the account changes. It may have done so already.
  if (isTokenFresh() || !/\/(login|register|account-deleted)$/.test(location.pathname)) follow()
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
  const saved = await syncLists({ look })
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
