import { v7 } from 'uuid'
import { differences } from '../audit/differences.ts'
import { defineAction } from '../define-action.ts'
import { editOf, nextVersion, refuseEdit } from '../edited.ts'
import { hasPicture } from '../pictures/load-pictures.ts'
import { bannerDraftSchema } from './contract.ts'
import { lockBanner, nextPosition } from './lock-banner.ts'
import { storeBanner } from './store-banner.ts'

/** Adds a banner, or changes the one of this id (D19). */
export const saveBanner = defineAction({
  allow: 'edit-banners',
  input: editOf(bannerDraftSchema),
  run: async ({ database, input: { id: known, version, ...draft } }) => {
    const id = known ?? v7()
    const current = await lockBanner(database, id)
    const edited = { id: known, version }
    const refusal = await refuseEdit(database, { type: 'banner', edited, current })
    if (refusal) return refusal
    for (const picture of [draft.picture, draft.narrowPicture])
      if (!(await hasPicture(database, picture))) return { outcome: 'unknown-picture' }
    const stands = current?.placement === draft.placement ? current.position : undefined
    const position = draft.position ?? stands ?? (await nextPosition(database, draft.placement))
    await storeBanner(database, { ...draft, id, position })
    return {
      outcome: 'saved',
      id,
      version: nextVersion(current),
      change: {
        action: 'banner-saved',
        subject: { type: 'banner', id, name: draft.title },
        ...differences(current, current ? draft : whatIsSaid(draft)),
        topics: 'announced',
      },
    }
  },
})

/** Of a new one the audit keeps what it has, not what it lacks. */
const whatIsSaid = (draft: object) =>
  Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== null))
