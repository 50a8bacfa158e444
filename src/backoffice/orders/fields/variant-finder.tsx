import { useState, type KeyboardEvent } from 'react'
import { Autocomplete } from '@base-ui/react/autocomplete'
import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { inLanguage } from '#platform/language.ts'
import { countText, paisaText } from '#pages/money/taka.ts'
import { sizeInWords } from '#shop/catalog/size.ts'
import type { ShownVariant } from '#shop/orders/edits/load-edit-facts.ts'
import { controlClass, Field } from '#ui/field.tsx'
import { useFound, type Finding } from '../../palette/use-found.ts'

const none: ShownVariant[] = []

const steps: Readonly<Record<string, 1 | -1>> = { '+': 1, '-': -1 }

export interface VariantFinderProps {
  onChoose: (variant: ShownVariant) => void
  /** Under the field; else what can be typed. */
  hint?: string
  /** `+` and `−` in the empty field: one more or one less of what was chosen last. */
  onStep?: (by: 1 | -1) => void
}

/** Finds what can be put into an order by name or SKU, with its price and what is left; Enter takes the first one. */
export function VariantFinder({ onChoose, hint = m.edit_add_hint(), onStep }: VariantFinderProps) {
  const [text, setText] = useState('')
  const finding = useFound('/dashboard/orders/variants', text.trim(), none)
  function choose(variant: ShownVariant) {
    setText('')
    onChoose(variant)
  }
  function onKey(event: KeyboardEvent): void {
    const step = text === '' && onStep ? steps[event.key] : undefined
    // Enter chooses; it does not save the order.
    if (event.key === 'Enter' || step) event.preventDefault()
    if (step) onStep?.(step)
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
      <Field label={m.edit_add()} hint={hint}>
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
      <Autocomplete.Portal>
        <Autocomplete.Positioner sideOffset={4} className="z-40 outline-none">
          <Autocomplete.Popup className="w-(--anchor-width) rounded-card border border-line bg-surface shadow-lift">
            <Autocomplete.Status className="text-sm text-ink-soft">
              <StatusLine finding={finding} />
            </Autocomplete.Status>
            <Autocomplete.List className="max-h-[min(22rem,var(--available-height))] overflow-y-auto overscroll-contain p-1 empty:p-0">
              {(variant: ShownVariant) => (
                <Offer key={variant.id} variant={variant} onChoose={choose} />
              )}
            </Autocomplete.List>
          </Autocomplete.Popup>
        </Autocomplete.Positioner>
      </Autocomplete.Portal>
    </Autocomplete.Root>
  )
}

interface OfferProps {
  variant: ShownVariant
  onChoose: (variant: ShownVariant) => void
}

function Offer({ variant, onChoose }: OfferProps) {
  return (
    <Autocomplete.Item
      value={variant}
      disabled={variant.stock === 0}
      onClick={() => variant.stock > 0 && onChoose(variant)}
      className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 rounded-control px-3 py-1.5 data-highlighted:bg-brand-wash data-highlighted:text-brand-press data-disabled:cursor-not-allowed data-disabled:text-ink-soft"
    >
      <span className="min-w-0 flex-1 basis-40 [overflow-wrap:anywhere]">
        {nameOf(variant)} <span className="text-sm text-ink-soft">{variant.sku}</span>
      </span>
      <span className="tabular shrink-0 text-sm">
        {paisaText(variant.unitPriceInPaisa)} ·{' '}
        {variant.stock === 0 ? m.desk_no_stock() : m.desk_stock({ n: countText(variant.stock) })}
      </span>
    </Autocomplete.Item>
  )
}

function nameOf({ name, nameBn, color, colorBn, size }: ShownVariant): string {
  const language = getLocale()
  const options = [
    color && inLanguage(language, color, colorBn),
    size && sizeInWords(size, language),
  ]
  return [inLanguage(language, name, nameBn), ...options].filter(Boolean).join(', ')
}

function StatusLine({ finding: { state, found } }: { finding: Finding<ShownVariant[]> }) {
  const words = {
    loading: m.palette_loading,
    failed: m.palette_failed,
    'too-short': m.palette_short,
    found: found.length === 0 ? m.palette_none : undefined,
    idle: undefined,
  }[state]
  return words ? <p className="px-4 py-3">{words()}</p> : null
}
