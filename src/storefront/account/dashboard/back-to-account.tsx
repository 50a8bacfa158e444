import { m } from '#paraglide/messages.js'
import { Icon } from '#ui/icon.tsx'
import { ShopLink } from '../../shop-link.tsx'

/** On phones, where the menu stands on the first page of the account. */
export function BackToAccount() {
  return (
    <ShopLink
      to="/dashboard"
      className="mb-2 -ml-1 inline-flex min-h-11 items-center gap-1 font-semibold text-brand md:hidden print:hidden"
    >
      <Icon name="chevron-left" />
      {m.header_my_account()}
    </ShopLink>
  )
}
