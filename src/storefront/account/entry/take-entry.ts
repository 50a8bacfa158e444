import type { Language } from '#platform/language.ts'
import { signIn } from '#shop/identity/sign-in/sign-in.ts'
import { signUp } from '#shop/identity/accounts/sign-up.ts'
import type { Visit } from '#shop/identity/visit.ts'
import type { Shop } from '#shop/shop.ts'
import { readTyped } from '../../forms/form-answer.ts'
import { checkRegistration, checkSignIn } from './check-entry.ts'
import { passwordProblemOf } from './password-problem.ts'
import { entryFields, type AnsweredEntry, type EntryAnswer } from './entry-form.ts'

/** `cookies`: of the session that has begun, or of the sign-in that waits for its second step; else none. */
export type Taken = AnsweredEntry & { cookies: readonly string[] }

/** Somebody signs in with a plain form, without JavaScript: the same rules and limits as those of the API. */
export async function takeSignIn(shop: Shop, form: FormData, visit: Visit): Promise<Taken> {
  const { password, ...typed } = readTyped(form, entryFields)
  const checked = checkSignIn({ ...typed, password })
  if (checked.outcome === 'check-fields') return { answer: checked, typed, cookies: [] }
  const result = await signIn(shop, checked.content, visit)
  if (result.outcome === 'signed-in')
    return { answer: { outcome: 'sent' }, typed, cookies: result.cookies }
  const cookies = result.outcome === 'second-factor-required' ? result.cookies : []
  return { answer: { outcome: result.outcome }, typed, cookies }
}

interface Registering {
  visit: Visit
  language: Language
}

export async function takeRegistration(
  shop: Shop,
  form: FormData,
  { visit, language }: Registering,
): Promise<Taken> {
  const { password, ...typed } = readTyped(form, entryFields)
  const refuse = (answer: EntryAnswer): Taken => ({ answer, typed, cookies: [] })
  const limit = await shop.rateLimits.take('sign-up', visit.address)
  if (limit.outcome === 'too-many') return refuse({ outcome: 'too-many-requests' })
  const policy = shop.environment.passwordPolicy
  const checked = checkRegistration({ ...typed, password }, { policy, language })
  if (checked.outcome === 'check-fields') return refuse(checked)
  const result = await signUp(shop, checked.content, visit)
  switch (result.outcome) {
    case 'signed-up':
      return { answer: { outcome: 'sent' }, typed, cookies: result.cookies }
    case 'too-many-requests':
    case 'email-already-in-use':
      return refuse({ outcome: result.outcome })
    case 'password-does-not-meet-requirements':
      return refuse({
        outcome: 'check-fields',
        fields: { password: passwordProblemOf(result.rules) },
      })
  }
}
