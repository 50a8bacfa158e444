import { useLocation } from 'react-router'
import { Icon } from '#ui/icon.tsx'
import { ShopLink } from '../../shop-link.tsx'
import { parentPage } from './parent-page.ts'

/** On phones, where the menu stands on the first page of the account. */
export function BackToAccount() {
  const { to, text } = parentPage(useLocation().pathname)
  return (
    <ShopLink
      to={to}
      className="mb-2 -ml-1 inline-flex min-h-11 items-center gap-1 font-semibold text-brand md:hidden print:hidden"
    >
      <Icon name="chevron-left" />
      {text()}
    </ShopLink>
  )
}
