import { m } from '#paraglide/messages.js'
import { formAction } from '#pages/form/form-action.ts'
import type { PageHandle } from '#pages/page-handle.ts'
import { identitySchema } from '#shop/identity/contract.ts'
import { claimShop } from '#shop/identity/ownership/claim-shop.ts'
import { publicPage, shopContext } from '#shop-context.ts'
import type { Route } from './+types/owner'
import { signedInAnswer, visitOf } from '../auth/auth-answer.ts'
import { passwordProblemOf } from '../auth/passwords/password-problem.ts'
import { languageOfPath } from '#pages/language.ts'
import { ShopTitle } from '../checkout/shop-title.tsx'
import { OwnerForm } from './owner-form.tsx'

export const handle = { mayOpen: 'anyone' } satisfies PageHandle

export function loader({ context }: Route.LoaderArgs) {
  publicPage(context, ['settings'])
  return { policy: context.get(shopContext).environment.passwordPolicy }
}

export const action = formAction({
  schema: identitySchema.signUp.extend(identitySchema.code.shape),
  known: ({ request }) => ({ language: languageOfPath(new URL(request.url).pathname) }),
  secrets: ['code', 'password'],
  limit: { name: 'sign-up', trouble: 'too-many' },
  run: async (typed, { shop, context, request }) => {
    const result = await claimShop(shop, typed, visitOf(context, request))
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

/** Where the link leads that a shop without an owner prints when it starts (D7). */
export default function OwnerPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="page-width flex justify-center pt-4 md:pt-12">
      <ShopTitle title={m.owner_title()} />
      <div className="w-full max-w-md rounded-card border border-line bg-surface p-5 md:p-8">
        <OwnerForm policy={loaderData.policy} lastResult={actionData} />
      </div>
    </div>
  )
}
