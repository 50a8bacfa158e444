import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { formatPhone } from '#platform/phone.ts'
import type { Shell } from './shell.ts'

/** Whom to write to with a complaint, as the Digital Commerce Operation Guidelines ask of shops. */
export function Compliance({ compliance: { name, phone, email } }: Pick<Shell, 'compliance'>) {
  if (!name && !phone && !email) return null
  return (
    <span className="flex flex-wrap gap-x-2">
      <span>{m.footer_compliance()}</span>
      {name && <span>{name}</span>}
      {phone && (
        <a href={`tel:${phone}`} className="tabular hover:text-brand">
          {formatPhone(phone, getLocale())}
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`} className="[overflow-wrap:anywhere] hover:text-brand">
          {email}
        </a>
      )}
    </span>
  )
}
