import '#pages/form/zod-without-eval.ts'
import { getLocale } from '#paraglide/runtime.js'
import { identitySchema } from '#shop/identity/contract.ts'
import { passwordProblemOf, rulesIn } from '../account/entry/password-problem.ts'
import { beginSession, type Person } from '../account/session/begin-session.ts'
import { apiAddress } from '../api-address.ts'
import { problemsOf, readTyped } from '../forms/form-answer.ts'
import { ownerFields, type OwnerAnswer } from './owner-fields.ts'

const longestWaitMs = 30_000

/** What the call refuses, as the form says it. */
const refusals: Record<string, OwnerAnswer> = {
  'invalid-action-code': { outcome: 'link-used' },
  'email-already-in-use': { outcome: 'email-taken' },
  'too-many-requests': { outcome: 'too-many' },
}

/** Loaded with the first press: the rules are many kilobytes. */
export async function sendOwner(form: FormData): Promise<OwnerAnswer> {
  const typed = { ...readTyped(form, ownerFields), language: getLocale() }
  const checked = identitySchema.signUp.extend(identitySchema.code.shape).safeParse(typed)
  if (!checked.success)
    return { outcome: 'check-fields', fields: problemsOf(checked.error.issues, ownerFields) }
  try {
    const response = await fetch(apiAddress('/auth/claim-shop'), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(checked.data),
      signal: AbortSignal.timeout(longestWaitMs),
    })
    if (response.ok) {
      // They own the shop, whether or not this browser can show it yet.
      await beginSessionOf(response).catch(() => undefined)
      return { outcome: 'sent' }
    }
    const content = (await response.json()) as { code?: string }
    const { code } = content
    if (code === 'password-does-not-meet-requirements')
      return {
        outcome: 'check-fields',
        fields: { password: passwordProblemOf(rulesIn(content)) },
      }
    return refusals[code ?? ''] ?? { outcome: 'away' }
  } catch {
    return { outcome: 'no-connection' }
  }
}

/** The call has signed in; what the pages know it by is still missing. */
async function beginSessionOf(response: Response): Promise<void> {
  const { user } = (await response.json()) as { user: Person }
  await beginSession(user)
}
