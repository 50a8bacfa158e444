import { m } from '#paraglide/messages.js'
import { passwordRuleText } from '#shop/identity/identity-error-text.ts'
import { rulesOf } from '#shop/identity/password-policy.ts'
import { publicPage, shopContext } from '../shop-context.ts'
import type { Route } from './+types/owner'
import { ShopTitle } from './checkout/shop-title.tsx'
import { languageOfPath } from './language.ts'
import { OwnerForm } from './owner/owner-form.tsx'

export function loader({ context, request }: Route.LoaderArgs) {
  publicPage(context, ['settings'])
  const language = languageOfPath(new URL(request.url).pathname)
  const { passwordPolicy } = context.get(shopContext).environment
  const rules = rulesOf(passwordPolicy).map((rule) =>
    passwordRuleText(rule, passwordPolicy, language),
  )
  return { passwordRules: rules.join(', ') }
}

/** Where the link leads that a shop without an owner prints when it starts (D7). */
export default function OwnerPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="page-width flex justify-center pt-6 md:pt-12">
      <ShopTitle title={m.owner_title()} />
      <div className="w-full max-w-xl rounded-card border border-line bg-surface p-5 md:p-8">
        <OwnerForm passwordRules={loaderData.passwordRules} />
      </div>
    </div>
  )
}
