import { useEffect, useEffectEvent, useState } from 'react'
import { Form } from 'react-router'
import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { formatPhone } from '#platform/phone.ts'
import type { AddressAnswer } from '#shop/addresses/contract.ts'
import { Button } from '#ui/button.tsx'
import { TextAreaField, TextField } from '#ui/field.tsx'
import { PlaceField } from '#storefront/checkout/fields/place-field.tsx'
import { wordsFor } from '#storefront/checkout/fields/problem-words.ts'
import { useAreas, useDistricts } from '#storefront/checkout/fields/use-places.ts'
import { useIsSending } from '#pages/use-is-sending.ts'
import {
  addressFieldNames,
  type AddressFormAnswer,
  type AddressFieldName,
  type TypedAddress,
} from './address-fields.ts'

interface AddressFormProps {
  /** Null: a new one. */
  address: AddressAnswer | null
  answer: AddressFormAnswer | undefined
}

const fieldId = (name: AddressFieldName) => `address-${name}`

/** The checkout's fields, by the checkout's rules. Without JavaScript the place is typed, and the shop understands it. */
export function AddressForm({ address, answer }: AddressFormProps) {
  const isBusy = useIsSending()
  const typed = answer && 'typed' in answer ? answer.typed : undefined
  const errorOf = useProblems(answer)
  const begin: Partial<TypedAddress> = typed ?? (address ? shownFrom(address) : {})
  const field = (name: Exclude<AddressFieldName, 'district' | 'area'>) => ({
    id: fieldId(name),
    name,
    error: errorOf(name),
    defaultValue: begin[name],
  })
  return (
    <Form method="post" noValidate className="flex max-w-xl flex-col gap-5">
      <PersonFields field={field} />
      <PlaceFields
        begin={{ district: begin.district ?? '', area: begin.area ?? '' }}
        errorOf={errorOf}
      />
      <TextAreaField
        {...field('address')}
        label={m.checkout_address()}
        hint={m.checkout_address_hint()}
        autoComplete="street-address"
        rows={2}
        required
      />
      {!address?.isDefault && <DefaultBox isChecked={begin.isDefault === true} />}
      <Button type="submit" busy={isBusy} className="self-start">
        {m.addresses_save()}
      </Button>
    </Form>
  )
}

/** What is wrong with each field; the first of them gets the focus. */
function useProblems(answer: AddressFormAnswer | undefined) {
  const focusFirst = useEffectEvent((of: AddressFormAnswer | undefined) => {
    const problems = of?.outcome === 'check-fields' ? of.problems : {}
    const first = addressFieldNames.find((name) => problems[name])
    if (first) document.getElementById(fieldId(first))?.focus()
  })
  useEffect(() => focusFirst(answer), [answer])
  const problems = answer?.outcome === 'check-fields' ? answer.problems : {}
  return (name: AddressFieldName) => {
    const problem = problems[name]
    return problem && wordsFor(problem)
  }
}

function shownFrom({ phone, ...address }: AddressAnswer): TypedAddress {
  return { ...address, phone: formatPhone(phone, getLocale()) }
}

interface FieldProps {
  id: string
  name: string
  error: string | undefined
  defaultValue: string | undefined
}

function PersonFields({ field }: { field: (name: 'fullName' | 'phone') => FieldProps }) {
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
  begin: { district: string; area: string }
  errorOf: (name: AddressFieldName) => string | undefined
}

function PlaceFields({ begin, errorOf }: PlaceFieldsProps) {
  const [{ district, area }, setPlace] = useState(begin)
  const districts = useDistricts()
  const areas = useAreas(district)
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <PlaceField
        id={fieldId('district')}
        name="district"
        label={m.checkout_district()}
        placeholder={m.checkout_district_placeholder()}
        error={errorOf('district')}
        autoComplete="address-level1"
        value={district}
        places={districts}
        // Areas of another district are no areas of this one.
        onChoose={(chosen) => chosen !== district && setPlace({ district: chosen, area: '' })}
      />
      <PlaceField
        id={fieldId('area')}
        name="area"
        label={m.checkout_area()}
        placeholder={district ? m.checkout_area_placeholder() : m.checkout_area_district_first()}
        error={errorOf('area')}
        autoComplete="address-level2"
        value={area}
        places={areas}
        onChoose={(chosen) => setPlace({ district, area: chosen })}
      />
    </div>
  )
}
