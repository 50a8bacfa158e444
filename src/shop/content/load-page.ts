import type { Shop } from '../shop.ts'
import { noText, type PageText } from './page.ts'
import { findFixedPage } from './posts/list-posts.ts'
import type { FixedPage } from './posts/post.ts'

/** What the merchant wrote on a page of the shop; nothing where nobody wrote anything yet. */
export async function loadPage(shop: Shop, name: FixedPage): Promise<PageText> {
  const page = await findFixedPage(shop, name)
  return page ? { ...page, intro: page.summary, introBn: page.summaryBn } : noText
}
