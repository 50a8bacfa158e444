import { useId, useState } from 'react'
import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { inLanguage } from '#platform/language.ts'
import type { ProductView, VariantView } from '#shop/catalog/product.ts'
import { optionName } from '#shop/catalog/options/variant-words.ts'
import { sizeInWords } from '#shop/catalog/options/size.ts'
import { Swatch } from '#ui/swatch.tsx'
import { langOf } from '#ui/text/lang-of.ts'
import { ShopLink } from '#pages/shop-link.tsx'
import {
  lostChoice,
  variantChoices,
  type VariantChoice,
  type VariantOption,
} from './variant-choice.ts'

interface VariantOptionsProps {
  product: ProductView
  variant: VariantView
}

/** Colours, sizes and free options as links, so that each variant has a URL and needs no JavaScript. */
export function VariantOptions({ product, variant }: VariantOptionsProps) {
  const { slug, variants } = product
  return (
    <div className="flex flex-col gap-5">
      {variantChoices(variants, variant).map(({ of, options }) => (
        <Options key={keyOf(of)} slug={slug} title={titleOf(of)} options={options} />
      ))}
      <p aria-live="polite" className="text-sm text-deal-ink empty:-mt-5 not-empty:-mt-3">
        {useLostChoice(variant)}
      </p>
    </div>
  )
}

const keyOf = (of: VariantChoice['of']) => (typeof of === 'string' ? of : `option ${of.name}`)

function titleOf(of: VariantChoice['of']): string {
  if (of === 'color') return m.product_color()
  return of === 'size' ? m.product_size() : optionName(of, getLocale())
}

interface Shown {
  variant: VariantView
  lost?: ReturnType<typeof lostChoice>
}

/** Another size may cost another price: a shopper who loses theirs with the step to another colour sees a message. */
function useLostChoice(variant: VariantView): string | undefined {
  const [shown, setShown] = useState<Shown>({ variant })
  if (shown.variant !== variant) setShown({ variant, lost: lostChoice(shown.variant, variant) })
  const { lost } = shown
  return (
    lost &&
    m.product_choice_lost({
      chosen: nameOf(lost.chosen),
      lost: sizeName(lost.lost),
      now: sizeName(lost.instead),
    })
  )
}

const sizeName = (size: string) => sizeInWords(size, getLocale())

interface OptionsProps {
  slug: string
  title: string
  options: readonly VariantOption[]
}

function Options({ slug, title, options }: OptionsProps) {
  const id = useId()
  const chosen = options.find(({ isChosen }) => isChosen)
  if (options.length === 0) return null
  return (
    <div>
      <p id={id} className="mb-2">
        <span className="text-ink-soft">{title}:</span>{' '}
        <span lang={chosen && langOf(nameOf(chosen))} className="font-semibold">
          {chosen && nameOf(chosen)}
        </span>
      </p>
      <ul aria-labelledby={id} className="flex flex-wrap gap-2">
        {options.map((option) => (
          <li key={option.name ?? ''}>
            <OptionLink slug={slug} option={option} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function OptionLink({ slug, option }: { slug: string; option: VariantOption }) {
  const { sku, hex, isChosen, isSoldOut, others } = option
  const behind = others.map(sizeName).join(', ')
  return (
    <ShopLink
      to={`/product/${slug}?${new URLSearchParams({ variant: sku })}`}
      replace
      preventScrollReset
      aria-current={isChosen ? 'true' : undefined}
      aria-label={isSoldOut ? `${nameOf(option)}, ${m.product_option_sold_out()}` : undefined}
      className={`inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control border px-3.5 font-medium transition-colors duration-150 hover:border-brand aria-current:border-brand aria-current:bg-brand-wash aria-current:ring-1 aria-current:ring-brand ${isSoldOut ? 'border-dashed border-control-line text-ink-soft' : 'border-control-line bg-surface'}`}
    >
      {hex && <Swatch hex={hex} className={isSoldOut ? 'size-5 opacity-50' : 'size-5'} />}
      <OptionName isSoldOut={isSoldOut} name={nameOf(option)} />
      {behind && (
        <span lang={langOf(behind)} className="text-sm font-normal text-ink-soft">
          {behind}
        </span>
      )}
    </ShopLink>
  )
}

function OptionName({ isSoldOut, name }: { isSoldOut: boolean; name: string }) {
  const Word = isSoldOut ? 's' : 'span'
  return <Word lang={langOf(name)}>{name}</Word>
}

function nameOf({ name, nameBn }: Pick<VariantOption, 'name' | 'nameBn'>): string {
  return name === null ? m.product_option_other() : inLanguage(getLocale(), name, nameBn)
}
