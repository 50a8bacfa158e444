import { tidyText } from '#platform/text/tidy.ts'
import type { ProductDraft } from '../catalog/contract.ts'
import type { StoreProductOptions } from '../catalog/products/store-product.ts'
import type { ImportedProduct, Reading } from './formats/product.ts'
import type { Remark } from './formats/row.ts'
import type { Index, RowPlace } from './product-index.ts'
import type { Saving } from './save-imported.ts'

/** A row that is refused never removes anything: variants stay that it may mean (D41). */
export function withKept(
  reading: Reading,
  places: readonly RowPlace[],
  { hasLostRows, skus }: Pick<Index, 'hasLostRows' | 'skus'>,
): Reading {
  if (reading.outcome !== 'read') return reading
  const variant = (sku: string): boolean => {
    if (hasLostRows) return true
    const namedBy = skus.get(tidyText(sku))
    // By another product of the file, whose row may be refused.
    return namedBy !== undefined && namedBy !== places
  }
  return { ...reading, product: { ...reading.product, keeps: { variant, pictures: hasLostRows } } }
}

interface Refused {
  /** Rows of the product itself. */
  hasRefused: boolean
  missingPictures: readonly Remark[]
}

export const keptOptions = (
  { keeps, namesAllVariants }: ImportedProduct,
  { hasRefused, missingPictures }: Refused,
): Pick<StoreProductOptions, 'keepOtherVariants' | 'keepOtherPictures'> => ({
  keepOtherVariants: hasRefused || !namesAllVariants || (keeps?.variant ?? false),
  keepOtherPictures: hasRefused || missingPictures.length > 0 || (keeps?.pictures ?? false),
})

/** What a file without refused rows would have removed. */
export function keptNotes(
  { namesAllVariants }: ImportedProduct,
  { variants }: ProductDraft,
  { before, changes }: Extract<Saving, { id: string }>,
): string[] {
  const skus = new Set(variants.map(({ sku }) => tidyText(sku)))
  const isGone = (sku: string) =>
    changes.some(
      (change) =>
        (change.kind === 'variant-removed' ||
          (change.kind === 'variant-field' && change.field === 'sku')) &&
        change.sku === sku,
    )
  const kept = (before?.variants ?? []).filter(({ sku }) => !skus.has(sku) && !isGone(sku))
  return namesAllVariants && kept.length > 0
    ? [
        `Not removed, because rows of the file were refused: ${kept.map(({ sku }) => sku).join(', ')}`,
      ]
    : []
}
