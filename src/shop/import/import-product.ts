import { tidyText } from '#platform/text/tidy.ts'
import { factsOf, type ProductChange } from '../catalog/products/changes.ts'
import type { ProductDraft } from '../catalog/contract.ts'
import { changeInWords } from './change-in-words.ts'
import type { Remark } from './formats/row.ts'
import { keptNotes, keptOptions } from './keep-variants.ts'
import type { PreparedProduct } from './prepare-product.ts'
import {
  isOfOneVariant,
  saveImported,
  sentenceFor,
  type ImportTarget,
  type Saving,
} from './save-imported.ts'

export interface ImportedOne {
  /** Categories are not counted among products. */
  outcome: 'created' | 'updated' | 'unchanged' | 'failed' | 'category'
  /** Of its first row. */
  line: number
  name: string
  /** What is different from before, as the audit says it. */
  facts: ReturnType<typeof factsOf>
  problems: Remark[]
  missingPictures: Remark[]
  /** What is different from before, or that it is new. */
  changes: Remark[]
  warnings: Remark[]
}

/** Brings one product into the shop: what is bad of it is left out and said. */
export async function importProduct(
  target: ImportTarget,
  prepared: PreparedProduct,
): Promise<ImportedOne> {
  const { product, draft: complete, problems, missingPictures, wouldChange } = prepared
  const saving = await saveWhatFits(target, prepared)
  const { line } = product
  if (!('id' in saving))
    return leftOut({
      line,
      name: complete.name,
      problems: [...problems, { line, reason: sentenceFor(saving) }],
      missingPictures,
      warnings: product.warnings,
    })
  const unchanged = saving.outcome === 'unchanged' && !wouldChange
  const outcome = saving.outcome === 'created' ? 'created' : unchanged ? 'unchanged' : 'updated'
  const changes = [
    ...saving.changes.map(changeInWords),
    ...(saving.outcome === 'created' ? [newInWords(complete)] : []),
    ...(wouldChange ? ['its pictures would be fetched'] : []),
  ]
  const taken = saving.changes.filter(({ kind }) => kind === 'variant-removed').map(changeInWords)
  const sayAll = (reasons: string[]) => reasons.map((reason) => ({ line, reason }))
  return {
    outcome,
    line,
    name: complete.name,
    facts: factsWith(complete, saving.changes),
    problems,
    missingPictures,
    changes: sayAll(changes),
    warnings: [
      ...product.warnings,
      ...sayAll([
        ...(target.dryRun ? [] : taken),
        ...keptNotes(product, complete, saving),
        ...stockNotes(complete, saving.changes),
        ...shortenedNotes(complete),
      ]),
    ],
  }
}

/** Categories are said by their slugs: in a dry run those that would be made have no ids that stand. */
function factsWith(
  { category = '', furtherCategories = [] }: ProductDraft,
  changes: readonly ProductChange[],
) {
  const isChanged = (field: string) =>
    changes.some((change) => change.kind === 'field' && change.field === field)
  const { before, after } = factsOf(changes)
  const { categoryId: _, furtherCategoryIds: __, ...others } = after
  const { categoryId: ___, furtherCategoryIds: ____, ...stood } = before
  return {
    before: stood,
    after: {
      ...others,
      ...(isChanged('categoryId') && { category }),
      ...(isChanged('furtherCategoryIds') && { furtherCategories }),
    },
  }
}

export const leftOut = (
  said: Pick<ImportedOne, 'problems' | 'warnings'> & Partial<ImportedOne>,
): ImportedOne => ({
  line: said.problems[0]?.line ?? 0,
  name: '',
  facts: { before: {}, after: {} },
  missingPictures: [],
  changes: [],
  ...said,
  outcome: 'failed',
})

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

type Saveable = Pick<PreparedProduct, 'product' | 'draft' | 'problems' | 'missingPictures'>

/** A variant that does not fit beside what the shop knows of the product stays out; the others go in. */
async function saveWhatFits(
  target: ImportTarget,
  { product, draft, problems, missingPictures }: Saveable,
): Promise<Saving> {
  const kept = keptOptions(product, { hasRefused: problems.length > 0, missingPictures })
  const saving = await saveImported(target, product, draft, kept)
  if (!isOfOneVariant(saving)) return saving
  const row = product.variants.find((variant) => tidyText(variant.draft.sku) === saving.sku)
  const variants = draft.variants.filter(({ sku }) => tidyText(sku) !== saving.sku)
  if (!row || variants.length === 0 || variants.length === draft.variants.length) return saving
  problems.push({ line: row.line, reason: sentenceFor(saving) })
  const others = { ...draft, variants }
  return saveWhatFits(target, { product, draft: others, problems, missingPictures })
}
