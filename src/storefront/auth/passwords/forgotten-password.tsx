import { m } from '#paraglide/messages.js'
import { formAction } from '#pages/form/form-action.ts'
import type { PageHandle } from '#pages/page-handle.ts'
import { identitySchema } from '#shop/identity/contract.ts'
import { requestReset } from '#shop/identity/passwords/request-reset.ts'
import { callerContext, publicPage, shopContext } from '#shop-context.ts'
import { PageHead, useShell } from '#storefront/page-head.tsx'
import type { Route } from './+types/forgotten-password'
import { AuthCard } from '../auth-card.tsx'
import { sameOriginPath } from '../redirect/same-origin-path.ts'
import { ForgottenForm } from './forgotten-form.tsx'

export const handle = { mayOpen: 'anyone' } satisfies PageHandle

export function loader({ context }: Route.LoaderArgs) {
  publicPage(context, ['settings'])
  return { shopUrl: context.get(shopContext).environment.shopUrl }
}

/** A mail stays small, whatever stands in the address. */
const longestFrom = 500

/** Whether there is such an account, nobody learns here. */
export const action = formAction({
  schema: identitySchema.requestReset,
  limit: { name: 'identity-code', trouble: 'too-many-requests' },
  run: async ({ email }, { shop, context, url }) => {
    // The mail's link keeps it until the person signs in with the new password.
    const from = sameOriginPath(url.searchParams.get('from'), '')
    const { outcome } = await requestReset(
      shop,
      { email, ...(from !== '' && from.length <= longestFrom && { from }) },
      context.get(callerContext).ipAddress,
    )
    return outcome === 'asked' ? { outcome: 'done' } : { outcome: 'refused', trouble: outcome }
  },
})

export default function ForgottenPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { shopName } = useShell()
  return (
    <AuthCard title={m.forgotten_title()} intro={m.forgotten_intro()}>
      <PageHead
        title={`${m.forgotten_title()} · ${shopName}`}
        description={m.forgotten_description({ shop: shopName })}
        path="/forgotten-password"
        shopUrl={loaderData.shopUrl}
        hidden
      />
      <ForgottenForm lastResult={actionData} />
    </AuthCard>
  )
}
