import { storeCurrentUser, readCurrentUser, type CurrentUser } from './current-user.ts'
import { callApiAsUser } from './call-api-as-user.ts'

/** Who is signed in, as the shop knows them now; where it does not answer, as it last did. */
export async function loadCurrentUser(): Promise<CurrentUser | undefined> {
  const answer = await callApiAsUser('/auth/session', { method: 'GET' })
  if (answer.outcome === 'answered' && answer.status === 200)
    storeCurrentUser((answer.content as { user?: unknown } | undefined)?.user)
  return readCurrentUser()
}
