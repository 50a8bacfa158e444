import type { Parameters } from '#platform/web/pages/page-key.ts'
import type { VariantView } from '#shop/catalog/product.ts'
import type { ProductOption } from '#shop/catalog/options/option.ts'
import { sizeInWords } from '#shop/catalog/options/size.ts'

/** Which variant a page shows, and where its colours, sizes and free options lead. */

export interface VariantOption {
  /** Null where this one has none and others do. */
  name: string | null
  nameBn: string | null
  hex: string | null
  /** Of the variant that it leads to. */
  sku: string
  /** The size, or what it has of the options behind, that comes with it where it is another one than is chosen now. */
  others: string[]
  isChosen: boolean
  isSoldOut: boolean
}

/** All that there is to choose of one kind. */
export interface VariantChoice {
  /** A free option by the merchant's words. */
  of: 'color' | 'size' | ProductOption
  options: VariantOption[]
}

/** In the URL of a product's page: the SKU of the variant to show. */
export const variantParameter = 'variant'

export const productParameters: Parameters = { [variantParameter]: 'once' }

/** Whether a URL asks for a variant that there is, or for none. */
export const namesVariant = (variants: readonly VariantView[], sku: string | null): boolean =>
  sku === null || variants.some((variant) => variant.sku === sku)

/** The one asked for; else the first that can be bought; else the first. */
export function chosenVariant(variants: readonly VariantView[], sku: string | null): VariantView {
  const chosen =
    variants.find((variant) => variant.sku === sku) ?? variants.find(canBeBought) ?? variants[0]
  if (!chosen) throw new Error('Expected a product to have a variant')
  return chosen
}

/** What a variant has: its colour, its size, then each free option. */
const valuesOf = ({ color, size, options }: VariantView) => [
  color,
  size,
  ...options.map(({ value }) => value),
]

/** Colours; the sizes of the chosen colour; then each free option, as far as the chosen one has it with what stands before. */
export function variantChoices(
  variants: readonly VariantView[],
  chosen: VariantView,
): VariantChoice[] {
  const kinds = ['color' as const, 'size' as const, ...chosen.options]
  return kinds.flatMap((of, index) => {
    const options = optionsAt(index, variants, chosen)
    return options.every(({ name }) => name === null) ? [] : { of, options }
  })
}

function optionsAt(
  index: number,
  variants: readonly VariantView[],
  chosen: VariantView,
): VariantOption[] {
  const now = valuesOf(chosen)
  const alike = variants.filter((variant) =>
    valuesOf(variant).every((value, at) => at >= index || value === now[at]),
  )
  return [...new Set(alike.map((variant) => valuesOf(variant)[index] ?? null))].flatMap((name) => {
    const such = alike.filter((variant) => valuesOf(variant)[index] === name)
    const target = bestOf(such, now, index + 1)
    if (!target) return []
    const behind = valuesOf(target).slice(index + 1)
    return {
      name,
      nameBn: index === 0 ? target.colorBn : name && sizeInWords(name, 'bn'),
      hex: index === 0 ? target.colorHex : null,
      sku: target.sku,
      others: behind.filter(
        (value, at) => value !== null && value !== now[index + 1 + at],
      ) as string[],
      isChosen: name === now[index],
      isSoldOut: !such.some(canBeBought),
    }
  })
}

/** The one that keeps most of what is chosen behind, sold out or not; of several the first that can be bought. */
function bestOf(
  such: readonly VariantView[],
  now: readonly (string | null)[],
  behind: number,
): VariantView | undefined {
  const kept = (variant: VariantView) =>
    valuesOf(variant).filter((value, at) => at >= behind && value === now[at]).length
  const most = Math.max(...such.map(kept))
  const best = such.filter((variant) => kept(variant) === most)
  return best.find(canBeBought) ?? best[0]
}

/** What somebody had, and lost with the step to another colour or size; undefined where they keep it. */
export function lostChoice(before: VariantView, now: VariantView) {
  const [had, has] = [valuesOf(before), valuesOf(now)]
  const step = has.findIndex((value, index) => value !== had[index])
  const at = has.findIndex(
    (value, index) => index > step && value !== null && had[index] && value !== had[index],
  )
  const [lost, instead, chosen] = [had[at], has[at], has[step] ?? null]
  return lost && instead
    ? { chosen: { name: chosen, nameBn: step === 0 ? now.colorBn : null }, lost, instead }
    : undefined
}

function canBeBought({ stock }: VariantView): boolean {
  return stock !== 'sold-out'
}
