import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { changedMeanwhile } from '../audit/changed-meanwhile.ts'
import { differences } from '../audit/differences.ts'
import { defineAction } from '../define-action.ts'
import { hasPicture } from '../pictures/load-pictures.ts'
import { pageDraftSchema } from './contract.ts'
import { sanitisePage, storePage } from './store-page.ts'
import { pages } from './tables.ts'

/** Writes what one of the CMS pages says (D21). One that nobody has written yet has the version 0. */
export const savePage = defineAction({
  allow: 'edit-content',
  input: pageDraftSchema.extend({
    version: z.int('The version is not a whole number').min(0).default(0),
  }),
  run: async ({ database, input: { version, ...draft }, now }) => {
    const { name, picture } = draft
    // Two who write a page for the first time find no row to hold; readers do not wait.
    await database.execute(sql`LOCK TABLE ${pages} IN SHARE ROW EXCLUSIVE MODE`)
    const [current] = await database.select().from(pages).where(eq(pages.name, name))
    const currentVersion = current?.version ?? 0
    if (currentVersion !== version)
      return changedMeanwhile(database, { type: 'page', id: name }, currentVersion)
    if (!(await hasPicture(database, picture))) return { outcome: 'unknown-picture' }
    const page = sanitisePage(draft)
    await storePage(database, page, now)
    const { name: _, ...texts } = page
    return {
      outcome: 'saved',
      version: currentVersion + 1,
      change: {
        action: 'page-saved',
        subject: { type: 'page', id: name },
        ...differences(current, texts),
        topics: 'announced',
      },
    }
  },
})
