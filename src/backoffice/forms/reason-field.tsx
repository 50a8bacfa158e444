import type { ComponentProps } from 'react'
import { m } from '#paraglide/messages.js'
import { TextField } from '#ui/field.tsx'

type ReasonFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'hint' | 'maxLength'>

/** Why an order is canceled or pieces came back: kept in its history, for staff alone. */
export const ReasonField = (props: ReasonFieldProps) => (
  <TextField
    {...props}
    label={m.desk_reason()}
    hint={m.desk_reason_hint()}
    maxLength={500}
    autoComplete="off"
  />
)
