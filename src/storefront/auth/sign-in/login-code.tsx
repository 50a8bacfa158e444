import { z } from 'zod'
import { m } from '#paraglide/messages.js'
import { formAction } from '#pages/form/form-action.ts'
import type { PageHandle } from '#pages/page-handle.ts'
import { signInWithSecondFactor } from '#shop/identity/sign-in/sign-in-with-second-factor.ts'
import { publicPage, shopContext } from '#shop-context.ts'
import { PageHead, useShell } from '#storefront/page-head.tsx'
import type { Route } from './+types/login-code'
import { redirectSignedIn, visitOf } from '../auth-answer.ts'
import { CodeForm } from './code-form.tsx'
import { AuthCard } from '../auth-card.tsx'
import { RedirectSignedIn } from '../redirect/redirect-signed-in.tsx'

export const handle = { mayOpen: 'anyone' } satisfies PageHandle

export function loader({ context }: Route.LoaderArgs) {
  publicPage(context, ['settings'])
  return { shopUrl: context.get(shopContext).environment.shopUrl }
}

const typed = z.string().max(100, 'missing').trim().default('')

/** Six digits of the phone, or, from under a fold, a recovery code. */
const codeSchema = z
  .object({ code: typed, recovery: typed })
  .refine(({ code, recovery }) => code !== '' || recovery !== '', {
    path: ['code'],
    message: 'missing',
  })

export const action = formAction({
  schema: codeSchema,
  secrets: ['code', 'recovery'],
  limit: { name: 'identity-code', trouble: 'too-many-requests' },
  run: async ({ code, recovery }, { shop, context, request }) => {
    const result = await signInWithSecondFactor(shop, code || recovery, visitOf(context, request))
    return result.outcome === 'signed-in'
      ? redirectSignedIn(result, request)
      : { outcome: 'refused', trouble: result.outcome }
  },
})

/** The second step of signing in. The page is the same for everybody: who it is for, a cookie says that only the shop reads. */
export default function LoginCode({ loaderData, actionData }: Route.ComponentProps) {
  const { shopName } = useShell()
  return (
    <AuthCard title={m.factor_code_title()} intro={m.factor_code_intro()}>
      <PageHead
        title={`${m.factor_code_title()} · ${shopName}`}
        description={m.login_description({ shop: shopName })}
        path="/login/code"
        shopUrl={loaderData.shopUrl}
        hidden
      />
      <RedirectSignedIn>
        <CodeForm lastResult={actionData} />
      </RedirectSignedIn>
    </AuthCard>
  )
}
