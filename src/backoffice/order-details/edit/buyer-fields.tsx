import { m } from '#paraglide/messages.js'
import { TextAreaField, TextField } from '#ui/field.tsx'
import { MethodField } from '../../orders/fields/choices.tsx'
import { PlaceFields, type EditedField } from '../../orders/fields/place-fields.tsx'
import type { TypedField, TypedFields } from './draft/edit-draft.ts'

interface BuyerFieldsProps {
  field: (name: TypedField) => EditedField
  fields: TypedFields
  choose: (fields: Partial<TypedFields>) => void
}

/** Who gets it, and where. */
export function BuyerFields({ field, fields, choose }: BuyerFieldsProps) {
  return (
    <div className="flex flex-col gap-5">
      <TextField {...field('fullName')} label={m.checkout_full_name()} maxLength={200} required />
      <TextField
        {...field('phone')}
        label={m.checkout_phone()}
        type="tel"
        inputMode="tel"
        maxLength={40}
        required
      />
      <TextField
        {...field('email')}
        label={m.checkout_email()}
        optional
        type="email"
        inputMode="email"
        maxLength={300}
      />
      <MethodField field={field('deliveryMethod')} />
      {fields.deliveryMethod !== 'pickup' && (
        <>
          <PlaceFields {...{ field, fields, choose }} />
          <TextAreaField {...field('address')} label={m.checkout_address()} rows={2} required />
        </>
      )}
      <TextAreaField {...field('note')} label={m.desk_customer_note()} optional rows={2} />
    </div>
  )
}
