import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { inLanguage } from '#platform/language.ts'
import { formatPhone } from '#platform/phone.ts'
import { PickupPlace } from '#storefront/checkout/pickup/method-choice.tsx'
import { useShell } from '#storefront/page-head.tsx'
import type { ShownOrder } from './shown-order.ts'

/** Where it goes, as it was written then. */
export function OrderDelivery({ order }: { order: ShownOrder }) {
  const language = getLocale()
  const { pickup } = useShell()
  const { fullName, phone, email, address, note } = order
  const area = inLanguage(language, order.area, order.areaBn)
  const district = inLanguage(language, order.district, order.districtBn)
  return (
    <address className="not-italic">
      <p className="font-semibold">{fullName}</p>
      {order.deliveryMethod === 'pickup' ? (
        <>
          <p>{m.account_pickup()}</p>
          {pickup && <PickupPlace place={pickup} />}
        </>
      ) : (
        <>
          <p className="whitespace-pre-line">{address}</p>
          <p>
            {area}, {district}
          </p>
        </>
      )}
      <p className="tabular mt-2">
        <span className="sr-only">{m.account_phone()}: </span>
        {formatPhone(phone, language)}
      </p>
      {email && <p>{email}</p>}
      {note && <p className="mt-2 whitespace-pre-line text-ink-soft">{note}</p>}
    </address>
  )
}
