import { eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { differences } from '#shop/audit/differences.ts'
import { defineAction } from '#shop/define-action.ts'
import { editOf, nextVersion, refuseEdit } from '#shop/edited.ts'
import { hasPicture } from '#shop/pictures/load-pictures.ts'
import { articleDraftSchema } from '../contract.ts'
import { sanitiseArticle, storeArticle } from './store-article.ts'
import { articles } from '../tables.ts'

/** Adds an article to the blog, or changes the one of this id (D21). */
export const saveArticle = defineAction({
  allow: 'edit-content',
  input: editOf(articleDraftSchema),
  run: async ({ database, input: { id: known, version, ...draft }, now }) => {
    const id = known ?? newId()
    const [current] = await database
      .select()
      .from(articles)
      .where(eq(articles.id, id))
      .for('update')
    const edited = { id: known, version }
    const refusal = await refuseEdit(database, { type: 'article', edited, current })
    if (refusal) return refusal
    if (!(await hasPicture(database, draft.picture))) return { outcome: 'unknown-picture' }
    const article = sanitiseArticle(draft)
    const stored = await storeArticle(database, { id, ...article }, now)
    if (stored.outcome === 'slug-taken') return stored
    const { minutes: _, minutesBn: __, ...written } = article
    return {
      outcome: 'saved',
      id,
      slug: article.slug,
      version: nextVersion(current),
      change: {
        action: 'article-saved',
        subject: { type: 'article', id, name: article.title },
        ...differences(current, written),
        topics: 'announced',
      },
    }
  },
})
