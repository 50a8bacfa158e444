import { m } from '#paraglide/messages.js'
import type { MenuEntry } from '#pages/site-map.ts'
import { useParent } from '#pages/use-parent.ts'
import { Icon } from '#ui/icon.tsx'
import { ShopLink } from '#pages/shop-link.tsx'

/** On phones, where the menu stands on the first page of the account: one of many leads to its list, all others to the first page. */
export function BackToAccount({ menu }: { menu: readonly MenuEntry[] }) {
  const parent = useParent(menu)
  return (
    <ShopLink
      to={parent?.to ?? '/dashboard'}
      className="mb-2 -ml-1 inline-flex min-h-11 items-center gap-1 font-semibold text-brand md:hidden print:hidden"
    >
      <Icon name="chevron-left" />
      {parent?.text ?? m.header_my_account()}
    </ShopLink>
  )
}
