import { readStored, readToken, roleKey, watchAccount } from './use-account.ts'
import { endSession, goToLogin, leaveAccountPages } from './sign-out/end-session.ts'
import { renewToken } from './token/renew-token.ts'
import { isDue, pauseMs, readClaims, refreshInMs } from './token/token.ts'

let timer: ReturnType<typeof setTimeout> | undefined
/** How often in a row no network carried the question. */
let failures = 0
let isBegun = false

/** Renews the token before it expires, and follows in this tab what happens to the account in another one. */
export function keepSessionAlive(): void {
  if (isBegun) return
  if (readStored(roleKey) === 'blocked') return void endSession('blocked')
  isBegun = true
  watchAccount(follow)
  addEventListener('online', () => void renew())
  // The clock of a page that is not looked at may stand still.
  document.addEventListener('visibilitychange', () => document.hidden || void renew())
  plan()
}

function follow(): void {
  if (readStored(roleKey) === 'blocked') return goToLogin()
  if (!readToken()) {
    clearTimeout(timer)
    return leaveAccountPages()
  }
  failures = 0
  plan()
}

function plan(): void {
  clearTimeout(timer)
  const claims = readClaims(readToken())
  if (!claims) return
  const inMs = failures > 0 ? pauseMs(failures) : refreshInMs(claims, Date.now())
  timer = setTimeout(() => void renew(), inMs)
}

async function renew(): Promise<void> {
  const answer = await renewToken((claims) => isDue(claims, Date.now()))
  switch (answer) {
    case 'stored':
    case 'not-needed':
      failures = 0
      return plan()
    case 'no-connection':
      failures++
      return plan()
    case 'away':
      // The shop itself is in trouble: the next page, or the next look at this one, asks again.
      return clearTimeout(timer)
    case 'signed-out':
    case 'blocked':
      return endSession(answer, { onlyEnded: true })
  }
}
