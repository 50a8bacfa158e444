import type { ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import { useCurrency } from './use-currency.ts'

/** BDT or USD (spec 2, 4), equally wide. Touched, it asks where one is: `answer-touches.ts` listens for clicks on `data-currency`. */
export function CurrencyLabel({ icon, className }: { icon?: ReactNode; className: string }) {
  return (
    <button type="button" data-currency="" title={m.location_use()} className={className}>
      {icon}
      <span className="sr-only">{m.header_currency()} </span>
      <span className="inline-block min-w-7 text-right">{useCurrency()}</span>
    </button>
  )
}
