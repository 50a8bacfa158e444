import { ChoiceField } from '#pages/list/filter-fields.tsx'

interface FilterChoiceProps extends Omit<Parameters<typeof ChoiceField>[0], 'value'> {
  /** The text of its first option, which filters nothing. */
  any: string
  value: string | undefined
}

/** A filter by one of several values, or by none; hidden while there are no values. */
export function FilterChoice({ any, value = '', options, ...field }: FilterChoiceProps) {
  if (options.length === 0) return
  return <ChoiceField {...field} value={value} options={[{ value: '', text: any }, ...options]} />
}
