import { eq } from 'drizzle-orm'
import { loadPictures } from '../pictures/load-pictures.ts'
import type { Shop } from '../shop.ts'
import { noText, type PageName, type PageText } from './page.ts'
import { pages } from './tables.ts'

/** What the merchant wrote on a page of the shop; nothing where nobody wrote anything yet. */
export async function loadPage(shop: Shop, name: PageName): Promise<PageText> {
  const [row] = await shop.database.select().from(pages).where(eq(pages.name, name))
  if (!row) return noText
  const { intro, introBn, body, bodyBn, picture } = row
  const pictures = await loadPictures(shop.database, picture ? [picture] : [])
  return { intro, introBn, body, bodyBn, picture: pictures.get(picture ?? '') ?? null }
}
