import { useState } from 'react'
import { useNavigate } from 'react-router'
import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { FormNotice } from '#pages/form/form-notice.tsx'
import { typedIn, type FormResult } from '#pages/form/form-result.ts'
import { useForm } from '#pages/form/use-form.ts'
import { localPath } from '#pages/shop-link.tsx'
import { countText } from '#pages/money/taka.ts'
import { formatPhone } from '#platform/phone.ts'
import { mostAddresses } from '#shop/addresses/address.ts'
import type { AddressAnswer } from '#shop/addresses/contract.ts'
import { PersonFields } from '#storefront/checkout/fields/contact-fields.tsx'
import { PlaceField } from '#storefront/checkout/fields/place-field.tsx'
import { problemWords } from '#storefront/checkout/fields/problem-words.ts'
import { useAreas, useDistricts } from '#storefront/checkout/fields/use-places.ts'
import type { FieldProblem } from '#storefront/checkout/submission/submission-answer.ts'
import { Button } from '#ui/button.tsx'
import { TextAreaField } from '#ui/field.tsx'

interface AddressFormProps {
  /** Null: a new one. */
  address: AddressAnswer | null
  lastResult: FormResult | undefined
  /** Where one goes on. */
  savedAt: string
}

const wholeWords = {
  'too-many-addresses': () => m.addresses_full({ n: countText(mostAddresses) }),
}

type FieldName = 'fullName' | 'phone' | 'district' | 'area' | 'address'

/** The checkout's fields, by the checkout's rules. Without JavaScript the place is typed, and the shop understands it. */
export function AddressForm({ address, lastResult, savedAt }: AddressFormProps) {
  const navigate = useNavigate()
  const form = useForm<FieldName, FieldProblem>({
    id: 'address',
    lastResult,
    check: async () => {
      const load = [
        import('#pages/form/check-by.ts'),
        import('#shop/addresses/contract.ts'),
      ] as const
      const [{ checkBy }, { addressFormSchema }] = await Promise.all(load)
      return checkBy(addressFormSchema)
    },
    afterwards: async (result) => {
      await navigate(localPath(savedAt))
      return result
    },
    words: problemWords,
  })
  const begin = address && shownFrom(address)
  const field = (name: FieldName) => {
    const { defaultValue = begin?.[name], ...rest } = form.field(name)
    return { ...rest, defaultValue }
  }
  return (
    <form {...form.props} className="flex max-w-xl flex-col gap-5">
      <FormNotice trouble={form.trouble} words={wholeWords} />
      <PersonFields field={field} />
      <PlaceFields district={field('district')} area={field('area')} />
      <TextAreaField
        {...field('address')}
        label={m.checkout_address()}
        hint={m.checkout_address_hint()}
        autoComplete="street-address"
        rows={2}
        required
      />
      {!address?.isDefault && (
        <DefaultBox isChecked={typedIn(lastResult, 'isDefault') !== undefined} />
      )}
      <Button type="submit" busy={form.isBusy} className="self-start">
        {m.addresses_save()}
      </Button>
    </form>
  )
}

function shownFrom({ phone, ...address }: AddressAnswer): Record<FieldName, string> {
  return { ...address, phone: formatPhone(phone, getLocale()) }
}

type FieldProps = ReturnType<ReturnType<typeof useForm<FieldName, FieldProblem>>['field']>

function DefaultBox({ isChecked }: { isChecked: boolean }) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        name="isDefault"
        defaultChecked={isChecked}
        className="size-5 shrink-0 accent-brand"
      />
      {m.addresses_is_default()}
    </label>
  )
}

interface PlaceFieldsProps {
  district: FieldProps
  area: FieldProps
}

function PlaceFields(fields: PlaceFieldsProps) {
  const { defaultValue: firstDistrict = '', ...districtField } = fields.district
  const { defaultValue: firstArea = '', ...areaField } = fields.area
  const [{ district, area }, setPlace] = useState({ district: firstDistrict, area: firstArea })
  const districts = useDistricts()
  const areas = useAreas(district)
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <PlaceField
        {...districtField}
        label={m.checkout_district()}
        placeholder={m.checkout_district_placeholder()}
        autoComplete="address-level1"
        value={district}
        places={districts}
        // Areas of another district are no areas of this one.
        onChoose={(chosen) => chosen !== district && setPlace({ district: chosen, area: '' })}
      />
      <PlaceField
        {...areaField}
        label={m.checkout_area()}
        placeholder={district ? m.checkout_area_placeholder() : m.checkout_area_district_first()}
        autoComplete="address-level2"
        value={area}
        places={areas}
        onChoose={(chosen) => setPlace({ district, area: chosen })}
      />
    </div>
  )
}
