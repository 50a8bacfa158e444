import { m } from '#paraglide/messages.js'
import { PlaceField } from '#storefront/checkout/fields/place-field.tsx'
import { useAreas, useDistricts } from '#storefront/checkout/fields/use-places.ts'
import { TextAreaField, TextField } from '#ui/field.tsx'
import type { TypedField, TypedFields } from './draft/edit-draft.ts'

/** What a field needs of the form. */
export interface EditedField {
  id: string
  name: string
  error: string | undefined
  value: string
  onChange: (event: { target: { value: string } }) => void
  autoFocus?: boolean
}

interface BuyerFieldsProps {
  field: (name: TypedField) => EditedField
  fields: TypedFields
  choose: (fields: Partial<TypedFields>) => void
}

/** Who gets it, and where. */
export function BuyerFields({ field, fields, choose }: BuyerFieldsProps) {
  const districts = useDistricts()
  const areas = useAreas(fields.district)
  const [district, area] = [field('district'), field('area')]
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
      <div className="grid gap-5 sm:grid-cols-2">
        <PlaceField
          id={district.id}
          name={district.name}
          error={district.error}
          label={m.checkout_district()}
          placeholder={m.checkout_district_placeholder()}
          autoComplete="off"
          value={fields.district}
          places={districts}
          // Areas of another district are no areas of this one.
          onChoose={(chosen) =>
            chosen !== fields.district && choose({ district: chosen, area: '' })
          }
        />
        <PlaceField
          id={area.id}
          name={area.name}
          error={area.error}
          label={m.checkout_area()}
          placeholder={
            fields.district ? m.checkout_area_placeholder() : m.checkout_area_district_first()
          }
          autoComplete="off"
          value={fields.area}
          places={areas}
          onChoose={(chosen) => chosen !== fields.area && choose({ area: chosen })}
        />
      </div>
      <TextAreaField {...field('address')} label={m.checkout_address()} rows={2} required />
      <TextAreaField {...field('note')} label={m.desk_customer_note()} optional rows={2} />
    </div>
  )
}
