import { m } from '#paraglide/messages.js'
import { formAction } from '#pages/form/form-action.ts'
import type { PageHandle } from '#pages/page-handle.ts'
import { identitySchema } from '#shop/identity/contract.ts'
import { signIn } from '#shop/identity/sign-in/sign-in.ts'
import { publicPage, shopContext } from '#shop-context.ts'
import { PageHead, useShell } from '#storefront/page-head.tsx'
import type { Route } from './+types/login'
import { redirectSignedIn, continueToCode, visitOf } from '../auth-answer.ts'
import { AuthCard } from '../auth-card.tsx'
import { AuthPageSwitch } from '../redirect/auth-page-switch.tsx'
import { switchAuthPage } from '../redirect/switch-auth-page.ts'
import { SignInForm } from './sign-in-form.tsx'
import { SignInReasonNotice, useSignInReason } from './sign-in-reason.tsx'
import { GoogleButton } from '../google/google-button.tsx'
import { RedirectSignedIn } from '../redirect/redirect-signed-in.tsx'

export const handle = { mayOpen: 'anyone' } satisfies PageHandle

export function loader({ context }: Route.LoaderArgs) {
  publicPage(context, ['settings'])
  const { shopUrl, google } = context.get(shopContext).environment
  return { shopUrl, google: google !== undefined }
}

export const action = formAction({
  schema: identitySchema.signIn,
  secrets: ['password'],
  before: switchAuthPage,
  run: async (typed, { shop, context, request }) => {
    const result = await signIn(shop, typed, visitOf(context, request))
    switch (result.outcome) {
      case 'signed-in':
        return redirectSignedIn(result, request)
      case 'second-factor-required':
        return continueToCode(result.cookies, request)
      default:
        return { outcome: 'refused', trouble: result.outcome }
    }
  },
})

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const { shopName } = useShell()
  const isConfirming = useSignInReason() === 'confirm'
  return (
    <AuthCard
      title={isConfirming ? m.login_confirm_title() : m.login_title()}
      intro={isConfirming ? undefined : m.login_intro()}
      footer={
        !isConfirming && (
          <>
            <p className="flex flex-wrap items-center gap-x-2">
              {m.login_new_here()}{' '}
              <AuthPageSwitch to="/register">{m.login_to_register()}</AuthPageSwitch>
            </p>
            <p className="text-sm text-ink-soft">{m.login_lists_stay()}</p>
          </>
        )
      }
    >
      <PageHead
        title={`${m.login_title()} · ${shopName}`}
        description={m.login_description({ shop: shopName })}
        path="/login"
        shopUrl={loaderData.shopUrl}
        hidden
      />
      <RedirectSignedIn>
        <SignInReasonNotice />
        {loaderData.google && <GoogleButton />}
        <SignInForm lastResult={actionData} />
      </RedirectSignedIn>
    </AuthCard>
  )
}
