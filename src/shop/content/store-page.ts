import { sql } from 'drizzle-orm'
import { announce } from '#platform/memory/announcements.ts'
import type { Database } from '#platform/database/database.ts'
import { sanitiseHtml } from '#platform/text/sanitise-html.ts'
import { tidyText } from '#platform/text/tidy.ts'
import type { ParsedPage } from './contract.ts'
import { pages } from './tables.ts'

/** One Unicode form and safe HTML. */
export function sanitisePage(page: ParsedPage): ParsedPage {
  return {
    ...page,
    intro: tidyText(page.intro),
    introBn: page.introBn && tidyText(page.introBn),
    body: tidyText(sanitiseHtml(page.body)),
    bodyBn: page.bodyBn && (tidyText(sanitiseHtml(page.bodyBn)) || null),
  }
}

/** Writes what one of the CMS pages says, and announces it. */
export async function storePage(
  database: Database,
  { name, ...texts }: ReturnType<typeof sanitisePage>,
  now: Date,
): Promise<void> {
  const row = { ...texts, updatedAt: now }
  await database
    .insert(pages)
    .values({ name, ...row })
    .onConflictDoUpdate({
      target: pages.name,
      set: { ...row, version: sql`${pages.version} + 1` },
    })
  await announce(database, ['content'])
}
