import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { differences } from '#shop/audit/differences.ts'
import { defineAction } from '#shop/define-action.ts'
import { nextVersion, refuseEdit } from '#shop/edited.ts'
import { nameOfInitiator } from '#shop/initiator.ts'
import { hasPicture } from '#shop/pictures/load-pictures.ts'
import { readingMinutes } from '../articles/article.ts'
import { postVersions } from '../tables.ts'
import { lockPost } from './lock-post.ts'
import { postKinds } from './post.ts'
import { storePost } from './store-post.ts'

/** Writes again what a saving of before wrote, as a new version. URL and publication stay. */
export const revertPost = defineAction({
  allow: 'edit-content',
  input: z.object({
    kind: z.enum(postKinds),
    id: z.uuid(),
    /** The one that stands. */
    version: z.int('The version is not a whole number').min(1),
    /** The one to go back to. */
    to: z.int('The version is not a whole number').min(1),
  }),
  run: async ({ database, by, input: { kind, id, version, to }, now }) => {
    const current = await lockPost(database, { kind, id })
    const refusal = await refuseEdit(database, { type: kind, edited: { id, version }, current })
    if (refusal) return refusal
    const [kept] = await database
      .select({ texts: postVersions.texts })
      .from(postVersions)
      .where(and(eq(postVersions.postId, id), eq(postVersions.version, to)))
    if (!current || !kept) return { outcome: 'unknown-version' }
    const { texts } = kept
    const picture = (await hasPicture(database, texts.picture)) ? texts.picture : null
    const written = { ...texts, picture }
    const { deletedAt: _, updatedAt: __, version: ___, ...post } = { ...current, ...written }
    const minutes = readingMinutes(post.body)
    const minutesBn = post.bodyBn === null ? null : readingMinutes(post.bodyBn)
    const whole = { ...post, minutes, minutesBn }
    await storePost(database, whole, { by: nameOfInitiator(by), now })
    const { before, after } = differences(current, written)
    return {
      outcome: 'reverted',
      version: nextVersion(current),
      change: {
        action: `${kind}-saved` as const,
        subject: { type: kind, id, name: post.title },
        before,
        after: { ...after, fromVersion: to },
        topics: 'announced',
      },
    }
  },
})
