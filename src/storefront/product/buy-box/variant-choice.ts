import type { Parameters } from '#platform/web/pages/page-key.ts'
import type { VariantView } from '#shop/catalog/product.ts'
import { sizeInWords } from '#shop/catalog/size.ts'

/** Which variant a page shows, and where its colours and sizes lead. */

export interface VariantOption {
  /** Null where this one has none and others do. */
  name: string | null
  nameBn: string | null
  hex: string | null
  /** Of the variant that it leads to. */
  sku: string
  /** The size that comes with it, where it is another one than is chosen now. */
  otherSize: string | null
  isChosen: boolean
  isSoldOut: boolean
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

/** Each colour leads to the same size where it comes in that, sold out or not; else to a size of it that can be bought. */
export function colorOptions(
  variants: readonly VariantView[],
  chosen: VariantView,
): VariantOption[] {
  const names = [...new Set(variants.map(({ color }) => color))]
  if (names.every((name) => name === null)) return []
  return names.flatMap((name) => {
    const ofColor = variants.filter(({ color }) => color === name)
    const buyable = ofColor.filter(canBeBought)
    const sameSize = ofColor.find(({ size }) => size === chosen.size)
    const target = sameSize ?? buyable[0] ?? ofColor[0]
    if (!target) return []
    return {
      name,
      nameBn: target.colorBn,
      hex: target.colorHex,
      sku: target.sku,
      otherSize: sameSize ? null : target.size,
      isChosen: name === chosen.color,
      isSoldOut: buyable.length === 0,
    }
  })
}

/** The sizes of the chosen colour. */
export function sizeOptions(
  variants: readonly VariantView[],
  chosen: VariantView,
): VariantOption[] {
  const ofColor = variants.filter(({ color }) => color === chosen.color)
  if (ofColor.every(({ size }) => size === null)) return []
  return ofColor.map((variant) => ({
    name: variant.size,
    nameBn: variant.size && sizeInWords(variant.size, 'bn'),
    hex: null,
    sku: variant.sku,
    otherSize: null,
    isChosen: variant.id === chosen.id,
    isSoldOut: !canBeBought(variant),
  }))
}

/** The size that somebody had, and lost with the step to another colour; undefined where they keep it. */
export function lostSize(before: VariantView, now: VariantView): string | undefined {
  const isLost = before.color !== now.color && before.size !== now.size
  return isLost && now.size !== null ? (before.size ?? undefined) : undefined
}

function canBeBought({ stock }: VariantView): boolean {
  return stock !== 'sold-out'
}
