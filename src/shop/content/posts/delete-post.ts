import { z } from 'zod'
import type { Database } from '#platform/database/database.ts'
import { defineAction } from '#shop/define-action.ts'
import { nextVersion, refuseEdit } from '#shop/edited.ts'
import { lockPost } from './lock-post.ts'
import { isFixedPage, postKinds } from './post.ts'
import { forgetFormerSlug, isSlugTaken, storeDeletion } from './store-post.ts'

const input = z.object({
  kind: z.enum(postKinds),
  id: z.uuid(),
  version: z.int('The version is not a whole number').min(1),
})

/** So long a deleted page or article can be restored. */
const restorableMs = 30 * 24 * 60 * 60 * 1000

interface Changing {
  now: Date
  edited: z.output<typeof input>
  isDeleted: boolean
}

async function change(database: Database, { now, edited, isDeleted }: Changing) {
  const { id, kind } = edited
  const current = await lockPost(database, { id, kind, isDeleted: !isDeleted })
  const refusal = await refuseEdit(database, { type: kind, edited, current })
  if (refusal) return refusal
  // Refused above.
  if (!current) return { outcome: `unknown-${kind}` as const }
  if (isFixedPage(current)) return { outcome: 'fixed-page' } as const
  if (!isDeleted && (await isSlugTaken(database, current)))
    return { outcome: 'slug-taken', slug: current.slug } as const
  if (!isDeleted) await forgetFormerSlug(database, current)
  const forgetBefore = new Date(now.getTime() - restorableMs)
  const deletedAt = isDeleted ? now : null
  await storeDeletion(database, { id, kind, deletedAt, forgetBefore })
  const { title, slug, publishedAt } = current
  return {
    outcome: 'written',
    version: nextVersion(current),
    subject: { type: kind, id, name: title },
    facts: { title, slug, publishedAt },
  } as const
}

/** Takes a page or an article away. For thirty days it can be restored. */
export const deletePost = defineAction({
  allow: 'edit-content',
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
        action: `${edited.kind}-deleted` as const,
        subject,
        before: facts,
        after: {},
        topics: 'announced',
      },
    }
  },
})

export const restorePost = defineAction({
  allow: 'edit-content',
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
        action: `${edited.kind}-restored` as const,
        subject,
        before: {},
        after: facts,
        topics: 'announced',
      },
    }
  },
})
