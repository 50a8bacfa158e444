import type { AnsweredForm } from '#pages/form/form-action.ts'
import type { FormResult } from '#pages/form/form-result.ts'
import { ExportForm } from './export-form.tsx'
import { ExportList } from './export-list.tsx'
import type { Exported } from './export-actions.ts'
import type { ShownExport } from './shown-export.ts'

interface ExportPartProps {
  mayExport: boolean
  orders: readonly unknown[]
  exports: readonly ShownExport[]
  answered: FormResult | undefined
}

/** For whom it is; there is nothing to export of an empty list. */
export function ExportPart({ mayExport, orders, exports, answered }: ExportPartProps) {
  if (!mayExport) return null
  const isOfFile = answered?.form?.startsWith('file-')
  return (
    <>
      {orders.length > 0 && (
        <ExportForm answered={isOfFile ? undefined : (answered as AnsweredForm<Exported>)} />
      )}
      <ExportList exports={exports} answered={isOfFile ? answered : undefined} />
    </>
  )
}
