import { useEffect, useMemo, useRef, useState, type FocusEvent, type RefObject } from 'react'
import { Combobox } from '@base-ui/react/combobox'
import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { inLanguage } from '#platform/language.ts'
import { findPlace, matchesPlace, orderPlaces, type Place } from '#shop/delivery/area.ts'
import { controlClass, type FieldControl } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'

export interface PlacePickerProps {
  control: FieldControl
  name?: string
  placeholder: string
  autoComplete: string
  value: string
  onChoose: (value: string) => void
  places: readonly Place[]
  /** It takes the place of a field that somebody is in. */
  takesFocus: boolean
}

/** Finds a place in English, in Bangla and by its old spellings (D15). Loaded with the forms that ask for a place. */
export function PlacePicker({
  control,
  value,
  onChoose,
  places,
  takesFocus,
  ...rest
}: PlacePickerProps) {
  const input = useRef<HTMLInputElement>(null)
  const group = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const chosen = findPlace(places, value) ?? null
  const { ordered, typed, setTyped } = useTyped(places, chosen ? nameOf(chosen) : value, chosen)
  // A shopper who typed a whole name, or let the browser fill it in, need not choose it again.
  const takeTyped = () => {
    const meant = findPlace(places, input.current?.value ?? '')
    if (meant && meant.name !== value) onChoose(meant.name)
  }
  /** The keyboard went elsewhere. (A press elsewhere closes by itself; one on a place has no related target.) */
  function leave({ relatedTarget }: FocusEvent) {
    takeTyped()
    const own = [group, list].some(({ current }) => current?.contains(relatedTarget))
    if (relatedTarget !== null && !own) setOpen(false)
  }
  useEffect(() => {
    if (value !== '' && chosen === null) onChoose('')
  }, [value, chosen, onChoose])
  return (
    <Combobox.Root
      items={ordered}
      inputValue={typed}
      onInputValueChange={setTyped}
      value={chosen}
      onValueChange={(place: Place | null) => onChoose(place?.name ?? '')}
      itemToStringLabel={nameOf}
      isItemEqualToValue={(one: Place, other: Place) => one.name === other.name}
      filter={(place: Place, query: string) => matchesPlace(query, place)}
      open={open}
      onOpenChange={setOpen}
      autoHighlight
    >
      <Combobox.InputGroup ref={group} className="relative">
        <Combobox.Input
          {...control}
          {...rest}
          {...(takesFocus ? { autoFocus: true } : {})}
          ref={input}
          onBlur={leave}
          className={`${controlClass} pr-12`}
        />
        <Combobox.Trigger
          aria-label={m.checkout_place_open()}
          className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-control text-ink-soft"
        >
          <Icon name="chevron-down" />
        </Combobox.Trigger>
      </Combobox.InputGroup>
      {open && <Choices box={list} />}
    </Combobox.Root>
  )
}

/** What stands in the field. A place that comes from elsewhere, as from one's last order, is written into it. */
function useTyped(places: readonly Place[], begin: string, chosen: Place | null) {
  const [typed, setTyped] = useState(begin)
  const [written, setWritten] = useState(chosen?.name)
  if (chosen?.name !== written) {
    setWritten(chosen?.name)
    setTyped(chosen ? nameOf(chosen) : '')
  }
  return { ordered: useMemo(() => orderPlaces(typed, places), [typed, places]), typed, setTyped }
}

/** Not Combobox.Popup: that hides the rest of the page from screen readers, with what is focusable in it. */
function Choices({ box }: { box: RefObject<HTMLDivElement | null> }) {
  return (
    <Combobox.Portal>
      <Combobox.Positioner sideOffset={4} className="z-40 outline-none">
        <div
          ref={box}
          className="w-(--anchor-width) rounded-card border border-line bg-surface shadow-lift"
        >
          <Combobox.Empty>
            <p className="px-4 py-3 text-ink-soft">{m.checkout_place_none()}</p>
          </Combobox.Empty>
          <Combobox.List className="max-h-[min(20rem,var(--available-height))] scroll-py-1 overflow-y-auto overscroll-contain p-1 data-empty:p-0">
            {(place: Place) => (
              <Combobox.Item
                key={place.name}
                value={place}
                className="flex min-h-11 cursor-default items-center gap-3 rounded-control px-3 py-1.5 outline-none data-highlighted:bg-brand-wash data-selected:font-semibold"
              >
                <span className="min-w-0 flex-1">{nameOf(place)}</span>
                <span className="text-sm text-ink-soft">{otherNameOf(place)}</span>
                <Combobox.ItemIndicator className="text-brand">
                  <Icon name="check" />
                </Combobox.ItemIndicator>
              </Combobox.Item>
            )}
          </Combobox.List>
        </div>
      </Combobox.Positioner>
    </Combobox.Portal>
  )
}

const nameOf = ({ name, nameBn }: Place) => inLanguage(getLocale(), name, nameBn)

const otherNameOf = ({ name, nameBn }: Place) => (getLocale() === 'bn' ? name : nameBn)
