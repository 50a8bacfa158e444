import type { ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import { deliveryMethods } from '#shop/orders/order.ts'
import { Field, Select } from '#ui/field.tsx'
import { methodNames } from '../order-words.ts'
import type { EditedField } from './place-fields.tsx'

interface ChoiceProps {
  field: EditedField
  label: string
  hint?: string | undefined
  children: ReactNode
}

/** One of a few. */
export const Choice = ({
  field: { id, name, value, error, onChange },
  label,
  hint,
  children,
}: ChoiceProps) => (
  <Field label={label} hint={hint} error={error} id={id}>
    {(control) => (
      <Select {...control} {...{ name, value, onChange }}>
        {children}
      </Select>
    )}
  </Field>
)

/** How it comes to the buyer: only what is brought needs an address. */
export const MethodField = ({ field }: { field: EditedField }) => (
  <Choice
    field={field}
    label={m.orders_method()}
    hint={field.value === 'pickup' ? m.new_order_pickup_hint() : undefined}
  >
    {deliveryMethods.map((method) => (
      <option key={method} value={method}>
        {methodNames[method]()}
      </option>
    ))}
  </Choice>
)
