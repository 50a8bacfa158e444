import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { Autocomplete } from '@base-ui/react/autocomplete'
import { m } from '#paraglide/messages.js'
import { controlClass, Field } from '#ui/field.tsx'
import { useFound, type Finding } from '../palette/use-found.ts'

interface FinderProps<Item> {
  /** Which answers with a list of what fits. */
  address: string
  label: string
  hint: string
  nameOf: (item: Item) => string
  /** How one is offered. */
  children: (item: Item) => ReactNode
  /** It is offered, and cannot be chosen. */
  isOff?: (item: Item) => boolean
  onChoose: (item: Item) => void
  /** A key in the empty field; true: it does nothing else. */
  onKey?: (key: string) => boolean
}

/** Finds things of the shop while somebody types; Enter takes the first one. */
export function Finder<Item extends { id: string }>({
  address,
  label,
  hint,
  nameOf,
  isOff = () => false,
  ...props
}: FinderProps<Item>) {
  const [text, setText] = useState('')
  const finding = useFound<Item[]>(address, text.trim(), [])
  function choose(item: Item) {
    setText('')
    props.onChoose(item)
  }
  function onKey(event: KeyboardEvent): void {
    const isTaken = text === '' && props.onKey?.(event.key) === true
    // Enter chooses; it does not send the form.
    if (event.key === 'Enter' || isTaken) event.preventDefault()
  }
  return (
    <Autocomplete.Root
      items={finding.found}
      filter={null}
      value={text}
      onValueChange={(next, { reason }) => reason !== 'item-press' && setText(next)}
      itemToStringValue={nameOf}
      autoHighlight
    >
      <Field label={label} hint={hint}>
        {(control) => (
          <Autocomplete.Input
            {...control}
            type="search"
            maxLength={100}
            autoComplete="off"
            onKeyDown={onKey}
            className={controlClass}
          />
        )}
      </Field>
      <Offers {...{ finding, isOff }} onChoose={choose}>
        {props.children}
      </Offers>
    </Autocomplete.Root>
  )
}

interface OffersProps<Item> extends Required<
  Pick<FinderProps<Item>, 'isOff' | 'onChoose' | 'children'>
> {
  finding: Finding<Item[]>
}

function Offers<Item extends { id: string }>({
  finding,
  isOff,
  onChoose,
  children,
}: OffersProps<Item>) {
  return (
    <Autocomplete.Portal>
      <Autocomplete.Positioner sideOffset={4} className="z-40 outline-none">
        <Autocomplete.Popup className="w-(--anchor-width) rounded-card border border-line bg-surface shadow-lift">
          <Autocomplete.Status className="text-sm text-ink-soft">
            <StatusLine finding={finding} />
          </Autocomplete.Status>
          <Autocomplete.List className="max-h-[min(22rem,var(--available-height))] overflow-y-auto overscroll-contain p-1 empty:p-0">
            {(item: Item) => (
              <Autocomplete.Item
                key={item.id}
                value={item}
                disabled={isOff(item)}
                onClick={() => !isOff(item) && onChoose(item)}
                className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 rounded-control px-3 py-1.5 data-highlighted:bg-brand-wash data-highlighted:text-brand-press data-disabled:cursor-not-allowed data-disabled:text-ink-soft"
              >
                {children(item)}
              </Autocomplete.Item>
            )}
          </Autocomplete.List>
        </Autocomplete.Popup>
      </Autocomplete.Positioner>
    </Autocomplete.Portal>
  )
}

function StatusLine({ finding: { state, found } }: { finding: Finding<readonly unknown[]> }) {
  const words = {
    loading: m.palette_loading,
    failed: m.palette_failed,
    'too-short': m.palette_short,
    found: found.length === 0 ? m.palette_none : undefined,
    idle: undefined,
  }[state]
  return words ? <p className="px-4 py-3">{words()}</p> : null
}
