import { z } from 'zod'
import type { Database } from '#platform/database/database.ts'
import { defineAction } from '../define-action.ts'
import { nextVersion, refuseEdit } from '../edited.ts'
import { lockBanner } from './lock-banner.ts'
import { storeDeletion } from './store-banner.ts'

const input = z.object({
  id: z.uuid(),
  version: z.int('The version is not a whole number').min(1),
})

type Edited = z.output<typeof input>

/** So long a deleted banner can be restored. */
const restorableMs = 30 * 24 * 60 * 60 * 1000

interface Changing {
  now: Date
  edited: Edited
  isDeleted: boolean
}

async function change(database: Database, { now, edited, isDeleted }: Changing) {
  const { id } = edited
  const current = await lockBanner(database, id, !isDeleted)
  if (!current) return { outcome: 'unknown-banner' } as const
  const refusal = await refuseEdit(database, { type: 'banner', edited, current })
  if (refusal) return refusal
  await storeDeletion(database, {
    id,
    deletedAt: isDeleted ? now : null,
    forgetBefore: new Date(now.getTime() - restorableMs),
  })
  const { title, placement, status } = current
  return {
    outcome: 'written',
    version: nextVersion(current),
    subject: { type: 'banner', id, name: title },
    facts: { title, placement, status },
  } as const
}

/** Takes a banner away. For thirty days it can be restored, at the place where it stood. */
export const deleteBanner = defineAction({
  allow: 'edit-banners',
  input,
  run: async ({ database, input: edited, now }) => {
    const written = await change(database, { now, edited, isDeleted: true })
    if (written.outcome !== 'written') return written
    const { version, subject, facts } = written
    return {
      outcome: 'deleted',
      id: edited.id,
      version,
      change: {
        action: 'banner-deleted',
        subject,
        before: facts,
        after: {},
        topics: 'announced',
      },
    }
  },
})

export const restoreBanner = defineAction({
  allow: 'edit-banners',
  input,
  run: async ({ database, input: edited, now }) => {
    const written = await change(database, { now, edited, isDeleted: false })
    if (written.outcome !== 'written') return written
    const { version, subject, facts } = written
    return {
      outcome: 'restored',
      id: edited.id,
      version,
      change: {
        action: 'banner-restored',
        subject,
        before: {},
        after: facts,
        topics: 'announced',
      },
    }
  },
})
