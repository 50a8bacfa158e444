import { m } from '#paraglide/messages.js'
import { SearchForm } from '#pages/list/list-search.tsx'
import { localPath } from '#pages/shop-link.tsx'
import { TextInput } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import type { AlongRange } from '../ranges/range-query.ts'
import { salesPath } from './sales-href.ts'

/** Looks for rows of the report by their names. */
export const NameSearch = ({ q, kept }: { q: string; kept: AlongRange }) => (
  <SearchForm
    key={q}
    action={localPath(salesPath)}
    label={m.sales_search()}
    kept={kept}
    className="relative min-w-0 flex-1 basis-64"
  >
    <label htmlFor="list-search" className="sr-only">
      {m.sales_search()}
    </label>
    <TextInput
      id="list-search"
      name="q"
      type="search"
      placeholder={m.sales_search()}
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
