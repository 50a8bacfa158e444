import { eq, inArray } from 'drizzle-orm'
import type { Shop } from '../shop.ts'
import { mails } from './tables.ts'

export async function findMail(shop: Shop, id: string) {
  const [mail] = await shop.database.select().from(mails).where(eq(mails.id, id))
  return mail
}

/** Which mails of these ids are still kept. */
export async function listStandingMails(shop: Shop, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await shop.database
    .select({ id: mails.id })
    .from(mails)
    .where(inArray(mails.id, [...ids]))
  return new Set(rows.map(({ id }) => id))
}
