import { lt } from 'drizzle-orm'
import type { Shop } from '../shop.ts'
import { mails } from './tables.ts'

/** What people were written is theirs: after a month nobody needs it, sent or not. Jobs are kept as long. */
const keptDays = 30

export async function sweepMails(shop: Shop): Promise<void> {
  const before = new Date(shop.now().getTime() - keptDays * 24 * 3_600_000)
  await shop.database.delete(mails).where(lt(mails.madeAt, before))
}
