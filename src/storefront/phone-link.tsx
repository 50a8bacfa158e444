import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { formatPhone } from '#platform/phone.ts'
import { ShopLink } from './shop-link.tsx'
import { useShopPhone } from './use-shop-phone.ts'

export function PhoneLink() {
  const phone = useShopPhone()
  return phone ? (
    <a href={`tel:${phone}`} className="font-semibold whitespace-nowrap underline">
      {formatPhone(phone, getLocale())}
    </a>
  ) : (
    // Whoever gives no number is reached in writing.
    <ShopLink to="/contact-us" className="font-semibold whitespace-nowrap underline">
      {m.header_contact_us()}
    </ShopLink>
  )
}
