import { m } from '#paraglide/messages.js'
import { formAction, formActions } from '#pages/form/form-action.ts'
import { languageOfPath } from '#pages/language.ts'
import type { PageHandle } from '#pages/page-handle.ts'
import { identitySchema } from '#shop/identity/contract.ts'
import { acceptAsNewcomer, acceptSignedIn } from '#shop/identity/invitations/accept-invitation.ts'
import { findActor } from '#shop/identity/sessions/find-actor.ts'
import { callerContext, publicPage, shopContext } from '#shop-context.ts'
import type { Route } from './+types/invitation'
import { signedInAnswer, visitOf, type AuthAnswer } from '../auth/auth-answer.ts'
import { AuthCard } from '../auth/auth-card.tsx'
import { NeedsScripts } from '../auth/email-codes/mail-code.tsx'
import { passwordProblemOf } from '../auth/passwords/password-problem.ts'
import { ShopTitle } from '../checkout/shop-title.tsx'
import { Acceptance } from './acceptance.tsx'
import { joinSchema } from './join-schema.ts'

export const handle = { mayOpen: 'anyone' } satisfies PageHandle

export function loader({ context }: Route.LoaderArgs) {
  publicPage(context, ['settings'])
  return { policy: context.get(shopContext).environment.passwordPolicy }
}

const join = formAction({
  schema: joinSchema,
  known: ({ request }) => ({ language: languageOfPath(new URL(request.url).pathname) }),
  secrets: ['code', 'password'],
  limit: { name: 'sign-up', trouble: 'too-many' },
  run: async (typed, { shop, context, request }) => {
    const result = await acceptAsNewcomer(shop, typed, visitOf(context, request))
    switch (result.outcome) {
      case 'signed-up':
        return signedInAnswer(result)
      case 'password-does-not-meet-requirements':
        return { outcome: 'refused', fields: { password: passwordProblemOf(result.rules) } }
      default:
        return { outcome: 'refused', trouble: result.outcome }
    }
  },
})

const accept = formAction<typeof identitySchema.code, AuthAnswer>({
  schema: identitySchema.code,
  secrets: ['code'],
  limit: { name: 'identity-code', trouble: 'too-many' },
  run: async ({ code }, { shop, context, request }) => {
    const found = await findActor(shop, request.headers.get('cookie'))
    if (found.outcome === 'blocked') return { outcome: 'refused', trouble: 'user-disabled' }
    if (found.outcome !== 'known') return { outcome: 'refused', trouble: 'sign-in-required' }
    const { ipAddress } = context.get(callerContext)
    const { outcome } = await acceptSignedIn(shop, found.actor, code, ipAddress)
    if (outcome !== 'accepted') return { outcome: 'refused', trouble: outcome }
    const { email, name: displayName, photoUrl: photoURL } = found.actor
    return { outcome: 'done', answer: { person: { email, displayName, photoURL } } }
  },
})

export const action = formActions<AuthAnswer>({ join, accept })

/** Where the link of an invitation leads: the person chooses name and password, or accepts with the account they have. */
export default function Invitation({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AuthCard title={m.invitation_title()}>
      <ShopTitle title={m.invitation_title()} />
      <NeedsScripts />
      <Acceptance policy={loaderData.policy} lastResult={actionData} />
    </AuthCard>
  )
}
