import { m } from '#paraglide/messages.js'
import { TextAreaField } from '#ui/field.tsx'
import { choosePlace, type ChosenPlace } from './stored-draft.ts'
import { PlaceField } from './place-field.tsx'
import { fieldId, type Fields } from './use-fields.ts'
import { useAreas, useDistricts } from './use-places.ts'

interface DeliveryFieldsProps {
  fields: Fields
  place: ChosenPlace
  onChange: () => void
}

export function DeliveryFields({ fields, ...rest }: DeliveryFieldsProps) {
  return (
    <>
      <PlaceFields fields={fields} {...rest} />
      <TextAreaField
        {...fields.typed('address')}
        label={m.checkout_address()}
        hint={m.checkout_address_hint()}
        autoComplete="street-address"
        rows={2}
        required
      />
      <TextAreaField {...fields.typed('note')} label={m.checkout_note()} optional rows={2} />
    </>
  )
}

function PlaceFields({ fields, place, onChange }: DeliveryFieldsProps) {
  const districts = useDistricts()
  const areas = useAreas(place.district)
  function choose(change: Partial<ChosenPlace>) {
    onChange()
    choosePlace(change)
    fields.fits('district', 'area')
  }
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <PlaceField
        id={fieldId('district')}
        label={m.checkout_district()}
        placeholder={m.checkout_district_placeholder()}
        error={fields.errorOf('district')}
        autoComplete="address-level1"
        value={place.district}
        places={districts}
        // Areas of another district are no areas of this one.
        onChoose={(district) => district !== place.district && choose({ district, area: '' })}
      />
      <PlaceField
        id={fieldId('area')}
        label={m.checkout_area()}
        placeholder={
          place.district ? m.checkout_area_placeholder() : m.checkout_area_district_first()
        }
        error={fields.errorOf('area')}
        autoComplete="address-level2"
        value={place.area}
        places={areas}
        onChoose={(area) => area !== place.area && choose({ area })}
      />
    </div>
  )
}
