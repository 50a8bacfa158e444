import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { inLanguage } from '#platform/language.ts'
import { paisaFromTaka } from '#platform/money.ts'
import { formatPhone } from '#platform/phone.ts'
import type { PlacedOrderAnswer } from '#shop/orders/order-contract.ts'
import { ProductLine } from '../cart/product-line.tsx'
import { countText, paisaText, takaText } from '#pages/money/taka.ts'
import { PickupPlace } from '../checkout/pickup/method-choice.tsx'
import { useShell } from '../page-head.tsx'
import { chargeText } from '../checkout/order-totals.tsx'
import { useEffect, useState, type ComponentType } from 'react'
import { useAccount } from '../session/use-account.ts'
import type { SaveAddressButtonProps } from './save-address-button.tsx'

/** What was ordered, what it costs, and where it goes. */
export function Receipt({ order }: { order: PlacedOrderAnswer }) {
  const { products, subtotal, deliveryCharge, coupon, grandTotal } = order.orderDetails
  const total = 'flex justify-between gap-4'
  return (
    <section className="grid gap-6 rounded-card border border-line bg-surface p-4 md:grid-cols-[1fr_15rem] md:p-6">
      <div>
        <h2 className="text-lg font-semibold">{m.ordered_products()}</h2>
        <ul className="divide-y divide-line">
          {products.map((product, index) => (
            <ProductLine
              key={product.variantId ?? index}
              product={product}
              quantity={`${countText(product.quantity)} × ${takaText(product.price)}`}
              price={paisaText(paisaFromTaka(product.price) * product.quantity)}
            />
          ))}
        </ul>
        <dl className="tabular space-y-2 border-t border-line pt-4">
          <div className={total}>
            <dt className="text-ink-soft">{m.cart_subtotal()}</dt>
            <dd>{takaText(subtotal)}</dd>
          </div>
          <div className={total}>
            <dt className="text-ink-soft">{m.checkout_delivery_charge()}</dt>
            <dd>{chargeText(paisaFromTaka(deliveryCharge))}</dd>
          </div>
          {coupon && (
            <div className={total}>
              <dt className="text-ink-soft">{m.checkout_coupon_row({ code: coupon.code })}</dt>
              <dd>{takaText(-coupon.discount)}</dd>
            </div>
          )}
          <div className={`${total} border-t border-line pt-3 text-lg font-semibold`}>
            <dt>{m.checkout_total()}</dt>
            <dd>{takaText(grandTotal)}</dd>
          </div>
        </dl>
      </div>
      {order.deliveryMethod === 'pickup' ? (
        <Fetched details={order.billingDetails} />
      ) : (
        <ShipTo details={order.billingDetails} />
      )}
    </section>
  )
}

/** By whom it is fetched, and where. */
function Fetched({ details }: { details: PlacedOrderAnswer['billingDetails'] }) {
  const { fullName, phone, email, note } = details
  const { pickup } = useShell()
  return (
    <div className="min-w-0">
      <h2 className="text-lg font-semibold">{m.checkout_pickup_row()}</h2>
      <div className="mt-3 space-y-1 [overflow-wrap:anywhere]">
        <p className="font-medium">{fullName}</p>
        <p className="tabular">{formatPhone(phone, getLocale())}</p>
        {email && <p>{email}</p>}
        {pickup && <PickupPlace place={pickup} />}
      </div>
      {note && <p className="mt-3 whitespace-pre-line text-ink-soft">{note}</p>}
    </div>
  )
}

function ShipTo({ details }: { details: PlacedOrderAnswer['billingDetails'] }) {
  const { fullName, phone, email, address, note } = details
  const area = inLanguage(getLocale(), details.area, details.areaBn)
  const district = inLanguage(getLocale(), details.district, details.districtBn)
  return (
    <div className="min-w-0">
      <h2 className="text-lg font-semibold">{m.ordered_ship_to()}</h2>
      <address className="mt-3 space-y-1 not-italic [overflow-wrap:anywhere]">
        <p className="font-medium">{fullName}</p>
        <p className="whitespace-pre-line">{address}</p>
        <p>{[area, district].join(', ')}</p>
        <p className="tabular">{formatPhone(phone, getLocale())}</p>
        {email && <p>{email}</p>}
      </address>
      {note && <p className="mt-3 whitespace-pre-line text-ink-soft">{note}</p>}
      <SaveAddressSlot details={details} />
    </div>
  )
}

/** For anyone who is signed in: a place as high as what will stand in it, so that nothing moves when it comes. */
function SaveAddressSlot({ details }: SaveAddressButtonProps) {
  const isSignedIn = useAccount() === 'signed-in'
  const [Keep, setKeep] = useState<ComponentType<SaveAddressButtonProps>>()
  useEffect(() => {
    if (!isSignedIn) return undefined
    let gone = false
    import('./save-address-button.tsx').then(
      (loaded) => !gone && setKeep(() => loaded.SaveAddressButton),
      () => undefined,
    )
    return () => void (gone = true)
  }, [isSignedIn])
  if (!isSignedIn) return null
  return <div className="mt-4 min-h-19">{Keep && <Keep details={details} />}</div>
}
