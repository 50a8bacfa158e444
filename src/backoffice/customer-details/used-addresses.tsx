import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { inLanguage } from '#platform/language.ts'
import { formatPhone } from '#platform/phone.ts'
import { formatMoment } from '#ui/text/moment.tsx'
import type { ShownCustomer } from './shown-customer.ts'

/** Where parcels of this customer went to, the latest place first. */
export function UsedAddresses({ addresses }: Pick<ShownCustomer, 'addresses'>) {
  if (addresses.length === 0) return <p className="text-ink-soft">{m.customers_addresses_none()}</p>
  const language = getLocale()
  return (
    <ul className="divide-y divide-line">
      {addresses.map((used, index) => (
        <li key={index} className="py-3 first:pt-0 last:pb-0">
          <p className="[overflow-wrap:anywhere]">
            <span className="font-medium">{used.fullName}</span>{' '}
            <span className="tabular inline-block text-ink-soft">
              {formatPhone(used.phone, language)}
            </span>
          </p>
          <p className="[overflow-wrap:anywhere] whitespace-pre-line">{used.address}</p>
          <p>
            {inLanguage(language, used.area, used.areaBn)},{' '}
            {inLanguage(language, used.district, used.districtBn)}
          </p>
          <p className="text-sm text-ink-soft">
            {m.customers_n_orders({ n: used.orders })} ·{' '}
            {m.customers_address_last({ day: formatMoment(used.lastUsedAt) })}
          </p>
        </li>
      ))}
    </ul>
  )
}
