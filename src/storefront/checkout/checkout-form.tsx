import type { ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import type { CartItem } from '#shop/cart/cart.ts'
import type { DeliveryMethod } from '#shop/orders/order.ts'
import { AddressChoiceSlot } from './address-choice/address-choice-slot.tsx'
import { CouponField } from './coupon/coupon-field.tsx'
import { useTypedCoupon } from './coupon/typed-coupon.ts'
import { ContactFields } from './fields/contact-fields.tsx'
import { DeliveryFields } from './fields/delivery-fields.tsx'
import { fieldNames } from './fields/draft.ts'
import { fieldId } from './fields/use-fields.ts'
import { formId, type ChosenPlace } from './fields/stored-draft.ts'
import { remainingNotices } from '../cart/cart-changes.ts'
import { CartNotice } from '../cart/cart-notice.tsx'
import { OrderSummary } from './order-summary.tsx'
import { PaymentChoice } from './payment-choice.tsx'
import { PlaceOrderBar, PlaceOrderButton } from './place-order-button.tsx'
import { SubmissionNoticeBox } from './submission/submission-notice.tsx'
import { shownTotals } from './totals.ts'
import type { Checkout } from './use-checkout.ts'
import type { Quoted } from '../cart/use-quote.ts'

interface CheckoutFormProps {
  /** Undefined until the browser's cart is read. */
  items: readonly CartItem[] | undefined
  quoted: Quoted
  place: ChosenPlace
  method: DeliveryMethod
  checkout: Checkout
}

/** One page: few fields, and beside them what is ordered and what it costs. */
export function CheckoutForm({ items, quoted, place, method, checkout }: CheckoutFormProps) {
  const { fields, submission, notice, submit } = checkout
  const coupon = useTypedCoupon()
  const totals =
    items &&
    shownTotals(items, {
      quote: quoted.quote,
      isCurrent: !quoted.loading,
      placeChosen: place.district !== '' && place.area !== '',
      method,
      coupon,
    })
  return (
    <form
      id={formId}
      noValidate
      method="post"
      onSubmit={(event) => void submit(event)}
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 noscript:hidden md:grid-cols-[minmax(0,1fr)_minmax(18rem,24rem)] lg:gap-10 [&_input]:scroll-mb-44 [&_textarea]:scroll-mb-44"
    >
      <div>
        <SubmissionNoticeBox words={notice.words} />
        <CartNotice
          notices={remainingNotices(items ?? [], quoted.notices)}
          otherwise={m.checkout_we_call()}
          icon="phone"
        />
        <div className="space-y-5">
          <Part title={m.checkout_contact()}>
            <AddressChoiceSlot
              onFilled={() => {
                submission.rest()
                fields.fits('fullName', 'phone', 'district', 'area', 'address')
              }}
              onCleared={() => takeCleared(checkout)}
            />
            <ContactFields fields={fields} />
          </Part>
          <Part title={m.checkout_delivery()}>
            <DeliveryFields {...{ fields, place, method }} onChange={submission.rest} />
          </Part>
          <Part title={m.checkout_payment()}>
            <PaymentChoice />
          </Part>
        </div>
      </div>
      <div className="space-y-4 md:sticky md:top-32">
        <OrderSummary items={items} quoted={quoted} totals={totals}>
          <CouponField quoted={quoted} onChange={submission.rest} />
        </OrderSummary>
        <div className="hidden md:block">
          <PlaceOrderButton totals={totals} phase={submission.phase} withTotal />
        </div>
      </div>
      <PlaceOrderBar totals={totals} phase={submission.phase} />
    </form>
  )
}

/** The form is empty: nothing in it is wrong, and the shopper begins with the first field. */
function takeCleared({ fields, submission }: Checkout): void {
  submission.rest()
  fields.fits(...fieldNames)
  document.getElementById(fieldId('fullName'))?.focus()
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 rounded-card border border-line bg-surface p-4 md:p-6">
      <legend className="float-left mb-4 w-full text-lg font-semibold">{title}</legend>
      <div className="clear-both space-y-5">{children}</div>
    </fieldset>
  )
}
