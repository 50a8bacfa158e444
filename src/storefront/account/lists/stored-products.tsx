import type { ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import { cartTotalInPaisa, unitPriceInPaisa, type CartItem } from '#shop/cart/cart.ts'
import type { WishlistItem } from '#shop/cart/wishlist.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { langOf } from '#ui/text/lang-of.ts'
import { ProductOptions, ProductPicture, nameOf } from '#storefront/cart/product-line.tsx'
import { countText, paisaText } from '#pages/money/taka.ts'
import { ShopButtonLink, ShopLink } from '#pages/shop-link.tsx'

/** What the shop has stored of a cart, to be read where the browser's own list is not: without JavaScript. */
export function StoredCart({ items }: { items: readonly CartItem[] }) {
  if (items.length === 0) return <NothingStored icon="cart" title={m.cart_empty()} />
  return (
    <noscript>
      <StoredProducts label={m.cartpage_lines()}>
        {items.map((item) => (
          <StoredLine key={item.variantId} product={item}>
            <ProductOptions product={item} />
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
          <StoredLine key={item.id} product={item}>
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

interface StoredLineProps {
  product: Pick<CartItem, 'slug' | 'name' | 'nameBn' | 'image' | 'imageFocus'>
  children: ReactNode
}

function StoredLine({ product, children }: StoredLineProps) {
  const name = nameOf(product)
  return (
    <li className="flex items-start gap-4 py-4">
      <ProductPicture url={product.image} focus={product.imageFocus} size="large" />
      <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <ShopLink
          to={`/product/${product.slug}`}
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
