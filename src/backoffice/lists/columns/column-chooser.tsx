import { useNavigate } from 'react-router'
import { m } from '#paraglide/messages.js'
import type { FormResult } from '#pages/form/form-result.ts'
import { useForm } from '#pages/form/use-form.ts'
import { FormNotice } from '#pages/form/form-notice.tsx'
import { SubmitButton } from '#pages/form/submit-button.tsx'
import { listColumns, type ListColumn, type SavedList } from '#shop/saved-views/columns.ts'
import { ListTool } from '../toolbar/list-tool.tsx'
import { ColumnBoxes } from './column-boxes.tsx'
import type { ListPage } from '../list-with-views.ts'

interface ColumnChooserProps<List extends SavedList> {
  list: List
  names: Record<ListColumn<List>, () => string>
  shown: readonly ListColumn<List>[]
}

/** Which columns the list has; kept for the person, and in the address. */
export function ColumnChooser<List extends SavedList>({
  list,
  names,
  shown,
}: ColumnChooserProps<List>) {
  const columns: readonly ListColumn<List>[] = listColumns[list]
  const navigate = useNavigate()
  const form = useForm({
    id: 'columns',
    lastResult: undefined,
    words: {},
    afterwards: async (result: FormResult & { answer?: ListPage }) => {
      if (result.answer) await navigate(result.answer.list, { preventScrollReset: true })
      return result
    },
  })
  return (
    <ListTool text={m.list_columns()}>
      <form
        {...form.props}
        key={shown.join()}
        aria-label={m.list_columns()}
        className="flex flex-col gap-3"
      >
        <ColumnBoxes
          name="shown"
          legend={m.list_columns_shown()}
          columns={columns}
          texts={names}
          ticked={shown}
        />
        <div className="flex flex-wrap gap-2">
          <SubmitButton what="columns" sending={form.sending}>
            {m.list_columns_show()}
          </SubmitButton>
          <SubmitButton what="columns-usual" variant="quiet" sending={form.sending}>
            {m.list_columns_usual()}
          </SubmitButton>
        </div>
        <p className="text-sm text-ink-soft">{m.list_columns_hint()}</p>
        <FormNotice trouble={form.trouble} />
      </form>
    </ListTool>
  )
}
