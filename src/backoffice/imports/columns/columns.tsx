import { m } from '#paraglide/messages.js'
import type { FormResult } from '#pages/form/form-result.ts'
import { SubmitButton } from '#pages/form/submit-button.tsx'
import { usePageForm } from '#pages/form/use-page-form.ts'
import { countText } from '#pages/money/taka.ts'
import type { ColumnField } from '#shop/import/columns/fields.ts'
import { canCheckAgain, needsColumns } from '#shop/import/jobs/product-import.ts'
import { Select } from '#ui/field.tsx'
import { ActionNotice } from '../../action-notice.tsx'
import type { ShownImport } from '../shown-import.ts'
import { optionsOf, understoodAs, type ShownColumn } from './column-options.ts'

interface ColumnsProps {
  shown: ShownImport
  fields: readonly ColumnField[]
  /** What a heading seems to stand for, where nobody has said anything yet. */
  guesses: Readonly<Record<string, string>>
  answered: FormResult | undefined
}

/** How the columns of the file are understood; as long as nothing is in, that can be changed. */
export function Columns(props: ColumnsProps) {
  const { shown, fields, answered } = props
  const { columns, state, totals, readColumns: read, allColumns } = shown
  const more = allColumns - columns.length
  const mayChange = canCheckAgain(state) && totals === null
  const isUnknown = needsColumns(shown)
  const isAnswered = answered?.form === 'columns'
  return (
    <details
      open={isUnknown || isAnswered}
      className="rounded-card border border-line bg-surface p-4 md:p-6"
    >
      <summary className="cursor-pointer font-semibold">
        {isUnknown
          ? m.imports_columns_of()
          : m.imports_columns({
              read: countText(read),
              unread: countText(allColumns - read),
            })}
      </summary>
      {mayChange ? (
        <ChangeColumns {...props} isUnknown={isUnknown} />
      ) : (
        <ul className="mt-4 flex flex-col divide-y divide-line">
          {columns.map((column) => (
            <li key={column.heading} className={rowClass}>
              <Heading column={column} />
              <span>{understoodAs(column, fields)}</span>
            </li>
          ))}
        </ul>
      )}
      {more > 0 && (
        <p className="mt-4 text-ink-soft">{m.imports_columns_more({ n: countText(more) })}</p>
      )}
    </details>
  )
}

const rowClass = 'grid items-center gap-x-4 gap-y-1 py-3 md:grid-cols-2'

function ChangeColumns({
  shown: { columns },
  fields,
  guesses,
  answered,
  isUnknown,
}: ColumnsProps & { isUnknown: boolean }) {
  const form = usePageForm<string>({ id: 'columns', lastResult: answered, words: {} })
  return (
    <form {...form.props} className="mt-4 max-w-3xl">
      <p className="text-ink-soft">
        {isUnknown ? m.imports_columns_say() : m.imports_columns_hint()}
      </p>
      <ul className="mt-2 flex flex-col divide-y divide-line">
        {columns.map((column, index) => (
          <li key={column.heading} className={rowClass}>
            <Heading column={column} />
            <input type="hidden" name={`columns[${index}].heading`} value={column.heading} />
            <As
              name={`columns[${index}].as`}
              {...{ column, fields }}
              guess={guesses[column.heading]}
            />
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-col items-start gap-3">
        <SubmitButton what="columns" variant="quiet" sending={form.sending}>
          {m.imports_columns_check()}
        </SubmitButton>
        <ActionNotice
          result={form.result}
          words={{
            'one-already': m.imports_one_already,
            'not-now': m.imports_not_now,
            'field-twice': m.imports_column_twice,
            'unknown-columns': m.imports_column_unknown,
          }}
        />
      </div>
    </form>
  )
}

function As({
  name,
  column,
  fields,
  guess,
}: { name: string; column: ShownColumn; guess: string | undefined } & Pick<
  ColumnsProps,
  'fields'
>) {
  const { chosen, options } = optionsOf(column, fields)
  return (
    <span>
      <Select
        name={name}
        defaultValue={guess ?? chosen}
        aria-label={m.imports_column_is({ column: column.heading })}
      >
        {options.map(({ value, text }) => (
          <option key={`${value} ${text}`} value={value}>
            {text}
          </option>
        ))}
      </Select>
      {guess !== undefined && (
        <span className="text-sm text-ink-soft">{m.imports_column_guessed()}</span>
      )}
    </span>
  )
}

/** As the file calls it, with the first values that stand in it. */
const Heading = ({ column: { heading, samples = [] } }: { column: ShownColumn }) => (
  <span className="min-w-0 [overflow-wrap:anywhere]">
    <span className="font-medium">{heading}</span>
    {samples.length > 0 && (
      <span className="block text-sm text-ink-soft">{samples.join(' · ')}</span>
    )}
  </span>
)
