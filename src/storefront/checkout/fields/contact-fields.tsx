import { m } from '#paraglide/messages.js'
import { TextField } from '#ui/field.tsx'
import type { Fields } from './use-fields.ts'

export function ContactFields({ fields }: { fields: Fields }) {
  return (
    <>
      <TextField
        {...fields.typed('fullName')}
        label={m.checkout_full_name()}
        autoComplete="name"
        maxLength={200}
        required
      />
      <TextField
        {...fields.typed('phone')}
        label={m.checkout_phone()}
        hint={m.checkout_phone_hint()}
        type="tel"
        inputMode="numeric"
        autoComplete="tel"
        placeholder={m.checkout_phone_example()}
        maxLength={40}
        required
      />
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
