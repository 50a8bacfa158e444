import { useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import { findPlace, type Place } from '#shop/delivery/area.ts'
import { Field, TextInput, type FieldControl } from '#ui/field.tsx'
import { onFirstUse } from '#ui/first-use.ts'
import type { PlacePickerProps } from './place-picker.tsx'

interface PlaceFieldProps {
  id: string
  /** Under which a form sends what stands in it. */
  name?: string
  label: string
  placeholder: string
  error: string | undefined
  autoComplete: string
  /** A place's own name, or what was typed where the list is not there. */
  value: string
  onChoose: (value: string) => void
  /** Undefined until the list is there: then any usual spelling can be typed, and the shop understands it. */
  places: readonly Place[] | undefined
}

/** A searchable picker; before it is loaded, and where it cannot be, a field that takes the typed name. */
export function PlaceField({ label, error, id, ...rest }: PlaceFieldProps) {
  const Picker = usePicker(rest.value !== '')
  return (
    <Field label={label} error={error} id={id}>
      {(control) =>
        Picker && rest.places ? (
          <Picker
            {...rest}
            places={rest.places}
            control={control}
            takesFocus={document.activeElement?.id === control.id}
          />
        ) : (
          <TypedPlace {...rest} control={control} />
        )
      }
    </Field>
  )
}

/** Wanted where a place is chosen already, whose name it knows in the page's language, or when the form is used. */
function usePicker(holdsPlace: boolean): ComponentType<PlacePickerProps> | undefined {
  const [Picker, setPicker] = useState<ComponentType<PlacePickerProps>>()
  useEffect(() => {
    let gone = false
    const load = () =>
      void import('./place-picker.tsx').then(
        (loaded) => !gone && setPicker(() => loaded.PlacePicker),
        () => undefined,
      )
    const stop = holdsPlace ? load() : onFirstUse(load)
    return () => {
      gone = true
      stop?.()
    }
  }, [holdsPlace])
  return Picker
}

function TypedPlace({
  value,
  onChoose,
  places,
  control,
  ...rest
}: Omit<PlaceFieldProps, 'label' | 'error' | 'id'> & { control: FieldControl }) {
  const [typed, setTyped] = useState<string>()
  const take = () => {
    if (typed === undefined) return
    onChoose(findPlace(places ?? [], typed)?.name ?? typed.trim())
    setTyped(undefined)
  }
  // The picker may come while somebody types: what is typed goes along.
  const takeLatest = useEffectEvent(take)
  useEffect(() => () => takeLatest(), [])
  return (
    <TextInput
      {...rest}
      {...control}
      value={typed ?? value}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={take}
    />
  )
}
