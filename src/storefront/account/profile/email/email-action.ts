import { changeEmail } from '#shop/identity/emails/change-email.ts'
import { identitySchema, type IdentityProblem } from '#shop/identity/contract.ts'
import { hasPassword } from '#shop/identity/sign-in/prove-again.ts'
import { askEmailAgain, cancelEmailChange } from '#shop/identity/emails/pending-email.ts'
import type { Shop } from '#shop/shop.ts'
import type { EmailAnswer } from './email-answer.ts'
import { textIn, type Asking } from '../profile-action.ts'

/** A new address is asked for its consent; whoever has a password shows that it is them. */
export async function submitEmail(
  shop: Shop,
  form: FormData,
  { actor, visit }: Asking,
): Promise<EmailAnswer> {
  const email = textIn(form, 'email')
  const password = textIn(form, 'password')
  const wantsPassword = await hasPassword(shop, actor.userId)
  const checked = identitySchema.changeEmail.safeParse({
    email,
    currentPassword: wantsPassword ? password : undefined,
  })
  if (!checked.success) {
    const problems: { email?: IdentityProblem; password?: IdentityProblem } = {}
    for (const { path, message } of checked.error.issues)
      problems[path[0] === 'email' ? 'email' : 'password'] ??= message as IdentityProblem
    return { outcome: 'email-refused', email, why: problems }
  }
  const { outcome } = await changeEmail(shop, actor, checked.data, visit)
  return outcome === 'asked'
    ? { outcome: 'email-asked' }
    : { outcome: 'email-refused', email, why: outcome }
}

/** Once more the same mail, or not at all any more. */
export async function submitPendingEmail(
  shop: Shop,
  what: 'email-again' | 'email-cancel',
  { actor, visit }: Asking,
): Promise<EmailAnswer> {
  if (what === 'email-cancel') {
    await cancelEmailChange(shop, actor)
    return { outcome: 'email-cancelled' }
  }
  const { outcome } = await askEmailAgain(shop, actor, visit.address)
  switch (outcome) {
    case 'asked':
      return { outcome: 'email-asked' }
    case 'not-pending':
      return { outcome: 'email-not-pending' }
    case 'too-many-requests':
      return { outcome: 'email-too-many' }
  }
}
