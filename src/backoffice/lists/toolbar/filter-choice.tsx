import { ChoiceField } from '#pages/list/filter-fields.tsx'

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
