import type { MenuEntry } from '#pages/site-map.ts'
import { useParent } from '#pages/use-parent.ts'
import { Icon } from '#ui/icon.tsx'
import { ShopLink } from '#pages/shop-link.tsx'

/** Above one of many, the way back to all of them. */
export function BackToList({ menu }: { menu: readonly MenuEntry[] }) {
  const list = useParent(menu)
  if (!list) return null
  return (
    <ShopLink
      to={list.to}
      className="mb-2 -ml-1 inline-flex min-h-11 items-center gap-1 font-semibold text-brand print:hidden"
    >
      <Icon name="chevron-left" />
      {list.text}
    </ShopLink>
  )
}
