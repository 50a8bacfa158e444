import type { ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import { ChoiceField } from '#pages/list/filter-fields.tsx'
import { countText } from '#pages/money/taka.ts'

interface FoldedFiltersProps {
  /** How many of them are set. */
  set: number
  children: ReactNode
}

/** The filters of a list, folded until they are needed. */
export const FoldedFilters = ({ set, children }: FoldedFiltersProps) => (
  <details>
    <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brand underline underline-offset-4">
      {set > 0 ? m.list_filters_on({ n: countText(set) }) : m.list_filters()}
    </summary>
    <div className="mt-2 flex flex-wrap items-end gap-x-2 gap-y-3 sm:gap-3">{children}</div>
  </details>
)

interface FilterChoiceProps extends Omit<Parameters<typeof ChoiceField>[0], 'value'> {
  /** What it says where nothing is chosen. */
  any: string
  value: string | undefined
}

/** One of several, or any. Where there is nothing to choose from, nothing is shown. */
export function FilterChoice({ any, value = '', options, ...field }: FilterChoiceProps) {
  if (options.length === 0) return
  return <ChoiceField {...field} value={value} options={[{ value: '', text: any }, ...options]} />
}
