import { m } from '#paraglide/messages.js'
import type { AnsweredForm } from '#pages/form/form-action.ts'
import { isTaken } from '#pages/form/form-result.ts'
import { SubmitButton } from '#pages/form/submit-button.tsx'
import { usePageForm } from '#pages/form/use-page-form.ts'
import { exportFormats } from '#shop/exports/export-format.ts'
import { ActionNotice } from '../action-notice.tsx'
import { beginDownload } from './begin-download.ts'
import { ListTool } from '../lists/toolbar/list-tool.tsx'
import { ColumnBoxes } from '../lists/columns/column-boxes.tsx'
import type { Exported } from './export-actions.ts'

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

interface ExportFormProps<Column extends string> extends ColumnsProps<Column> {
  answered: AnsweredForm<Exported> | undefined
  hint: string
}

/** The list as it is filtered now, to take along; asked for a sign-in of a moment ago. */
export function ExportForm<Column extends string>({
  answered,
  hint,
  ...columns
}: ExportFormProps<Column>) {
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
        <ExportColumns {...columns} />
        <ExportButtons sending={form.sending} />
        <p className="text-sm text-ink-soft">{hint}</p>
      </form>
    </ListTool>
  )
}

interface ColumnsProps<Column extends string> {
  /** In the order of the file. */
  columns: readonly Column[]
  texts: Record<Column, () => string>
}

/** Which columns the file has. */
export const ExportColumns = <Column extends string>({ columns, texts }: ColumnsProps<Column>) => (
  <ColumnBoxes
    name="column"
    legend={m.export_columns()}
    columns={columns}
    texts={texts}
    ticked={columns}
  />
)

interface ExportButtonsProps {
  /** What is on its way. */
  sending: FormData | undefined
}

/** In which format: the press begins it. */
export const ExportButtons = ({ sending }: ExportButtonsProps) => (
  <div className="flex flex-wrap gap-2">
    {exportFormats.map((format) => (
      <SubmitButton key={format} what={`export-${format}`} variant="quiet" sending={sending}>
        {format.toUpperCase()}
      </SubmitButton>
    ))}
  </div>
)
