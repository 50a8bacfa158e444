import { m } from '#paraglide/messages.js'
import type { ComponentProps } from 'react'
import { TextField } from '#ui/field.tsx'
import type { Fields } from './use-fields.ts'

export function ContactFields({ fields }: { fields: Fields }) {
  return (
    <>
      <PersonFields field={fields.typed} phoneHint={m.checkout_phone_hint()} />
      <TextField
        {...fields.typed('email')}
        label={m.checkout_email()}
        optional
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={300}
      />
    </>
  )
}

interface PersonFieldsProps {
  /** What a field needs of its form. */
  field: (name: 'fullName' | 'phone') => Omit<ComponentProps<typeof TextField>, 'label' | 'ref'>
  phoneHint?: string | undefined
}

/** To whom an order goes. */
export function PersonFields({ field, phoneHint }: PersonFieldsProps) {
  return (
    <>
      <TextField
        {...field('fullName')}
        label={m.checkout_full_name()}
        autoComplete="name"
        maxLength={200}
        required
      />
      <TextField
        {...field('phone')}
        label={m.checkout_phone()}
        hint={phoneHint}
        type="tel"
        inputMode="numeric"
        autoComplete="tel"
        placeholder={m.checkout_phone_example()}
        maxLength={40}
        required
      />
    </>
  )
}
