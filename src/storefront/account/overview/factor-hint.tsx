import { m } from '#paraglide/messages.js'
import { Icon } from '#ui/icon.tsx'
import { ShopButtonLink } from '#pages/shop-link.tsx'

/** For whoever works for the shop with a password alone, where the shop does not ask for more (factor-notice.tsx). */
export function FactorHint() {
  return (
    <section
      aria-label={m.factor_title()}
      className="rounded-card border border-line bg-brand-wash p-4 md:p-6"
    >
      <p className="flex items-start gap-2">
        <Icon name="shield" className="mt-0.5 text-brand" />
        <span className="min-w-0">
          <span className="block font-semibold">{m.factor_hint_title()}</span>
          {m.factor_intro()} {m.factor_hint_text()}
        </span>
      </p>
      <ShopButtonLink to="/dashboard/security/second-factor" variant="quiet" className="mt-4">
        {m.factor_set_up()}
      </ShopButtonLink>
    </section>
  )
}
