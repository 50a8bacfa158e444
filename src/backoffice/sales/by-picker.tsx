import { m } from '#paraglide/messages.js'
import { ShopLink } from '#pages/shop-link.tsx'
import type { ReportBy } from '#shop/sales/report/report-by.ts'
import { byNames } from './sales-words.ts'

interface ByPickerProps {
  bys: readonly ReportBy[]
  chosen: ReportBy
  hrefOf: (by: ReportBy) => string
}

/** What the rows of the report are. On phones the names are moved sideways. */
export const ByPicker = ({ bys, chosen, hrefOf }: ByPickerProps) => (
  <nav
    aria-label={m.sales_by()}
    className="-mx-4 overflow-x-auto px-4 md:mx-0 md:px-0 print:hidden"
  >
    <ul className="flex min-w-max gap-1 md:min-w-0 md:flex-wrap">
      {bys.map((by) => (
        <li key={by}>
          <ShopLink
            to={hrefOf(by)}
            preventScrollReset
            aria-current={by === chosen ? 'true' : undefined}
            className="inline-flex min-h-11 items-center rounded-full px-3 font-medium text-ink-soft md:min-h-9 hover:bg-brand-wash hover:text-brand aria-[current=true]:bg-brand-wash aria-[current=true]:font-semibold aria-[current=true]:text-brand-press"
          >
            {byNames[by]()}
          </ShopLink>
        </li>
      ))}
    </ul>
  </nav>
)
