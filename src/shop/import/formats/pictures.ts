/** Which picture shows what, where a file names the product's pictures and one more for each variant. */

import type { Focus } from '#shop/pictures/focus.ts'

export interface ImportedPicture {
  /** A URL, or a path below the file's folder. */
  source: string
  /** Null where it shows the whole product. */
  variantSku: string | null
  /** What stays in sight where it is cut; left out, it stays as it is. */
  focus?: Focus | undefined
  line: number
}

export interface VariantPicture {
  sku: string
  source: string
  line: number
}

/** A picture of some variants but not all is theirs alone; one of all variants, or of none, is the product's. */
export function arrangePictures(
  gallery: readonly { source: string; line: number }[],
  ofVariants: readonly VariantPicture[],
  variantCount: number,
): ImportedPicture[] {
  const sources = new Map([...gallery, ...ofVariants].map(({ source, line }) => [source, line]))
  return [...sources].flatMap(([source, line]): ImportedPicture[] => {
    const owners = ofVariants.filter((picture) => picture.source === source)
    if (owners.length === 0 || owners.length === variantCount)
      return [{ source, line, variantSku: null }]
    return owners.map(({ sku }) => ({ source, line, variantSku: sku }))
  })
}
