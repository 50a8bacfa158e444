import { Field, Select, TextField } from '#ui/field.tsx'

export interface Choice {
  name: string
  label: string
  value: string
  options: readonly { value: string; text: string }[]
}

const width = 'max-sm:min-w-0 max-sm:flex-1 max-sm:basis-32 sm:max-w-72'

/** Its longest option does not ask for a line of its own: it grows where there is room. */
const choiceWidth = 'min-w-0 flex-1 basis-32 sm:basis-36 sm:max-w-72'

export function ChoiceField({ name, label, value, options }: Choice) {
  return (
    <Field label={label} id={`list-${name}`} className={choiceWidth}>
      {(control) => (
        <Select {...control} name={name} defaultValue={value}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

export interface TypedFilter {
  name: string
  label: string
  value: string | number | undefined
  /** In words that say what to do. */
  error?: string | undefined
}

/** A day of the calendar; browsers show it in their own language. */
export function DayField({ name, label, value, error }: TypedFilter) {
  return (
    <TextField
      id={`list-${name}`}
      type="date"
      name={name}
      label={label}
      defaultValue={value}
      error={error}
      className={width}
    />
  )
}

/** Taka. */
export function AmountField({ name, label, value, error }: TypedFilter) {
  return (
    <TextField
      id={`list-${name}`}
      type="number"
      inputMode="decimal"
      min={0}
      step="any"
      name={name}
      label={label}
      defaultValue={value}
      error={error}
      className={width}
    />
  )
}
