import type { ComponentProps } from 'react'
import { FieldError, TextInput } from '#ui/field.tsx'
import type { Row, RowField, RowFields } from '../draft/product-draft.ts'

/** A row of the form, with what is wrong in it. */
export interface EditedRow {
  row: Row
  index: number
  problemOf: (name: RowField) => string | undefined
  onChange: (change: Partial<RowFields>) => void
}

/** Shown in fields of one language, whatever the language of the page. */
export const examples = { color: 'Red', colorBn: 'লাল' }

/** The element that holds the name of the variant: fields and buttons of the row add it to their own name. */
export const nameIdOf = ({ key }: Pick<Row, 'key'>) => `product-${key}-name`

type VariantFieldProps = EditedRow & {
  of: RowField
  label: string
  /** A cell has its label only where there are no column headings. */
  isCell?: boolean
} & Omit<ComponentProps<'input'>, 'onChange'>

/** A field of a variant. Its accessible name is its label and the name of the variant. */
export function VariantField({
  row,
  index,
  problemOf,
  onChange,
  of,
  label,
  isCell = false,
  className = '',
  ...input
}: VariantFieldProps) {
  const id = `product-${row.key}-${of}`
  const error = problemOf(of)
  return (
    <div className={`flex min-w-0 flex-col gap-1 ${className}`}>
      <label
        id={`${id}-label`}
        htmlFor={id}
        className={isCell ? 'text-sm font-medium @3xl:sr-only' : 'font-medium'}
      >
        {label}
      </label>
      <TextInput
        autoComplete="off"
        maxLength={60}
        {...input}
        id={id}
        name={`variants[${index}].${of}`}
        value={row[of]}
        onChange={({ target }) => onChange({ [of]: target.value })}
        aria-labelledby={`${id}-label ${nameIdOf(row)}`}
        aria-describedby={error && `${id}-error`}
        aria-invalid={error ? true : undefined}
        className={isCell ? '@3xl:min-h-9 @3xl:px-2 @3xl:py-1' : ''}
      />
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
