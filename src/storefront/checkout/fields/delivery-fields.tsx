import { m } from '#paraglide/messages.js'
import type { DeliveryMethod } from '#shop/orders/order.ts'
import { useShell } from '#storefront/page-head.tsx'
import { TextAreaField } from '#ui/field.tsx'
import { MethodChoice } from '../pickup/method-choice.tsx'
import { choosePlace, type ChosenPlace } from './stored-draft.ts'
import { PlaceField } from './place-field.tsx'
import { fieldId, type Fields } from './use-fields.ts'
import { useAreas, useDistricts } from './use-places.ts'

interface PlaceFieldsProps {
  fields: Fields
  place: ChosenPlace
  onChange: () => void
}

interface DeliveryFieldsProps extends PlaceFieldsProps {
  method: DeliveryMethod
}

/** What is typed of a place stays for a shopper who changes their mind. */
export function DeliveryFields({ fields, method, ...rest }: DeliveryFieldsProps) {
  const { pickup } = useShell()
  return (
    <>
      {pickup && <MethodChoice place={pickup} method={method} onChange={rest.onChange} />}
      <div hidden={method === 'pickup'} className="space-y-5">
        <PlaceFields fields={fields} {...rest} />
        <TextAreaField
          {...fields.typed('address')}
          label={m.checkout_address()}
          hint={m.checkout_address_hint()}
          autoComplete="street-address"
          rows={2}
          required
        />
      </div>
      <TextAreaField {...fields.typed('note')} label={m.checkout_note()} optional rows={2} />
    </>
  )
}

function PlaceFields({ fields, place, onChange }: PlaceFieldsProps) {
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
