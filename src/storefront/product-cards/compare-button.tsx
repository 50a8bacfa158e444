import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { inLanguage } from '#platform/language.ts'
import type { ProductCard } from '#shop/catalog/product.ts'
import { Icon } from '#ui/icon.tsx'
import { useIsCompared } from '../lists/compare-list.ts'

interface CompareButtonProps {
  product: ProductCard
  className?: string
  /** With its word beside the icon. */
  inWords?: boolean
}

/** What a press does is loaded with the first sign that it is meant. */
const load = () => import('./toggle-compare.ts').catch(() => undefined)

/** Pressed means that the product is being compared (D20). */
export function CompareButton({ product, className = '', inWords = false }: CompareButtonProps) {
  const isCompared = useIsCompared(product.id)
  const name = inLanguage(getLocale(), product.name, product.nameBn)
  return (
    <button
      type="button"
      aria-pressed={isCompared}
      aria-label={m.compare_this({ name })}
      onPointerEnter={load}
      onFocus={load}
      onClick={() => void load().then((loaded) => loaded?.toggleCompare(product))}
      className={`text-ink-soft transition duration-150 hover:text-brand ${inWords ? words : round} ${className}`}
    >
      <Icon name="compare" />
      {inWords && m.compare_word()}
    </button>
  )
}

const round =
  'grid size-11 place-items-center rounded-full bg-surface/90 aria-pressed:bg-brand aria-pressed:text-on-brand'
const words =
  'inline-flex min-h-11 items-center gap-2 rounded-control px-3 font-medium whitespace-nowrap aria-pressed:bg-brand-wash aria-pressed:text-brand-press'
