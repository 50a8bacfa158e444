import type { ProductDraft } from '../catalog/contract.ts'
import type { CheckedProduct } from './check-product.ts'
import type { FindPictureResult } from './pictures/find-picture.ts'
import type { ImportedPicture } from './formats/pictures.ts'
import type { ImportedProduct } from './formats/product.ts'
import type { Remark } from './formats/row.ts'
import type { PictureLoading } from './pictures/load-pictures-ahead.ts'

/** A product with its pictures at hand: ready to be written. */
export interface PreparedProduct extends CheckedProduct {
  missingPictures: Remark[]
  /** In a dry run: there are pictures that would be fetched. */
  wouldChange: boolean
}

/** Loads the pictures of a product that was checked, and that of its category. */
export async function prepareProduct(
  pictures: PictureLoading,
  { product, draft, problems }: CheckedProduct,
): Promise<PreparedProduct> {
  const [gathered, { category, missing }] = await Promise.all([
    gatherPictures(pictures, product.pictures),
    findCategory(pictures, product),
  ])
  return {
    product: { ...product, category },
    draft: { ...draft, pictures: gathered.pictures },
    problems,
    missingPictures: [...gathered.missing, ...missing],
    wouldChange: gathered.wouldChange,
  }
}

/** The category as the file says it, with its picture's hash in place of where the picture is. */
async function findCategory(
  pictures: PictureLoading,
  { category, line }: ImportedProduct,
): Promise<{ category: ImportedProduct['category']; missing: Remark[] }> {
  const source = category?.picture
  if (!source) return { category, missing: [] }
  const result = await pictures.find(source)
  if (result.outcome === 'found')
    return { category: { ...category, picture: result.hash }, missing: [] }
  const reason = result.outcome === 'missing' ? [`${source} ${result.reason}`] : []
  return {
    category: { ...category, picture: undefined },
    missing: reason.map((words) => ({ line, reason: words })),
  }
}

interface Gathered {
  /** Undefined leaves the shop's pictures alone. */
  pictures: ProductDraft['pictures']
  missing: Remark[]
  /** In a dry run: there are pictures that would be fetched. */
  wouldChange: boolean
}

async function gatherPictures(
  pictures: PictureLoading,
  wanted: readonly ImportedPicture[] | undefined,
): Promise<Gathered> {
  if (!wanted) return { pictures: undefined, missing: [], wouldChange: false }
  const sources = [...new Set(wanted.map(({ source }) => source))]
  const results = new Map<string, FindPictureResult>(
    await Promise.all(
      sources.map(async (source) => [source, await pictures.find(source)] as const),
    ),
  )
  const found = wanted.flatMap(({ source, variantSku, focus }) => {
    const result = results.get(source)
    return result?.outcome === 'found' ? [{ hash: result.hash, variantSku, focus }] : []
  })
  const missing = wanted.flatMap(({ source, line }) => {
    const result = results.get(source)
    return result?.outcome === 'missing' ? [{ line, reason: `${source} ${result.reason}` }] : []
  })
  const wouldChange = [...results.values()].some(({ outcome }) => outcome === 'to-be-fetched')
  const nothingFound = wanted.length > 0 && found.length === 0
  return { pictures: nothingFound || wouldChange ? undefined : found, missing, wouldChange }
}
