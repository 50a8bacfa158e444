import { m } from '#paraglide/messages.js'
import { SearchForm } from '#pages/list/list-search.tsx'
import { localPath } from '#pages/shop-link.tsx'
import { TextInput } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import type { AlongRange } from '../ranges/range-query.ts'

interface NameSearchProps {
  /** Of the report, without language. */
  path: string
  q: string
  /** What stays as it is while one searches. */
  kept: AlongRange
  label?: string
}

/** Looks for rows of a report by their names. */
export const NameSearch = ({ path, q, kept, label = m.sales_search() }: NameSearchProps) => (
  <SearchForm
    key={q}
    action={localPath(path)}
    label={label}
    kept={kept}
    className="relative min-w-0 flex-1 basis-64"
  >
    <label htmlFor="list-search" className="sr-only">
      {label}
    </label>
    <TextInput
      id="list-search"
      name="q"
      type="search"
      placeholder={label}
      defaultValue={q}
      maxLength={100}
      enterKeyHint="search"
      autoComplete="off"
      className="pr-12! text-ellipsis"
    />
    <button
      type="submit"
      aria-label={m.account_search_submit()}
      className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-control text-ink-soft hover:text-brand"
    >
      <Icon name="search" />
    </button>
  </SearchForm>
)
