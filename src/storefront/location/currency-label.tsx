import { m } from '#paraglide/messages.js'
import { useCurrency } from './use-currency.ts'

/** BDT or USD (spec 2, 4), equally wide. */
export function CurrencyLabel() {
  return (
    <>
      <span className="sr-only">{m.header_currency()} </span>
      <span className="inline-block min-w-7 text-right">{useCurrency()}</span>
    </>
  )
}
