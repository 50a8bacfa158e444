import { m } from '#paraglide/messages.js'
import { useCartCount } from '../lists/cart-list.ts'
import { useWishlist } from '../lists/wishlist-list.ts'
import { cartDrawer } from '../layout/overlays.ts'
import { ShopNavLink } from '#pages/shop-link.tsx'
import { CountedIcon } from './counted-icon.tsx'

const place =
  'grid size-11 place-items-center rounded-control text-ink hover:bg-brand-wash hover:text-brand'
const barPlace =
  'flex flex-col items-center justify-center gap-1 text-xs leading-tight font-medium text-ink-soft hover:text-brand aria-[current=page]:text-brand'

/** In the header an icon; in the bottom bar of phones with its word under it. */
export function CartLink({ inBar = false }: { inBar?: boolean }) {
  const count = useCartCount()
  const label = m.header_cart_with_count({ items: m.common_items({ n: count }) })
  return (
    <ShopNavLink
      to="/cart"
      aria-label={label}
      className={inBar ? barPlace : place}
      {...cartDrawer.linkProps}
    >
      <CountedIcon name="cart" count={count} />
      {inBar && m.header_cart()}
    </ShopNavLink>
  )
}

export function WishlistLink({ inBar = false }: { inBar?: boolean }) {
  const count = useWishlist().length
  const label = m.header_wishlist_with_count({ items: m.common_items({ n: count }) })
  return (
    <ShopNavLink to="/wishlist" aria-label={label} className={inBar ? barPlace : place}>
      <CountedIcon name="heart" count={count} />
      {inBar && m.header_wishlist()}
    </ShopNavLink>
  )
}
