import { m } from '#paraglide/messages.js'
import { PlaceField } from '#storefront/checkout/fields/place-field.tsx'
import { useAreas, useDistricts } from '#storefront/checkout/fields/use-places.ts'

/** What a field needs of the form. */
export interface EditedField {
  id: string
  name: string
  error: string | undefined
  value: string
  onChange: (event: { target: { value: string } }) => void
  autoFocus?: boolean
}

type PlaceName = 'district' | 'area'

interface PlaceFieldsProps {
  field: (name: PlaceName) => EditedField
  fields: Record<PlaceName, string>
  choose: (fields: Partial<Record<PlaceName, string>>) => void
}

/** Where it goes. */
export function PlaceFields({ field, fields, choose }: PlaceFieldsProps) {
  const districts = useDistricts()
  const areas = useAreas(fields.district)
  const [district, area] = [field('district'), field('area')]
  return (
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
        onChoose={(chosen) => chosen !== fields.district && choose({ district: chosen, area: '' })}
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
  )
}
