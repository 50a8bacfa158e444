import { m } from '#paraglide/messages.js'
import { PhoneLink } from './phone-link.tsx'

/** The cart lives in the browser: without JavaScript the shop takes orders by phone. */
export function NeedsJavaScript() {
  return (
    <noscript>
      <p className="mb-5 rounded-card border border-line bg-deal-wash p-4 text-on-deal-wash">
        {m.checkout_needs_javascript()} <PhoneLink />
      </p>
    </noscript>
  )
}
