import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { m } from '#paraglide/messages.js'
import { ChoiceField, type Choice } from '#pages/list/filter-fields.tsx'
import { SearchForm } from '#pages/list/list-search.tsx'
import { countText } from '#pages/money/taka.ts'
import { localPath } from '#pages/shop-link.tsx'
import { Button } from '#ui/button.tsx'
import { TextInput } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { ListTool } from './list-tool.tsx'

interface ToolSearchProps {
  /** URL of the list, without language. */
  path: string
  label: string
  q: { label: string; value: string }
  /** What stays as it is while one searches, such as the tab. */
  kept: Readonly<Record<string, string | undefined>>
  /** How many filters are set. */
  set: number
  sort: Choice
  /** Something is wrong with one of them. */
  isWrong: boolean
  filters: ReactNode
}

/** The search of a list; its filters and sorting open from it. */
export function ToolSearch({ path, label, q, kept, set, sort, isWrong, filters }: ToolSearchProps) {
  const isBusy = useNavigation().state === 'loading'
  return (
    <SearchForm
      action={localPath(path)}
      label={label}
      kept={kept}
      className="flex min-w-0 flex-1 basis-72 items-center gap-2"
    >
      <div className="relative min-w-0 flex-1">
        <label htmlFor="list-search" className="sr-only">
          {q.label}
        </label>
        <TextInput
          id="list-search"
          name="q"
          type="search"
          title={q.label}
          placeholder={q.label}
          defaultValue={q.value}
          maxLength={100}
          enterKeyHint="search"
          autoComplete="off"
          className="pr-12! text-ellipsis"
        />
        <button
          type="submit"
          aria-label={m.account_search_submit()}
          aria-busy={isBusy || undefined}
          className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-control text-ink-soft hover:text-brand"
        >
          <Icon name="search" />
        </button>
      </div>
      <ListTool
        text={set > 0 ? m.list_filters_on({ n: countText(set) }) : m.list_filters()}
        isSet={set > 0}
        isOpen={isWrong}
      >
        <div className="grid grid-cols-2 items-start gap-x-2 gap-y-3 *:min-w-0 max-sm:*:first:col-span-full sm:grid-cols-3 sm:gap-x-3">
          <ChoiceField {...sort} />
          {filters}
        </div>
        <Button type="submit" className="mt-4">
          {m.list_filters_apply()}
        </Button>
      </ListTool>
    </SearchForm>
  )
}
