import { useEffect } from 'react'
import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { inLanguage } from '#platform/language.ts'
import { cartTotalInPaisa, unitPriceInPaisa, type CartItem } from '#shop/cart/cart.ts'
import { coverClass } from '#shop/pictures/focus.ts'
import { Dollars } from '#ui/text/dollars.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import type { OnDemandProps } from '#ui/on-demand.tsx'
import { langOf } from '#ui/text/lang-of.ts'
import { ProductOptions } from './product-line.tsx'
import { cartViewed } from '../analytics/shop-event.ts'
import { trackEvent } from '../analytics/track-event.ts'
import { paisaText } from '#pages/money/taka.ts'
import { readCart, updateCart, useCart } from '../lists/cart-list.ts'
import { ShopButtonLink, ShopLink } from '#pages/shop-link.tsx'
import { SideSheet } from '../layout/side-sheet.tsx'

export function CartDrawer({ open, onClose }: OnDemandProps) {
  const cart = useCart()
  useEffect(() => {
    const seen = open ? cartViewed(readCart()) : undefined
    if (seen) trackEvent(seen)
  }, [open])
  return (
    <SideSheet side="right" title={m.cart_title()} open={open} onClose={onClose}>
      {cart.length === 0 ? (
        <EmptyState
          icon="cart"
          title={m.cart_empty()}
          action={
            <ShopButtonLink to="/shop" onClick={onClose}>
              {m.cart_go_shopping()}
            </ShopButtonLink>
          }
        />
      ) : (
        <>
          <ul className="min-h-0 flex-1 divide-y divide-line overflow-y-auto px-4">
            {cart.map((item) => (
              <Line key={item.variantId} item={item} onClose={onClose} />
            ))}
          </ul>
          <Foot totalInPaisa={cartTotalInPaisa(cart)} onClose={onClose} />
        </>
      )}
    </SideSheet>
  )
}

function Line({ item, onClose }: { item: CartItem; onClose: () => void }) {
  const name = inLanguage(getLocale(), item.name, item.nameBn)
  return (
    <li className="flex gap-3 py-4">
      <LinePicture item={item} />
      <div className="min-w-0 flex-1">
        <ShopLink
          to={`/product/${item.slug}`}
          onClick={onClose}
          lang={langOf(name)}
          className="line-clamp-2 font-medium hover:text-brand"
        >
          {name}
        </ShopLink>
        <span className="mt-1 block">
          <ProductOptions product={item} />
        </span>
        <p className="tabular mt-1">
          {new Intl.NumberFormat(getLocale()).format(item.quantity)} ×{' '}
          <span className="font-semibold">{paisaText(unitPriceInPaisa(item))}</span>
        </p>
      </div>
      <button
        type="button"
        aria-label={m.cart_remove_name({ name })}
        onClick={() => updateCart({ type: 'REMOVE', variantId: item.variantId })}
        className="-mr-2 grid size-11 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-cut-wash hover:text-cut"
      >
        <Icon name="trash" />
      </button>
    </li>
  )
}

function LinePicture({ item: { image, imageFocus } }: { item: CartItem }) {
  return (
    <span className="grid size-18 shrink-0 place-items-center overflow-hidden rounded-control bg-paper text-ink-faint">
      {image ? (
        <img
          src={image}
          alt=""
          width={72}
          height={72}
          className={`size-full ${coverClass(imageFocus)}`}
        />
      ) : (
        <Icon name="package" />
      )}
    </span>
  )
}

function Foot({ totalInPaisa, onClose }: { totalInPaisa: number; onClose: () => void }) {
  return (
    <div className="border-t border-line bg-paper p-4">
      <p className="flex items-baseline justify-between text-lg font-semibold">
        <span>{m.cart_subtotal()}</span>
        <span className="tabular text-right">
          {paisaText(totalInPaisa)}
          <Dollars amountInPaisa={totalInPaisa} />
        </span>
      </p>
      <p className="text-sm text-ink-soft">{m.cart_delivery_later()}</p>
      <div className="mt-3 grid grid-cols-2 gap-3">
        <ShopButtonLink to="/cart" variant="quiet" onClick={onClose}>
          {m.cart_view()}
        </ShopButtonLink>
        <ShopButtonLink to="/checkout" onClick={onClose}>
          {m.cart_checkout()}
        </ShopButtonLink>
      </div>
    </div>
  )
}
