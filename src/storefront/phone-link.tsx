import { getLocale } from '#paraglide/runtime.js'
import { formatPhone } from '#platform/phone.ts'
import { useShopPhone } from './use-shop-phone.ts'

export function PhoneLink() {
  const phone = useShopPhone()
  return phone ? (
    <a href={`tel:${phone}`} className="font-semibold whitespace-nowrap underline">
      {formatPhone(phone, getLocale())}
    </a>
  ) : null
}
