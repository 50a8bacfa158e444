import type { ComponentProps } from 'react'
import { m } from '#paraglide/messages.js'
import { stockReasons } from '#shop/stock/stock-reasons.ts'
import { Field, Select, TextField } from '#ui/field.tsx'
import { stockReasonNames } from './stock-reason-words.ts'

interface StockReasonFieldsProps {
  reason: ComponentProps<typeof Select> & { error: string | undefined }
  note: Omit<ComponentProps<typeof TextField>, 'label' | 'hint'>
  /** In a row of fields without hints, whose foot is one line. */
  isInRow?: boolean
  className?: string
}

/** Why pieces came or went: what the ledger calls it, and whatever else is to be said. */
export const StockReasonFields = ({
  reason,
  note,
  isInRow = false,
  className,
}: StockReasonFieldsProps) => {
  const { id, error, ...select } = reason
  const where = className === undefined ? {} : { className }
  return (
    <>
      <Field label={m.products_stock_reason()} error={error} {...where} {...(id && { id })}>
        {(control) => (
          <Select {...select} {...control}>
            <option value="">{m.stock_reason_choose()}</option>
            {stockReasons.map((each) => (
              <option key={each} value={each}>
                {stockReasonNames[each]()}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <TextField
        {...note}
        {...where}
        label={m.stock_note()}
        {...(!isInRow && { hint: m.stock_note_hint() })}
        optional
        maxLength={500}
        autoComplete="off"
      />
    </>
  )
}
