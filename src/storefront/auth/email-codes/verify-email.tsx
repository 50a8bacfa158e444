import { m } from '#paraglide/messages.js'
import { formAction } from '#pages/form/form-action.ts'
import type { PageHandle } from '#pages/page-handle.ts'
import { identitySchema } from '#shop/identity/contract.ts'
import { verifyEmail } from '#shop/identity/emails/verify-email.ts'
import { findActor } from '#shop/identity/sessions/find-actor.ts'
import { callerContext, publicPage } from '#shop-context.ts'
import { ShopTitle } from '#storefront/checkout/shop-title.tsx'
import type { Route } from './+types/verify-email'
import { CodeMissing, NeedsScripts, useHasCode } from './mail-code.tsx'
import { ConfirmEmail } from './confirm-email.tsx'
import { AuthCard } from '../auth-card.tsx'
import { readCode, readStoredCode } from './read-code.ts'

export const handle = { mayOpen: 'anyone' } satisfies PageHandle

export function loader({ context }: Route.LoaderArgs) {
  publicPage(context, ['settings'])
  return null
}

export const action = formAction({
  schema: identitySchema.code,
  secrets: ['code'],
  limit: { name: 'identity-code', trouble: 'too-many-requests' },
  run: async ({ code }, { shop, context, request }) => {
    const found = await findActor(shop, request.headers.get('cookie'))
    if (found.outcome === 'blocked') return { outcome: 'refused', trouble: 'user-disabled' }
    if (found.outcome !== 'known') return { outcome: 'refused', trouble: 'sign-in-required' }
    const { ipAddress } = context.get(callerContext)
    const { outcome } = await verifyEmail(shop, found.actor, code, ipAddress)
    return outcome === 'verified' ? { outcome: 'done' } : { outcome: 'refused', trouble: outcome }
  },
})

/** Of the link; or of one that somebody had to sign in for first. */
const codeOfMail = () => readCode() || readStoredCode()

/** Where the mail leads that asks whether an e-mail is somebody's own. */
export default function VerifyEmail({ actionData }: Route.ComponentProps) {
  const hasCode = useHasCode(codeOfMail)
  return (
    <AuthCard title={m.verify_title()} intro={m.verify_intro()}>
      <ShopTitle title={m.verify_title()} />
      <NeedsScripts />
      {hasCode === false ? (
        <CodeMissing to="/dashboard/profile" label={m.verify_ask_again()} />
      ) : (
        <ConfirmEmail readCode={codeOfMail} lastResult={actionData} />
      )}
    </AuthCard>
  )
}
