import { sameLists, type KeptLists } from '#shop/cart/synced/kept.ts'
import { oneTabAtATime } from '#storefront/session/one-tab-at-a-time.ts'
import { readAccountId } from '#storefront/session/token/token.ts'
import { readToken } from '#storefront/session/use-account.ts'
import { askLists, sendLists, sendListsLeaving } from './ask-lists.ts'
import { readMark, writeMark } from './mark.ts'
import { readLists, takeIn } from './take-in.ts'

export type Saved = 'saved' | 'signed-out' | 'refused' | 'not-now'

/** Two devices may change the lists while they are sent; then it is another turn. */
const mostTurns = 10

/** Brings the lists of this browser and those of the account together. `look`: also where nothing changed here. */
export function saveLists({ look }: { look: boolean }): Promise<Saved> {
  return oneTabAtATime('kept-lists', () => bringTogether(look))
}

async function bringTogether(look: boolean): Promise<Saved> {
  let isLookDue = look
  for (let turn = 0; turn < mostTurns; turn++) {
    const account = whose()
    if (account === undefined) return 'signed-out'
    const step = nextStep(account, isLookDue)
    if (step.what === 'nothing') return 'saved'
    const answer = await (step.what === 'look' ? askLists() : sendLists(step.sent))
    // Whoever signed out meanwhile, or is somebody else now, gets none of it.
    if (whose() !== account) continue
    if (answer.outcome !== 'lists' && answer.outcome !== 'kept') return answer.outcome
    isLookDue = false
    if (answer.outcome === 'lists') takeIn(account, answer.lists)
    else if (step.what === 'send') agreeOn(account, answer.version, step.sent)
  }
  return 'not-now'
}

const whose = () => readAccountId(readToken())

type Step =
  | { what: 'nothing' }
  | { what: 'look' }
  | { what: 'send'; sent: { version: number } & KeptLists }

function nextStep(account: string, isLookDue: boolean): Step {
  const mark = readMark()
  // Where an answer was lost, it is asked first what the shop heard.
  if (isLookDue || mark?.account !== account || mark.sent) return { what: 'look' }
  const lists = readLists()
  if (sameLists(lists, mark.lists)) return { what: 'nothing' }
  writeMark({ ...mark, sent: lists })
  return { what: 'send', sent: { version: mark.version, ...lists } }
}

/** What was sent is what both have now. */
function agreeOn(account: string, version: number, { cart, wishlist }: KeptLists): void {
  writeMark({ account, version, lists: { cart, wishlist } })
}

/** What was not sent yet goes along while the page is left. Its answer is only heard where the page stays after all. */
export function saveListsLeaving(): void {
  const account = whose()
  const mark = readMark()
  // What is on its way just now must be answered first: then the rest goes with the next page.
  if (account === undefined || mark?.account !== account || mark.sent) return
  const lists = readLists()
  if (sameLists(lists, mark.lists)) return
  writeMark({ ...mark, sent: lists })
  void sendListsLeaving({ version: mark.version, ...lists })
}
