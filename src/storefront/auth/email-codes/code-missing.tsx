import { m } from '#paraglide/messages.js'
import { ShopButtonLink } from '#pages/shop-link.tsx'

/** Instead of a form that could only fail: what to do where no code came with the address. */
export function CodeMissing({ to, label }: { to: string; label: string }) {
  return (
    <div className="mt-5">
      <p className="mb-4">{m.code_missing()}</p>
      <ShopButtonLink to={to} variant="quiet">
        {label}
      </ShopButtonLink>
    </div>
  )
}
