import { useNavigate } from 'react-router'
import { m } from '#paraglide/messages.js'
import type { FormResult } from '#pages/form/form-result.ts'
import { useForm } from '#pages/form/use-form.ts'
import { FormNotice } from '#pages/form/form-notice.tsx'
import { listColumns, type ListColumn } from '#shop/orders/saved-views/columns.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { ColumnBoxes } from './column-boxes.tsx'
import { columnNames } from './column-names.ts'
import type { ListPage } from './column-actions.ts'

interface ColumnChooserProps {
  shown: readonly ListColumn[]
}

/** Which columns the list has; kept for the person, and in the address. */
export function ColumnChooser({ shown }: ColumnChooserProps) {
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
  const sending = form.sending?.get('what')
  return (
    <details className="open:basis-full">
      <summary className={buttonClass('quiet', 'cursor-pointer list-none')}>
        {m.orders_columns()}
      </summary>
      <form
        {...form.props}
        key={shown.join()}
        aria-label={m.orders_columns()}
        className="mt-3 flex flex-col gap-3 rounded-card border border-line bg-surface p-4 md:p-6"
      >
        <ColumnBoxes
          name="shown"
          legend={m.orders_columns_shown()}
          columns={listColumns}
          texts={columnNames}
          ticked={shown}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" name="what" value="columns" busy={sending === 'columns'}>
            {m.orders_columns_show()}
          </Button>
          <Button
            type="submit"
            name="what"
            value="columns-usual"
            variant="quiet"
            busy={sending === 'columns-usual'}
          >
            {m.orders_columns_usual()}
          </Button>
        </div>
        <p className="text-sm text-ink-soft">{m.orders_columns_hint()}</p>
        <FormNotice trouble={form.trouble} />
      </form>
    </details>
  )
}
