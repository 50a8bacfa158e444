import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { inLanguage } from '#platform/language.ts'
import { countText, paisaText } from '#pages/money/taka.ts'
import { variantWords } from '#shop/catalog/options/variant-words.ts'
import type { ShownVariant } from '#shop/orders/edits/load-edit-facts.ts'
import { Finder } from '../../forms/finder.tsx'

const steps: Readonly<Record<string, 1 | -1>> = { '+': 1, '-': -1 }

interface VariantFinderProps {
  onChoose: (variant: ShownVariant) => void
  /** Under the field; else what can be typed. */
  hint?: string
  /** `+` and `−` in the empty field: one more or one less of what was chosen last. */
  onStep?: (by: 1 | -1) => void
}

/** Finds what can be put into an order by name or SKU, with its price and what is left. */
export function VariantFinder({ onChoose, hint = m.edit_add_hint(), onStep }: VariantFinderProps) {
  function onKey(key: string): boolean {
    const step = onStep ? steps[key] : undefined
    if (step) onStep?.(step)
    return step !== undefined
  }
  return (
    <Finder<ShownVariant>
      address="/dashboard/orders/variants"
      label={m.edit_add()}
      {...{ hint, nameOf, onChoose, onKey }}
      isOff={({ stock }) => stock === 0}
    >
      {(variant) => (
        <>
          <span className="min-w-0 flex-1 basis-40 [overflow-wrap:anywhere]">
            {nameOf(variant)} <span className="text-sm text-ink-soft">{variant.sku}</span>
          </span>
          <span className="tabular shrink-0 text-sm">
            {paisaText(variant.unitPriceInPaisa)} ·{' '}
            {variant.stock === 0
              ? m.desk_no_stock()
              : m.desk_stock({ n: countText(variant.stock) })}
          </span>
        </>
      )}
    </Finder>
  )
}

function nameOf({ name, nameBn, ...variant }: ShownVariant): string {
  const language = getLocale()
  return [inLanguage(language, name, nameBn), ...variantWords(variant, language)].join(', ')
}
