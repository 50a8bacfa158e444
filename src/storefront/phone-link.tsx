import { useRouteLoaderData } from 'react-router'
import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { formatPhone } from '#platform/phone.ts'
import type { Shell } from './layout/shell.ts'
import { ShopLink } from '#pages/shop-link.tsx'

export function PhoneLink() {
  const phone = useShopPhone()
  return phone ? (
    <a href={`tel:${phone}`} className="font-semibold whitespace-nowrap underline">
      {formatPhone(phone, getLocale())}
    </a>
  ) : (
    // A shop that gives no number is reached in writing.
    <ShopLink to="/contact-us" className="font-semibold whitespace-nowrap underline">
      {m.header_contact_us()}
    </ShopLink>
  )
}

/** E.164; for when only a call helps. */
function useShopPhone(): string | undefined {
  return useRouteLoaderData<Shell>(`${getLocale()}/layout`)?.headerPhone
}
