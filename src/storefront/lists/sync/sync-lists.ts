import { sameLists, type SyncedLists } from '#shop/cart/synced/lists.ts'
import { oneTabAtATime } from '#storefront/session/one-tab-at-a-time.ts'
import { readAccountId } from '#storefront/session/token/token.ts'
import { readToken } from '#storefront/session/use-account.ts'
import { fetchLists, putLists, putListsOnUnload } from './lists-api.ts'
import { readSyncState, writeSyncState } from './sync-state.ts'
import { readLists, mergeSyncedLists } from './merge-synced-lists.ts'

export type Saved = 'saved' | 'signed-out' | 'refused' | 'not-now'

/** Two devices may change the lists while they are sent; then it is another turn. */
const mostTurns = 10

/** Brings the lists of this browser and those of the account together. `look`: also where nothing changed here. */
export function syncLists({ look }: { look: boolean }): Promise<Saved> {
  return oneTabAtATime('synced-lists', () => bringTogether(look))
}

async function bringTogether(look: boolean): Promise<Saved> {
  let isLookDue = look
  for (let turn = 0; turn < mostTurns; turn++) {
    const account = whose()
    if (account === undefined) return 'signed-out'
    const step = nextStep(account, isLookDue)
    if (step.what === 'nothing') return 'saved'
    const answer = await (step.what === 'look' ? fetchLists() : putLists(step.sent))
    // A person who signed out meanwhile, or is somebody else now, gets none of it.
    if (whose() !== account) continue
    if (answer.outcome !== 'lists' && answer.outcome !== 'saved') return answer.outcome
    isLookDue = false
    if (answer.outcome === 'lists') mergeSyncedLists(account, answer.lists)
    else if (step.what === 'send') agreeOn(account, answer.version, step.sent)
  }
  return 'not-now'
}

const whose = () => readAccountId(readToken())

type Step =
  | { what: 'nothing' }
  | { what: 'look' }
  | { what: 'send'; sent: { version: number } & SyncedLists }

function nextStep(account: string, isLookDue: boolean): Step {
  const state = readSyncState()
  // After a lost answer the shop is asked first what it has saved.
  if (isLookDue || state?.account !== account || state.sent) return { what: 'look' }
  const lists = readLists()
  if (sameLists(lists, state.lists)) return { what: 'nothing' }
  writeSyncState({ ...state, sent: lists })
  return { what: 'send', sent: { version: state.version, ...lists } }
}

/** What was sent is what both have now. */
function agreeOn(account: string, version: number, { cart, wishlist }: SyncedLists): void {
  writeSyncState({ account, version, lists: { cart, wishlist } })
}

/** What was not sent yet goes along while the page is left. Its answer is only read where the page stays after all. */
export function syncListsOnUnload(): void {
  const account = whose()
  const state = readSyncState()
  // What is on its way just now must be answered first: then the rest goes with the next page.
  if (account === undefined || state?.account !== account || state.sent) return
  const lists = readLists()
  if (sameLists(lists, state.lists)) return
  writeSyncState({ ...state, sent: lists })
  void putListsOnUnload({ version: state.version, ...lists })
}
