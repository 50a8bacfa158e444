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
  isChosen: boolean
  isSoldOut: boolean
}

/** The one asked for; else the first that can be bought; else the first. */
export function chosenVariant(variants: readonly VariantView[], sku: string | null): VariantView {
  const chosen =
    variants.find((variant) => variant.sku === sku) ?? variants.find(canBeBought) ?? variants[0]
  if (!chosen) throw new Error('Expected a product to have a variant')
  return chosen
}

/** Each colour leads to the same size where it can be bought, else to any size of it that can. */
export function colorOptions(
  variants: readonly VariantView[],
  chosen: VariantView,
): VariantOption[] {
  const names = [...new Set(variants.map(({ color }) => color))]
  if (names.every((name) => name === null)) return []
  return names.flatMap((name) => {
    const ofColor = variants.filter(({ color }) => color === name)
    const sameSize = ofColor.find(({ size }) => size === chosen.size)
    const buyable = ofColor.filter(canBeBought)
    const target =
      sameSize && canBeBought(sameSize) ? sameSize : (buyable[0] ?? sameSize ?? ofColor[0])
    if (!target) return []
    return {
      name,
      nameBn: target.colorBn,
      hex: target.colorHex,
      sku: target.sku,
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
    isChosen: variant.id === chosen.id,
    isSoldOut: !canBeBought(variant),
  }))
}

function canBeBought({ stock }: VariantView): boolean {
  return stock !== 'sold-out'
}
