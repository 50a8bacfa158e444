import type { ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import { SubmitButton } from '#pages/form/submit-button.tsx'
import { ExportButtons, ExportColumns } from '../../exports/export-form.tsx'
import { Folded } from '../../lists/selection/folded.tsx'
import { orderColumns } from '../export/export-columns.ts'

interface TakeAlongProps {
  /** What is on its way. */
  sending: FormData | undefined
  mayExport: boolean
}

/** The chosen orders on paper or in a file. */
export const TakeAlong = ({ sending, mayExport }: TakeAlongProps) => (
  <>
    <Folded
      title={m.bulk_printing()}
      buttons={
        <>
          <PrintButton kind="invoice" sending={sending}>
            {m.bulk_print_invoices()}
          </PrintButton>
          <PrintButton kind="slip" sending={sending}>
            {m.bulk_print_slips()}
          </PrintButton>
        </>
      }
    />
    {mayExport && (
      <Folded title={m.bulk_exporting()} buttons={<ExportButtons sending={sending} />}>
        <ExportColumns {...orderColumns} />
      </Folded>
    )}
  </>
)

interface PrintButtonProps {
  kind: 'invoice' | 'slip'
  sending: FormData | undefined
  children: ReactNode
}

function PrintButton({ kind, sending, children }: PrintButtonProps) {
  return (
    <SubmitButton what={`print-${kind}`} variant="quiet" sending={sending}>
      {children}
    </SubmitButton>
  )
}
