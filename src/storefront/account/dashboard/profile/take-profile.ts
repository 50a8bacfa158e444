import type { Language } from '#platform/language.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { askVerification } from '#shop/identity/ask-verification.ts'
import { identitySchema, type IdentityProblem } from '#shop/identity/contract.ts'
import type { DeleteAccountResult } from '#shop/identity/delete-account.ts'
import { listSessions } from '#shop/identity/list-sessions.ts'
import { updateProfile } from '#shop/identity/update-profile.ts'
import type { Visit } from '#shop/identity/visit.ts'
import { leaveShop } from '#shop/orders/leave-shop.ts'
import type { Shop } from '#shop/shop.ts'

export type ProfileAnswer =
  | { outcome: 'saved' }
  /** A mail is on its way, to prove the address. */
  | { outcome: 'asked' }
  | { outcome: 'check-name'; name: string; problem: IdentityProblem | undefined }
  | DeleteAccountResult

interface Asking {
  actor: Actor
  visit: Visit
}

const textIn = (form: FormData, name: string) => {
  const typed = form.get(name)
  return typeof typed === 'string' ? typed : ''
}

export async function takeName(
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
  await updateProfile(shop, actor, {
    email: actor.email,
    profile: { name: tidied },
    origin: visit.address,
  })
  return { outcome: 'saved' }
}

export async function takeVerification(
  shop: Shop,
  actor: Actor,
  language: Language,
): Promise<ProfileAnswer> {
  const { outcome } = await askVerification(shop, actor, language)
  return { outcome }
}

export async function takeLeave(
  shop: Shop,
  form: FormData,
  { actor, visit }: Asking,
): Promise<ProfileAnswer> {
  const current = (await listSessions(shop, actor)).find(({ isCurrent }) => isCurrent)
  const signedInAt = current?.startedAt ?? new Date(0)
  return leaveShop(shop, actor, { password: textIn(form, 'password'), visit, signedInAt })
}
