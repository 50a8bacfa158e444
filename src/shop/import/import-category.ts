import type { Database } from '#platform/database/database.ts'
import { categoryDraftSchema, type CategoryDraft } from '../catalog/contract.ts'
import { addFormerCategorySlugs } from '../catalog/slugs/remember-slug.ts'
import { storeCategory, type StoreCategoryResult } from '../catalog/categories/store-category.ts'
import { listPlaces } from '../catalog/categories/store-places.ts'
import { mostLevels } from '../catalog/categories/tree.ts'
import { findCategory } from '../catalog/undo/take-back-category.ts'
import type { ImportedCategoryRow } from './formats/product.ts'
import type { Remark } from './formats/row.ts'
import type { ImportedOne } from './import-product.ts'
import type { PictureLoading } from './pictures/load-pictures-ahead.ts'
import { categoryLimitReached, saveAlone, type Broken, type ImportTarget } from './save-imported.ts'

export interface CheckedCategory {
  row: ImportedCategoryRow
  draft: CategoryDraft
}

export interface PreparedCategory extends CheckedCategory {
  missingPictures: Remark[]
  /** In a dry run: its picture would be fetched. */
  wouldChange: boolean
}

export type CategoryCheck =
  | ({ outcome: 'fits' } & CheckedCategory)
  | { outcome: 'refused'; problems: Remark[] }

export function checkCategory(row: ImportedCategoryRow): CategoryCheck {
  const parsed = categoryDraftSchema.safeParse(row.draft)
  if (parsed.success) return { outcome: 'fits', row, draft: parsed.data }
  const reasons = parsed.error.issues.map(({ message }) => message)
  return { outcome: 'refused', problems: reasons.map((reason) => ({ line: row.line, reason })) }
}

/** Loads its picture; one that cannot be had leaves what the shop has. */
export async function prepareCategory(
  pictures: PictureLoading,
  { row, draft }: CheckedCategory,
): Promise<PreparedCategory> {
  const { picture: source, line } = row
  const ready = { row, draft, missingPictures: [], wouldChange: false }
  if (!source) return { ...ready, draft: { ...draft, picture: source } }
  const result = await pictures.find(source)
  switch (result.outcome) {
    case 'found':
      return { ...ready, draft: { ...draft, picture: result.hash } }
    case 'to-be-fetched':
      return { ...ready, wouldChange: true }
    case 'missing':
      return { ...ready, missingPictures: [{ line, reason: `${source} ${result.reason}` }] }
  }
}

type Refused = Exclude<StoreCategoryResult, { id: string }> | Broken

function whyNot(saving: Refused): string {
  switch (saving.outcome) {
    case 'broken':
      return saving.reason
    case 'slug-taken':
      return `another category has the slug ${saving.slug}`
    case 'category-limit':
      return categoryLimitReached
    case 'too-deep':
      return `categories stand in one another ${mostLevels} levels deep at most`
    case 'below-itself':
      return 'it would stand in itself'
    case 'unknown-parent':
      return 'what it stands in is not there; in a file its row comes first'
  }
}

type Placed =
  | { outcome: 'placed'; parentId?: string | null; level?: number; isLater?: boolean }
  | { outcome: 'unknown-parent' | 'too-deep' }

/** What it shall stand in. A dry run has made nothing of the rows before: what stands in one of them is placed later. */
async function placeOf(
  { dryRun, levels }: ImportTarget,
  database: Database,
  { parent }: ImportedCategoryRow,
): Promise<Placed> {
  if (parent === undefined) return { outcome: 'placed' }
  if (parent === null) return { outcome: 'placed', parentId: null, level: 1 }
  const stored = (await listPlaces(database)).find(({ slug }) => slug === parent)
  const above = levels.get(parent) ?? stored?.level
  if (above === undefined || !(stored || dryRun)) return { outcome: 'unknown-parent' }
  const level = above + 1
  if (level > mostLevels) return { outcome: 'too-deep' }
  return stored
    ? { outcome: 'placed', parentId: stored.id, level }
    : { outcome: 'placed', level, isLater: true }
}

/** Makes the category, or changes it to what its row says. */
export async function importCategory(
  target: ImportTarget,
  { row, draft, missingPictures, wouldChange }: PreparedCategory,
): Promise<ImportedOne> {
  const { line } = row
  const saving = await saveAlone(target, line, async (database) => {
    const place = await placeOf(target, database, row)
    if (place.outcome !== 'placed') return place
    const { parentId, level, isLater = false } = place
    const before = target.keep && (await findCategory(database, draft.slug))
    const saved = await storeCategory(database, { ...draft, parentId }, { pending: target.pending })
    if (!('id' in saved)) return saved
    if (target.dryRun && saved.outcome === 'created') target.pending.add(saved.slug)
    if (saved.outcome !== 'unchanged')
      await target.keep?.category(database, { slug: saved.slug, line, before })
    if (level !== undefined) target.levels.set(saved.slug, level)
    await addFormerCategorySlugs(database, saved.id, row.formerSlugs)
    return { ...saved, isLater }
  })
  const said: ImportedOne = {
    outcome: 'category',
    line,
    name: draft.name,
    facts: { before: {}, after: {} },
    problems: [],
    missingPictures,
    changes: [],
    warnings: [],
  }
  if (!('id' in saving)) {
    const reason = `The category ${draft.slug} could not be saved: ${whyNot(saving)}`
    return { ...said, problems: [{ line, reason }] }
  }
  const changed =
    saving.outcome === 'unchanged' && !wouldChange && !saving.isLater ? [] : [saving.outcome]
  const changes = changed.map((outcome) => ({
    line,
    reason:
      outcome === 'created' ? `new category: ${draft.name}` : `category ${draft.name}: changed`,
  }))
  return { ...said, changes }
}
