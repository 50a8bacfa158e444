import { m } from '#paraglide/messages.js'
import { formAction } from '#pages/form/form-action.ts'
import type { PageHandle } from '#pages/page-handle.ts'
import { identitySchema } from '#shop/identity/contract.ts'
import { resetPassword } from '#shop/identity/passwords/reset-password.ts'
import { callerContext, publicPage, shopContext } from '#shop-context.ts'
import { ShopTitle } from '#storefront/checkout/shop-title.tsx'
import { NeedsScripts } from '../email-codes/mail-code.tsx'
import type { Route } from './+types/reset-password'
import { headersOf } from '../auth-answer.ts'
import { passwordProblemOf, passwordPolicyProblem } from './password-problem.ts'
import { AuthCard } from '../auth-card.tsx'
import { NewPasswordForm } from './new-password-form.tsx'

export const handle = { mayOpen: 'anyone' } satisfies PageHandle

export function loader({ context }: Route.LoaderArgs) {
  publicPage(context, ['settings'])
  return { policy: context.get(shopContext).environment.passwordPolicy }
}

export const action = formAction({
  schema: identitySchema.resetPassword,
  secrets: ['code', 'password'],
  limit: { name: 'identity-code', trouble: 'too-many-requests' },
  moreProblems: (form, { environment }) => passwordPolicyProblem(form, environment.passwordPolicy),
  run: async (typed, { shop, context }) => {
    const result = await resetPassword(shop, typed, context.get(callerContext).ipAddress)
    switch (result.outcome) {
      case 'reset':
        return { outcome: 'done', headers: headersOf(result.cookies) }
      case 'password-does-not-meet-requirements':
        return { outcome: 'refused', fields: { password: passwordProblemOf(result.rules) } }
      default:
        return { outcome: 'refused', trouble: result.outcome }
    }
  },
})

/** Where the mail for a forgotten password leads. */
export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AuthCard title={m.newpassword_title()} intro={m.newpassword_intro()}>
      <ShopTitle title={m.newpassword_title()} />
      <NeedsScripts />
      <NewPasswordForm policy={loaderData.policy} lastResult={actionData} />
    </AuthCard>
  )
}
