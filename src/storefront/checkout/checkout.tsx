import { useEffect, useState } from 'react'
import { PrefetchPageLinks } from 'react-router'
import { m } from '#paraglide/messages.js'
import type { PageHandle } from '#pages/page-handle.ts'
import type { CartItem } from '#shop/cart/cart.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { publicPage } from '#shop-context.ts'
import type { Route } from './+types/checkout'
import { ChatLink } from '../chat/chat-button.tsx'
import { CheckoutForm } from './checkout-form.tsx'
import { readCoupon, useTypedCoupon } from './coupon/typed-coupon.ts'
import { restoreForm, useChosenPlace } from './fields/stored-draft.ts'
import { NeedsJavaScript } from '../needs-javascript.tsx'
import { useChosenMethod } from './pickup/chosen-method.ts'
import { SubmissionNoticeBox } from './submission/submission-notice.tsx'
import { ShopTitle } from './shop-title.tsx'
import { useShell } from '../page-head.tsx'
import { useTrackOnce } from '../analytics/use-track-view.ts'
import { useCheckout } from './use-checkout.ts'
import { useQuote } from '../cart/use-quote.ts'
import { readCart, useCart } from '../lists/cart-list.ts'
import { useListsAreRead } from '../lists/lists-are-read.ts'
import { localPath, ShopButtonLink } from '#pages/shop-link.tsx'

export const handle = { mayOpen: 'anyone' } satisfies PageHandle

export function loader({ context }: Route.LoaderArgs) {
  publicPage(context, ['settings', 'delivery'])
  return null
}

/** Nothing of this page comes from the server: on the way here it is not asked. */
export const clientLoader = () => null

export default function CheckoutPage() {
  const cart = useCart()
  const place = useChosenPlace()
  const method = useChosenMethod(useShell().pickup !== undefined)
  const isPickup = method === 'pickup'
  const quoted = useQuote(cart, isPickup ? undefined : place, useTypedCoupon())
  const checkout = useCheckout(quoted, method)
  const items = useItemsOfPlaced(cart, checkout.submission.phase === 'placed')
  const isRead = useListsAreRead()
  useEffect(restoreForm, [])
  useCheckoutEvents(isPickup ? 'Pickup' : quoted.quote?.delivery?.name)

  return (
    <div className="page-width min-h-[85dvh] py-6 md:py-8">
      <ShopTitle title={m.checkout_title()} description={m.checkout_description()} />
      <h1 className="mb-5 text-2xl font-semibold">{m.checkout_title()}</h1>
      <NeedsJavaScript />
      {isRead && items.length === 0 ? (
        <>
          <SubmissionNoticeBox words={checkout.notice.words} />
          <NothingToOrder />
        </>
      ) : (
        <CheckoutForm items={isRead ? items : undefined} {...{ quoted, place, method, checkout }} />
      )}
      <ChatLink className="mt-4" />
      <PrefetchPageLinks page={localPath('/ordered')} />
    </div>
  )
}

function NothingToOrder() {
  return (
    <EmptyState
      icon="cart"
      title={m.cart_empty()}
      action={<ShopButtonLink to="/shop">{m.cart_go_shopping()}</ShopButtonLink>}
    >
      {m.checkout_empty_text()}
    </EmptyState>
  )
}

/** The cart is empty as soon as its order is placed; until the next page is there, this one stays as it was. */
function useItemsOfPlaced(cart: readonly CartItem[], placed: boolean): readonly CartItem[] {
  const [before, setBefore] = useState(cart)
  if (!placed && before !== cart) setBefore(cart)
  return placed ? before : cart
}

function useCheckoutEvents(deliveryName: string | undefined): void {
  useTrackOnce('begin_checkout', () => {
    const cart = readCart()
    return cart.length === 0 ? undefined : { type: 'checkout-begun', cart, coupon: readCoupon() }
  })
  useTrackOnce(deliveryName ? 'add_shipping_info' : '', () =>
    deliveryName ? { type: 'delivery-known', cart: readCart(), deliveryName } : undefined,
  )
}
