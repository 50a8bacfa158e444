import { differences } from '#shop/audit/differences.ts'
import { defineAction } from '#shop/define-action.ts'
import { editOf, nextVersion, refuseEdit } from '#shop/edited.ts'
import { hasPicture } from '#shop/pictures/load-pictures.ts'
import { categoryDraftSchema } from '../contract.ts'
import { lockCatalog } from '../products/lock-product.ts'
import { storeCategory } from './store-category.ts'
import { findStored, listPlaces } from './store-places.ts'

/** Adds a category, or changes the one of this id, its slug too. What is left out stays as it is. */
export const saveCategory = defineAction({
  allow: 'edit-products',
  input: editOf(categoryDraftSchema),
  run: async ({ database, input: { id, version, ...draft } }) => {
    await lockCatalog(database)
    const slug = draft.slug.normalize('NFC')
    const current = id === undefined ? undefined : await findStored(database, id)
    const edited = { id, version }
    const refusal = await refuseEdit(database, { type: 'category', edited, current })
    if (refusal) return refusal
    if (!(await hasPicture(database, draft.picture))) return { outcome: 'unknown-picture' }

    const names = new Map((await listPlaces(database)).map(({ id: of, name }) => [of, name]))
    const stored = await storeCategory(database, draft, { renames: current?.slug, isNew: !current })
    if (!('id' in stored)) return stored
    if (stored.outcome === 'unchanged') return { ...stored, version }
    return {
      ...stored,
      version: nextVersion(current),
      change: {
        action: 'category-saved',
        subject: { type: 'category', id: stored.id, name: draft.name },
        ...differences(
          current && withParent(current, names),
          withParent({ ...draft, slug }, names),
        ),
        topics: 'announced',
      },
    }
  },
})

/** People read the audit, so it keeps the name of what it stands in. */
function withParent<Fields extends { parentId?: string | null | undefined }>(
  { parentId, ...fields }: Fields,
  names: ReadonlyMap<string, string>,
) {
  return parentId === undefined
    ? fields
    : { ...fields, parent: parentId === null ? null : names.get(parentId) }
}
