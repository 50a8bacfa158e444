import { isId } from '#platform/text/is-id.ts'
import { findFixedPage, findWholePost, type WholePost } from '#shop/content/posts/list-posts.ts'
import { fixedPages, type FixedPage } from '#shop/content/posts/post.ts'
import type { Shop } from '#shop/shop.ts'

interface NamedPost {
  /** Nothing where it has a place in the shop and nobody has written it yet. */
  post: WholePost | undefined
  name?: FixedPage
}

/** By its id, or by the name of its place. */
export async function findNamedPost(shop: Shop, named: string): Promise<NamedPost | undefined> {
  const name = fixedPages.find((one) => one === named)
  if (name) return { post: await findFixedPage(shop, name), name }
  const post = isId(named) ? await findWholePost(shop, named) : undefined
  return post && { post }
}
