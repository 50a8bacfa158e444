import { m } from '#paraglide/messages.js'
import type { AnsweredForm } from '#pages/form/form-action.ts'
import { isTaken } from '#pages/form/form-result.ts'
import { SubmitButton } from '#pages/form/submit-button.tsx'
import { usePageForm } from '#pages/form/use-page-form.ts'
import { exportColumns, exportFormats, type ExportColumn } from '#shop/orders/export/columns.ts'
import { ActionNotice } from '../../action-notice.tsx'
import { beginDownload } from '../../customers/begin-download.ts'
import { ListTool } from '../../lists/toolbar/list-tool.tsx'
import { ColumnBoxes } from '../../lists/columns/column-boxes.tsx'
import type { Exported } from './export-actions.ts'

const columnNames: Record<ExportColumn, () => string> = {
  order: m.orders_column_order,
  placed: m.export_placed,
  status: m.orders_column_status,
  payment: m.desk_payment,
  source: m.orders_source,
  name: m.orders_column_customer,
  phone: m.export_phone,
  email: m.export_email,
  method: m.orders_method,
  district: m.orders_district,
  area: m.export_area,
  address: m.desk_address,
  note: m.desk_customer_note,
  products: m.account_items,
  pieces: m.export_pieces,
  subtotal: m.export_subtotal,
  delivery: m.export_delivery,
  discount: m.export_discount,
  total: m.orders_column_total,
  tags: m.desk_tags,
  tracking: m.ordered_tracking_id,
}

/** What keeps an export from being begun. */
export const exportTroubles = {
  'no-columns': m.export_no_columns,
  'none-picked': m.bulk_none_picked,
  'one-already': m.exports_one_already,
  'too-many-waiting': m.exports_too_many,
}

/** What is said once it is begun. */
export function exportText(result: AnsweredForm<object> | undefined): string | false {
  if (!isTaken(result)) return false
  const isLong = result?.answer !== undefined && 'isLong' in result.answer
  return isLong ? m.exports_asked() : m.customers_export_begun()
}

const panel = 'export-form'

/** The list as it is filtered now, to take along; asked for a sign-in of a moment ago. */
export function ExportForm({ answered }: { answered: AnsweredForm<Exported> | undefined }) {
  const form = usePageForm({
    id: 'export',
    lastResult: answered,
    words: {},
    afterwards: beginDownload,
  })
  return (
    <ListTool text={m.export_title()} isOpen={answered !== undefined} panel={panel}>
      <ActionNotice
        result={form.result}
        done={exportText(form.result)}
        words={exportTroubles}
        panel={panel}
        className="has-[[role=alert]:not(:empty)]:mb-3 has-[>output:not(:empty)]:mb-3"
      />
      <form
        {...form.props}
        id={panel}
        aria-label={m.export_title()}
        className="flex flex-col gap-3"
      >
        <ExportFields sending={form.sending} />
        <p className="text-sm text-ink-soft">{m.export_hint()}</p>
      </form>
    </ListTool>
  )
}

/** Which columns, and in which format: the press begins it. */
export function ExportFields({ sending }: { sending: FormData | undefined }) {
  return (
    <>
      <ColumnBoxes
        name="column"
        legend={m.export_columns()}
        columns={exportColumns}
        texts={columnNames}
        ticked={exportColumns}
      />
      <div className="flex flex-wrap gap-2">
        {exportFormats.map((format) => (
          <SubmitButton key={format} what={`export-${format}`} variant="quiet" sending={sending}>
            {format.toUpperCase()}
          </SubmitButton>
        ))}
      </div>
    </>
  )
}
