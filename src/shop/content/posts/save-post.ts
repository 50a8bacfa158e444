import { v7 as newId } from 'uuid'
import { differences } from '#shop/audit/differences.ts'
import { defineAction } from '#shop/define-action.ts'
import { editOf, nextVersion, refuseEdit } from '#shop/edited.ts'
import { nameOfInitiator } from '#shop/initiator.ts'
import { hasPicture } from '#shop/pictures/load-pictures.ts'
import { postDraftSchema } from '../contract.ts'
import { lockPost } from './lock-post.ts'
import { isFixedPage } from './post.ts'
import { sanitisePost, storePost, type SanitisedPost, type StoredPost } from './store-post.ts'

/** Adds a page or an article, or changes the one of this id (D21). */
export const savePost = defineAction({
  allow: 'edit-content',
  input: editOf(postDraftSchema),
  run: async ({ database, by, input: { id: known, version, ...draft }, now }) => {
    const id = known ?? newId()
    const { kind } = draft
    const current = await lockPost(database, { kind, id })
    const edited = { id: known, version }
    const refusal = await refuseEdit(database, { type: kind, edited, current })
    if (refusal) return refusal
    if (current && isFixedPage(current) && current.slug !== draft.slug.normalize('NFC'))
      return { outcome: 'fixed-page' }
    if (!(await hasPicture(database, draft.picture))) return { outcome: 'unknown-picture' }
    const post = inItsPlace(sanitisePost(draft), current, now)
    const stored = await storePost(database, { id, ...post }, { by: nameOfInitiator(by), now })
    if (stored.outcome === 'slug-taken') return stored
    const { minutes: _, minutesBn: __, kind: ___, ...written } = post
    return {
      outcome: 'saved',
      id,
      slug: post.slug,
      version: nextVersion(current),
      change: {
        action: `${kind}-saved` as const,
        subject: { type: kind, id, name: post.title },
        ...differences(current, current ? written : whatIsSaid(written)),
        topics: 'announced',
      },
    }
  },
})

/** A page with a place of its own is always there. */
const inItsPlace = (
  post: SanitisedPost,
  current: StoredPost | undefined,
  now: Date,
): SanitisedPost =>
  isFixedPage(post) ? { ...post, publishedAt: current?.publishedAt ?? now } : post

/** Of a new one the audit keeps what it has, not what it lacks. */
const whatIsSaid = (written: object) =>
  Object.fromEntries(
    Object.entries(written).filter(
      ([, value]) => value !== null && value !== '' && !(Array.isArray(value) && !value.length),
    ),
  )
