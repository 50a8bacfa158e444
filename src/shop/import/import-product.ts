import { tidyText } from '../../platform/tidy-text.ts'
import type { ProductChange } from '../catalog/changes.ts'
import type { ProductDraft } from '../catalog/contract.ts'
import { changeInWords } from './change-in-words.ts'
import { checkProduct, type Named } from './check-product.ts'
import { findPicture, type FindPictureResult, type PictureSearch } from './find-picture.ts'
import type { ImportedPicture } from './formats/pictures.ts'
import type { ImportedProduct } from './formats/product.ts'
import type { Remark } from './formats/row.ts'
import { saveImported, sentenceFor, type Saving } from './save-imported.ts'

export interface ImportedOne {
  outcome: 'created' | 'updated' | 'unchanged' | 'failed'
  problems: Remark[]
  missingPictures: Remark[]
  /** What is different from before, or that it is new. */
  changes: Remark[]
  warnings: Remark[]
}

/** Pictures fetched at the same time. */
const atOnce = 8

/** Brings one product into the shop: what is bad of it is left out and said. */
export async function importProduct(
  search: PictureSearch,
  product: ImportedProduct,
  named: Named,
): Promise<ImportedOne> {
  const { draft, problems } = checkProduct(product, named)
  if (!draft) return { outcome: 'failed', problems, missingPictures: [], changes: [], warnings: [] }

  const gathered = await gatherPictures(search, product.pictures)
  const { category, missing } = await findCategory(search, product)
  const missingPictures = [...gathered.missing, ...missing]
  const complete = { ...draft, pictures: gathered.pictures }
  const saving = await saveWhatFits(search, { ...product, category }, complete, problems)
  if (!('id' in saving)) {
    const problem = { line: product.line, reason: sentenceFor(saving) }
    return {
      outcome: 'failed',
      problems: [...problems, problem],
      missingPictures,
      changes: [],
      warnings: [],
    }
  }
  const unchanged = saving.outcome === 'unchanged' && !gathered.wouldChange
  const outcome = saving.outcome === 'created' ? 'created' : unchanged ? 'unchanged' : 'updated'
  const { line } = product
  const changes = [
    ...saving.changes.map(changeInWords),
    ...(saving.outcome === 'created' ? [newInWords(complete)] : []),
    ...(gathered.wouldChange ? ['its pictures would be fetched'] : []),
  ]
  const taken = saving.changes.filter(({ kind }) => kind === 'variant-removed').map(changeInWords)
  const sayAll = (reasons: string[]) => reasons.map((reason) => ({ line, reason }))
  return {
    outcome,
    problems,
    missingPictures,
    changes: sayAll(changes),
    warnings: sayAll([
      ...(search.dryRun ? [] : taken),
      ...stockNotes(complete, saving.changes),
      ...shortenedNotes(complete),
    ]),
  }
}

const newInWords = ({ name, variants }: ProductDraft) =>
  `new: ${name}, ${variants.length} ${variants.length === 1 ? 'variant' : 'variants'}`

/** 8901234567890 as a spreadsheet shows it; once saved like that the other digits are lost. */
const shortenedNumber = /^\d(?:\.\d{1,20})?E\+\d{1,3}$/i

const shortenedNotes = ({ variants }: ProductDraft): string[] =>
  variants
    .filter(({ sku }) => shortenedNumber.test(sku))
    .map(({ sku }) => `The SKU ${sku} looks like a number that a spreadsheet has shortened`)

/** Where the stock is not what the file says, because pieces were sold here since. */
function stockNotes({ variants }: ProductDraft, changes: readonly ProductChange[]): string[] {
  const said = new Map(variants.map(({ sku, stock }) => [tidyText(sku), stock]))
  return changes.flatMap((change) => {
    if (change.kind !== 'variant-field' || change.field !== 'stock') return []
    const stock = said.get(change.sku)
    if (stock === undefined || stock === change.to) return []
    return [
      `${change.sku}: the stock goes from ${String(change.from)} to ${String(change.to)}, not to the ${stock} of the file, because what this shop sold since the last file stays sold`,
    ]
  })
}

/** A variant that does not fit beside what the shop knows of the product stays out; the others go in. */
async function saveWhatFits(
  search: PictureSearch,
  product: ImportedProduct,
  draft: ProductDraft,
  problems: Remark[],
): Promise<Saving> {
  // Rows that stay out must not take a variant away that the shop has.
  const options = { keepOtherVariants: problems.length > 0 || !product.namesAllVariants }
  const saving = await saveImported(search, product, draft, options)
  if (saving.outcome !== 'option-twice' && saving.outcome !== 'discount-not-below-price')
    return saving
  const row = product.variants.find((variant) => tidyText(variant.draft.sku) === saving.sku)
  const variants = draft.variants.filter(({ sku }) => tidyText(sku) !== saving.sku)
  if (!row || variants.length === 0 || variants.length === draft.variants.length) return saving
  problems.push({ line: row.line, reason: sentenceFor(saving) })
  return saveWhatFits(search, product, { ...draft, variants }, problems)
}

/** The category as the file says it, with its picture's hash in place of where the picture is. */
async function findCategory(
  search: PictureSearch,
  { category, line }: ImportedProduct,
): Promise<{ category: ImportedProduct['category']; missing: Remark[] }> {
  const source = category?.picture
  if (!source) return { category, missing: [] }
  const result = await findPicture(search, source)
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
  search: PictureSearch,
  wanted: readonly ImportedPicture[] | undefined,
): Promise<Gathered> {
  if (!wanted) return { pictures: undefined, missing: [], wouldChange: false }
  const results = await findAll(search, [...new Set(wanted.map(({ source }) => source))])
  const found = wanted.flatMap(({ source, variantSku }) => {
    const result = results.get(source)
    return result?.outcome === 'found' ? [{ hash: result.hash, variantSku }] : []
  })
  const missing = wanted.flatMap(({ source, line }) => {
    const result = results.get(source)
    return result?.outcome === 'missing' ? [{ line, reason: `${source} ${result.reason}` }] : []
  })
  const wouldChange = [...results.values()].some(({ outcome }) => outcome === 'to-be-fetched')
  const nothingFound = wanted.length > 0 && found.length === 0
  return { pictures: nothingFound || wouldChange ? undefined : found, missing, wouldChange }
}

async function findAll(
  search: PictureSearch,
  sources: string[],
): Promise<Map<string, FindPictureResult>> {
  const results = new Map<string, FindPictureResult>()
  const work = async () => {
    for (let source = sources.shift(); source !== undefined; source = sources.shift()) {
      results.set(source, await findPicture(search, source))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return results
}
