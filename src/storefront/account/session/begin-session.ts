import { warn } from '../../warn.ts'
import { keepCurrentUser } from '../current-user.ts'
import { readToken } from '../use-account.ts'
import { askAsMe } from './ask-as-me.ts'
import { askToken, type TokenAnswer } from './ask-token.ts'
import { keepSession } from './keep-session.ts'

/** As identity answers it. */
export interface Person {
  email: string
  displayName: string
  photoURL: string | null
}

/** Somebody has just proved who they are: the token, then the profile (spec 7). */
export async function beginSession(person: Person): Promise<TokenAnswer> {
  const answer = await askToken(person.email)
  if (answer !== 'kept') return answer
  keepSession()
  keepCurrentUser(person)
  // Nobody waits for it.
  void saveProfile(person)
  return answer
}

/** What the shop answers is the current user from then on (spec 7). A failure is logged only (spec 8). */
async function saveProfile({ email, displayName, photoURL }: Person): Promise<void> {
  const answer = await askAsMe(`/user/${encodeURIComponent(email)}`, {
    method: 'PUT',
    content: { name: displayName, photoURL },
  })
  if (answer.outcome === 'no-connection' || answer.status >= 400) warn('Error updating profile')
  else if (readToken() !== null) keepCurrentUser(answer.content)
}
