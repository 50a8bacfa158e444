import { eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import { differences } from '../audit/differences.ts'
import { defineAction } from '../define-action.ts'
import { editOf, nextVersion, refuseEdit } from '../edited.ts'
import { hasPicture } from '../pictures/load-pictures.ts'
import { bannerDraftSchema } from './contract.ts'
import { storeBanner } from './store-banner.ts'
import { banners } from './tables.ts'

/** Adds a banner, or changes the one of this id (D19). */
export const saveBanner = defineAction({
  allow: 'edit-banners',
  input: editOf(bannerDraftSchema),
  run: async ({ database, input: { id: known, version, ...draft } }) => {
    const id = known ?? v7()
    const [current] = await database.select().from(banners).where(eq(banners.id, id)).for('update')
    const edited = { id: known, version }
    const refusal = await refuseEdit(database, { type: 'banner', edited, current })
    if (refusal) return refusal
    if (!(await hasPicture(database, draft.picture))) return { outcome: 'unknown-picture' }
    await storeBanner(database, { id, ...draft })
    return {
      outcome: 'saved',
      id,
      version: nextVersion(current),
      change: {
        action: 'banner-saved',
        subject: { type: 'banner', id, name: draft.title },
        ...differences(current, draft),
        topics: 'announced',
      },
    }
  },
})
