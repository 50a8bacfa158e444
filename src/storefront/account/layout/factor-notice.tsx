import { m } from '#paraglide/messages.js'
import { Icon } from '#ui/icon.tsx'
import { ShopButtonLink } from '#pages/shop-link.tsx'

/** For staff who have not set up the second factor that the shop asks for: until then their work waits. */
export function FactorNotice() {
  return (
    <section
      aria-label={m.factor_title()}
      className="mb-5 rounded-card bg-deal-wash p-4 text-on-deal-wash md:p-6 print:hidden"
    >
      <p className="flex items-start gap-2 font-medium">
        <Icon name="shield" className="mt-0.5" />
        <span className="min-w-0">{m.factor_required_text()}</span>
      </p>
      <ShopButtonLink to="/dashboard/security/second-factor" className="mt-4">
        {m.factor_set_up()}
      </ShopButtonLink>
    </section>
  )
}
