import type { Language } from '#platform/language.ts'
import type { Actor } from '#shop/identity/roles/actor.ts'
import { askVerification } from '#shop/identity/emails/ask-verification.ts'
import { identitySchema, type IdentityProblem } from '#shop/identity/contract.ts'
import { listSessions } from '#shop/identity/sessions/list-sessions.ts'
import { updateProfile } from '#shop/identity/accounts/update-profile.ts'
import type { Visit } from '#shop/identity/visit.ts'
import { leaveShop } from '#shop/orders/own-orders/leave-shop.ts'
import { byPerson } from '#shop/initiator.ts'
import type { Shop } from '#shop/shop.ts'
import type { ProfileAnswer } from './profile-answer.ts'

export interface Asking {
  actor: Actor
  visit: Visit
}

export const textIn = (form: FormData, name: string) => {
  const typed = form.get(name)
  return typeof typed === 'string' ? typed : ''
}

export async function submitName(
  shop: Shop,
  form: FormData,
  { actor, visit }: Asking,
): Promise<ProfileAnswer> {
  const name = textIn(form, 'name')
  const checked = identitySchema.profile.safeParse({ name })
  if (!checked.success) {
    const problem = checked.error.issues[0]?.message as IdentityProblem | undefined
    return { outcome: 'check-name', name, problem }
  }
  const { name: tidied } = checked.data
  await updateProfile(shop, byPerson(actor, visit.address), {
    email: actor.email,
    profile: { name: tidied },
  })
  return { outcome: 'saved' }
}

export async function requestVerification(
  shop: Shop,
  { actor, visit }: Asking,
): Promise<ProfileAnswer> {
  const { outcome } = await askVerification(shop, actor, visit.address)
  return { outcome: outcome === 'asked' ? outcome : 'email-too-many' }
}

/** Nothing once the account is deleted. */
export async function submitDeletion(
  shop: Shop,
  form: FormData,
  { actor, visit }: Asking,
): Promise<ProfileAnswer | undefined> {
  const current = (await listSessions(shop, actor)).find(({ isCurrent }) => isCurrent)
  const signedInAt = current?.startedAt ?? new Date(0)
  const password = textIn(form, 'password')
  const { outcome } = await leaveShop(shop, actor, { password, visit, signedInAt })
  return outcome === 'deleted' ? undefined : { outcome: 'deletion-refused', why: outcome }
}

/** Undefined where none of the two was chosen. */
export async function submitLanguage(
  shop: Shop,
  form: FormData,
  { actor, visit }: Asking,
): Promise<Language | undefined> {
  const checked = identitySchema.language.safeParse({ language: textIn(form, 'language') })
  if (!checked.success) return undefined
  const { language } = checked.data
  const change = { email: actor.email, profile: { language } }
  await updateProfile(shop, byPerson(actor, visit.address), change)
  return language
}
