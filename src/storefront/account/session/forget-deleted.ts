import { readToken } from '../use-account.ts'
import { forgetCheckout } from './forget-checkout.ts'
import { resumeSession } from './resume-session.ts'

/** An account is deleted: nothing of it stays in this browser. Whoever only opens the page loses nothing. */
export async function forgetDeleted(): Promise<void> {
  const wasSignedIn = readToken() !== null
  const answer = await resumeSession()
  if (wasSignedIn && answer === 'signed-out') forgetCheckout()
}
