import { readAccountEmail } from '../session/account-email.ts'
import { readAccountId } from '../session/token/token.ts'
import { readToken, watchAccount } from '../session/use-account.ts'
import { tell as tellEvent } from '../analytics/tell.ts'
import { warn } from '../warn.ts'
import type { Place } from '#shop/visitors/place.ts'
import { forgetVisit, isNewVisit } from './told-visit.ts'
import { visitorRecord } from './visitor-record.ts'

/** The tag manager hears where a visitor is, and the shop where a signed-in one is (spec 7): each once in a session. */
export function tellVisit(place: Place): void {
  tell(place)
  watchAccount(() => tell(place))
}

function tell(place: Place): void {
  const token = readToken()
  const account = token ? (readAccountId(token) ?? 'signed-in') : undefined
  const email = token ? readAccountEmail() : ''
  // They may have left in another tab.
  if (!account) forgetVisit()
  const record = visitorRecord({ place, email, userAgent: navigator.userAgent, at: new Date() })
  if (isNewVisit('heard', account)) tellEvent({ type: 'visitor-located', visitor: record })
  if (account && isNewVisit('sent', account)) send(record).catch(notSent)
}

/** A visitor has nothing to do with a failure: it is logged only (spec 8). */
async function send(record: ReturnType<typeof visitorRecord>): Promise<void> {
  // Only who is signed in has use for it.
  const { callApiAsUser } = await import('../session/call-api-as-user.ts')
  const answer = await callApiAsUser('/visitor', { content: record, keepalive: true })
  if (answer.outcome === 'no-connection') notSent()
  else if (answer.status >= 400) warn(`The visitor record was not taken: status ${answer.status}`)
}

const notSent = () => warn('The visitor record could not be sent')
