import { eq } from 'drizzle-orm'
import type { Shop } from '../shop.ts'
import { mails } from './tables.ts'

export async function findMail(shop: Shop, id: string) {
  const [mail] = await shop.database.select().from(mails).where(eq(mails.id, id))
  return mail
}
