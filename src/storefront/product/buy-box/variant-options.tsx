import { useId, useState } from 'react'
import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { inLanguage } from '#platform/language.ts'
import type { ProductView, VariantView } from '#shop/catalog/product.ts'
import { sizeInWords } from '#shop/catalog/size.ts'
import { Swatch } from '#ui/swatch.tsx'
import { langOf } from '#ui/text/lang-of.ts'
import { ShopLink } from '#pages/shop-link.tsx'
import { colorOptions, lostSize, sizeOptions, type VariantOption } from './variant-choice.ts'

interface VariantOptionsProps {
  product: ProductView
  variant: VariantView
}

/** Colours and sizes as links, so that each variant has a URL and needs no JavaScript. */
export function VariantOptions({ product, variant }: VariantOptionsProps) {
  const { slug, variants } = product
  return (
    <>
      <Options slug={slug} title={m.product_color()} options={colorOptions(variants, variant)} />
      <div>
        <Options slug={slug} title={m.product_size()} options={sizeOptions(variants, variant)} />
        <p aria-live="polite" className="text-sm text-deal-ink not-empty:mt-2">
          {useLostSize(variant)}
        </p>
      </div>
    </>
  )
}

/** Another size may cost another price: a shopper who loses theirs with the step to another colour sees a message. */
function useLostSize(variant: VariantView): string | undefined {
  const [shown, setShown] = useState<{ variant: VariantView; lost?: string | undefined }>({
    variant,
  })
  if (shown.variant !== variant) setShown({ variant, lost: lostSize(shown.variant, variant) })
  if (shown.lost === undefined || variant.size === null) return undefined
  return m.product_size_lost({
    color: colorOf(variant),
    lost: sizeName(shown.lost),
    size: sizeName(variant.size),
  })
}

const sizeName = (size: string) => inLanguage(getLocale(), size, sizeInWords(size, 'bn'))

const colorOf = ({ color, colorBn }: VariantView) => nameOf({ name: color, nameBn: colorBn })

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
  const { sku, hex, isChosen, isSoldOut, otherSize } = option
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
      {otherSize !== null && (
        <span lang={langOf(sizeName(otherSize))} className="text-sm font-normal text-ink-soft">
          {sizeName(otherSize)}
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
