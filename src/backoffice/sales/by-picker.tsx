import { m } from '#paraglide/messages.js'
import type { ReportBy } from '#shop/sales/report/report-by.ts'
import { ReportPicker } from './report-picker.tsx'
import { byNames } from './sales-words.ts'

interface ByPickerProps {
  bys: readonly ReportBy[]
  chosen: ReportBy
  hrefOf: (by: ReportBy) => string
}

/** What the rows of the report are. */
export const ByPicker = ({ bys, chosen, hrefOf }: ByPickerProps) => (
  <ReportPicker
    label={m.sales_by()}
    options={bys.map((by) => ({
      text: byNames[by](),
      to: hrefOf(by),
      isCurrent: by === chosen,
    }))}
  />
)
