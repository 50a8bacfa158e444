import { eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import { differences } from '../audit/differences.ts'
import { defineAction } from '../define-action.ts'
import { loadPictures } from '../pictures/load-pictures.ts'
import { bannerDraftSchema } from './contract.ts'
import { storeBanner } from './store-banner.ts'
import { banners } from './tables.ts'

/** Adds a banner, or changes the one of this id. */
export const saveBanner = defineAction({
  allow: 'edit-banners',
  input: bannerDraftSchema,
  run: async ({ database, input }) => {
    const { id = v7(), ...draft } = input
    const [before] = await database.select().from(banners).where(eq(banners.id, id)).for('update')
    const known = await loadPictures(database, [draft.picture])
    if (known.size === 0) return { outcome: 'unknown-picture' }
    const banner = { id, ...draft }
    await storeBanner(database, banner)
    return {
      outcome: 'saved',
      id,
      change: {
        action: 'banner-saved',
        subject: { type: 'banner', id, name: draft.title },
        ...differences(before, banner),
        topics: 'announced',
      },
    }
  },
})
