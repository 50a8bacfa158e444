import { ShopLink, ShopNavLink } from '#pages/shop-link.tsx'
import type { MenuLink } from '#shop/content/menus/show-menus.ts'
import { langOf } from '#ui/text/lang-of.ts'
import { trackingModal } from '../layout/overlays.ts'

interface MenuEntryProps {
  link: MenuLink
  className: string
  onClick?: () => void
  /** It says which page is open. */
  isNavigation?: boolean
}

/** An entry of a menu: a page of the shop, or a URL elsewhere. */
export function MenuEntry({ link: { path, text }, isNavigation, ...rest }: MenuEntryProps) {
  const props = { ...rest, lang: langOf(text) }
  if (!path.startsWith('/'))
    return (
      <a {...props} href={path} rel="noopener">
        {text}
      </a>
    )
  if (isNavigation)
    return (
      <ShopNavLink {...props} to={path} end={path === '/'}>
        {text}
      </ShopNavLink>
    )
  const modal = path === '/order-tracking' && !rest.onClick && trackingModal.linkProps
  return (
    <ShopLink {...props} {...modal} to={path}>
      {text}
    </ShopLink>
  )
}
