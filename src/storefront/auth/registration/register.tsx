import { m } from '#paraglide/messages.js'
import { formAction } from '#pages/form/form-action.ts'
import type { PageHandle } from '#pages/page-handle.ts'
import { signUp } from '#shop/identity/accounts/sign-up.ts'
import { identitySchema } from '#shop/identity/contract.ts'
import { publicPage, shopContext } from '#shop-context.ts'
import { languageOfPath } from '#pages/language.ts'
import { PageHead, useShell } from '#storefront/page-head.tsx'
import type { Route } from './+types/register'
import { redirectSignedIn, visitOf } from '../auth-answer.ts'
import { AuthCard } from '../auth-card.tsx'
import { AuthPageSwitch } from '../redirect/auth-page-switch.tsx'
import { switchAuthPage } from '../redirect/switch-auth-page.ts'
import { RegistrationForm } from './registration-form.tsx'
import { passwordProblemOf, passwordPolicyProblem } from '../passwords/password-problem.ts'
import { GoogleButton } from '../google/google-button.tsx'
import { RedirectSignedIn } from '../redirect/redirect-signed-in.tsx'

export const handle = { mayOpen: 'anyone' } satisfies PageHandle

export function loader({ context }: Route.LoaderArgs) {
  publicPage(context, ['settings'])
  const shop = context.get(shopContext)
  const { shopUrl, passwordPolicy, google } = shop.environment
  return { shopUrl, policy: passwordPolicy, google: google !== undefined }
}

export const action = formAction({
  schema: identitySchema.signUp,
  known: ({ request }) => ({ language: languageOfPath(new URL(request.url).pathname) }),
  secrets: ['password'],
  limit: { name: 'sign-up', trouble: 'too-many-requests' },
  before: switchAuthPage,
  moreProblems: (form, { environment }) => passwordPolicyProblem(form, environment.passwordPolicy),
  run: async (typed, { shop, context, request }) => {
    const result = await signUp(shop, typed, visitOf(context, request))
    switch (result.outcome) {
      case 'signed-up':
        return redirectSignedIn(result, request)
      case 'password-does-not-meet-requirements':
        return { outcome: 'refused', fields: { password: passwordProblemOf(result.rules) } }
      default:
        return { outcome: 'refused', trouble: result.outcome }
    }
  },
})

export default function Register({ loaderData, actionData }: Route.ComponentProps) {
  const { shopName } = useShell()
  return (
    <AuthCard
      title={m.register_title()}
      intro={m.register_intro()}
      footer={
        <>
          <p className="flex flex-wrap items-center gap-x-2">
            {m.register_have()} <AuthPageSwitch to="/login">{m.register_to_login()}</AuthPageSwitch>
          </p>
          <p className="text-sm text-ink-soft">{m.login_lists_stay()}</p>
        </>
      }
    >
      <PageHead
        title={`${m.register_title()} · ${shopName}`}
        description={m.register_description({ shop: shopName })}
        path="/register"
        shopUrl={loaderData.shopUrl}
        hidden
      />
      <RedirectSignedIn>
        {loaderData.google && <GoogleButton />}
        <RegistrationForm policy={loaderData.policy} lastResult={actionData} />
      </RedirectSignedIn>
    </AuthCard>
  )
}
