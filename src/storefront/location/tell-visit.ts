import { readAccountEmail } from '../account/account-email.ts'
import { readAccount, watchAccount } from '../account/use-account.ts'
import { tell as tellEvent } from '../analytics/tell.ts'
import { apiAddress } from '../api-address.ts'
import { warn } from '../warn.ts'
import type { Place } from './place.ts'
import { readFromSession, rememberForSession } from './session.ts'
import { visitorRecord } from './visitor-record.ts'

/** Who was told of already in this session. */
const heardKey = 'user-location-told'
const sentKey = 'visitor-sent'

/** The tag manager hears where a visitor is, and the shop where a signed-in one is (spec 7): each once in a session. */
export function tellVisit(place: Place): void {
  tell(place)
  watchAccount(() => tell(place))
}

function tell(place: Place): void {
  const isSignedIn = readAccount() === 'signed-in'
  const email = isSignedIn ? readAccountEmail() : ''
  const who = isSignedIn ? `signed-in ${email}` : 'anonymous'
  const record = visitorRecord({ place, email, userAgent: navigator.userAgent, at: new Date() })
  if (isNew(heardKey, who)) tellEvent({ type: 'visitor-located', visitor: record })
  if (isSignedIn && isNew(sentKey, who)) void send(record)
}

function isNew(key: string, who: string): boolean {
  if (readFromSession(key) === who) return false
  rememberForSession(key, who)
  return true
}

/** A visitor has nothing to do with a failure: it is logged only (spec 8). */
async function send(record: ReturnType<typeof visitorRecord>): Promise<void> {
  try {
    const answer = await fetch(apiAddress('/visitor'), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(record),
      keepalive: true,
    })
    if (!answer.ok) warn(`The visitor record was not taken: status ${answer.status}`)
  } catch {
    warn('The visitor record could not be sent')
  }
}
