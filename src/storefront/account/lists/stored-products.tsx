import type { ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import { cartTotalInPaisa, unitPriceInPaisa, type CartItem } from '#shop/cart/cart.ts'
import type { WishlistItem } from '#shop/cart/wishlist.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { langOf } from '#ui/lang-of.ts'
import { GoodsOptions, GoodsPicture, nameOf } from '#storefront/cart/goods-line.tsx'
import { countText, paisaText } from '#pages/taka.ts'
import { ShopButtonLink, ShopLink } from '#pages/shop-link.tsx'

/** What the shop keeps of a cart, to be read where the browser's own list is not: without JavaScript. */
export function StoredCart({ items }: { items: readonly CartItem[] }) {
  if (items.length === 0) return <NothingStored icon="cart" title={m.cart_empty()} />
  return (
    <noscript>
      <StoredProducts label={m.cartpage_lines()}>
        {items.map((item) => (
          <StoredLine key={item.variantId} goods={item}>
            <GoodsOptions goods={item} />
            <span className="tabular">
              {countText(item.quantity)} × {paisaText(unitPriceInPaisa(item))}
            </span>
          </StoredLine>
        ))}
      </StoredProducts>
      <p className="mt-4 flex justify-between text-lg font-semibold">
        <span>{m.cart_subtotal()}</span>
        <span className="tabular">{paisaText(cartTotalInPaisa(items))}</span>
      </p>
    </noscript>
  )
}

export function StoredWishlist({ items }: { items: readonly WishlistItem[] }) {
  if (items.length === 0) return <NothingStored icon="heart" title={m.wishlist_empty()} />
  return (
    <noscript>
      <StoredProducts label={m.wishlist_title()}>
        {items.map((item) => (
          <StoredLine key={item.id} goods={item}>
            <span className="tabular">{paisaText(unitPriceInPaisa(item))}</span>
          </StoredLine>
        ))}
      </StoredProducts>
    </noscript>
  )
}

const StoredProducts = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul
    aria-label={label}
    className="divide-y divide-line rounded-card border border-line bg-surface px-4 md:px-5"
  >
    {children}
  </ul>
)

interface KeptLineProps {
  goods: Pick<CartItem, 'slug' | 'name' | 'nameBn' | 'image'>
  children: ReactNode
}

function StoredLine({ goods, children }: KeptLineProps) {
  const name = nameOf(goods)
  return (
    <li className="flex items-start gap-4 py-4">
      <GoodsPicture address={goods.image} size="large" />
      <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <ShopLink
          to={`/product/${goods.slug}`}
          lang={langOf(name)}
          className="inline-flex min-h-11 items-center font-medium hover:text-brand"
        >
          {name}
        </ShopLink>
        {children}
      </div>
    </li>
  )
}

const NothingStored = ({ icon, title }: { icon: 'cart' | 'heart'; title: string }) => (
  <noscript>
    <EmptyState
      icon={icon}
      title={title}
      action={<ShopButtonLink to="/shop">{m.cart_go_shopping()}</ShopButtonLink>}
    />
  </noscript>
)
