import { readAccountEmail } from '../session/account-email.ts'
import { readAccountId } from '../session/token/token.ts'
import { readToken, watchAccount } from '../session/use-account.ts'
import { trackEvent } from '../analytics/track-event.ts'
import { warn } from '../warn.ts'
import type { Place } from '#shop/visitors/place.ts'
import { clearVisit, isNewVisit } from './tracked-visit.ts'
import { visitorRecord } from './visitor-record.ts'

/** Tracks where a visitor is, and sends the shop where a signed-in one is (spec 7): each once in a session. */
export function trackVisit(place: Place): void {
  track(place)
  watchAccount(() => track(place))
}

function track(place: Place): void {
  const token = readToken()
  const account = token ? (readAccountId(token) ?? 'signed-in') : undefined
  const email = token ? readAccountEmail() : ''
  // They may have left in another tab.
  if (!account) clearVisit()
  const record = visitorRecord({ place, email, userAgent: navigator.userAgent, at: new Date() })
  if (isNewVisit('tracked', account)) trackEvent({ type: 'visitor-located', visitor: record })
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
