import { warn } from '../warn.ts'
import { storeCurrentUser } from './current-user.ts'
import { readToken } from './use-account.ts'
import { callApiAsUser } from './call-api-as-user.ts'
import { fetchToken, type TokenAnswer } from './token/fetch-token.ts'
import { keepSessionAlive } from './keep-session-alive.ts'

/** As identity answers it. */
export interface Person {
  email: string
  displayName: string
  photoURL: string | null
}

/** A person has just signed in: fetches the token, then saves the profile (spec 7). */
export async function beginSession(person: Person): Promise<TokenAnswer> {
  const answer = await fetchToken(person.email)
  if (answer !== 'stored') return answer
  keepSessionAlive()
  storeCurrentUser(person)
  // Nobody waits for it.
  void saveProfile(person)
  return answer
}

/** What the shop answers is the current user from then on (spec 7). A failure is logged only (spec 8). */
async function saveProfile({ email, displayName, photoURL }: Person): Promise<void> {
  const answer = await callApiAsUser(`/user/${encodeURIComponent(email)}`, {
    method: 'PUT',
    content: { name: displayName, photoURL },
  })
  if (answer.outcome === 'no-connection' || answer.status >= 400) warn('Error updating profile')
  else if (readToken() !== null) storeCurrentUser(answer.content)
}
