import { desc, lt } from 'drizzle-orm'
import type { Shop } from '../shop.ts'
import { mails } from './tables.ts'

const pageSize = 50

/** The outbox, the latest first; `before` is the id of the last one seen. */
export async function listMails(shop: Shop, before?: string) {
  return shop.database
    .select()
    .from(mails)
    .where(before ? lt(mails.id, before) : undefined)
    .orderBy(desc(mails.id))
    .limit(pageSize)
}
