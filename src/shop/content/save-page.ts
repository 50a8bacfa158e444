import { announce } from '#platform/announcements.ts'
import type { Database } from '#platform/database.ts'
import { sanitiseHtml } from '#platform/sanitise-html.ts'
import { tidyText } from '#platform/tidy-text.ts'
import { pageDraftSchema, type PageDraft } from './contract.ts'
import { pages } from './tables.ts'

/** Writes what one of the shop's own pages says. */
export async function savePage(database: Database, draft: PageDraft, now: Date): Promise<void> {
  const { name, ...texts } = pageDraftSchema.parse(draft)
  const row = {
    ...texts,
    intro: tidyText(texts.intro),
    introBn: texts.introBn && tidyText(texts.introBn),
    body: tidyText(sanitiseHtml(texts.body)),
    bodyBn: texts.bodyBn && (tidyText(sanitiseHtml(texts.bodyBn)) || null),
    updatedAt: now,
  }
  await database.transaction(async (transaction) => {
    await transaction
      .insert(pages)
      .values({ name, ...row })
      .onConflictDoUpdate({ target: pages.name, set: row })
    await announce(transaction, ['content'])
  })
}
