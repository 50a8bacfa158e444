import { keepCurrentUser, readCurrentUser, type CurrentUser } from './current-user.ts'
import { askAsMe } from './session/ask-as-me.ts'

/** Who is signed in, as the shop knows them now; where it does not answer, as it last did. */
export async function loadCurrentUser(): Promise<CurrentUser | undefined> {
  const answer = await askAsMe('/auth/session', { method: 'GET' })
  if (answer.outcome === 'answered' && answer.status === 200)
    keepCurrentUser((answer.content as { user?: unknown } | undefined)?.user)
  return readCurrentUser()
}
