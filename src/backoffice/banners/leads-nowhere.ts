import type { SiteMap } from '#pages/site-map.ts'
import { listCategories } from '#shop/catalog/categories/list-categories.ts'
import { findMovedCategory } from '#shop/catalog/slugs/remember-slug.ts'
import { findProduct } from '#shop/catalog/products/find-product.ts'
import { findPost } from '#shop/content/posts/find-post.ts'
import type { PostSlug } from '#shop/content/posts/post.ts'
import type { Shop } from '#shop/shop.ts'

/** Whether shoppers who follow this link find nothing. Of URLs elsewhere nothing is known. */
export async function leadsNowhere(
  shop: Shop,
  siteMap: Pick<SiteMap, 'isForShoppers'>,
  link: string,
): Promise<boolean> {
  const { shopUrl } = shop.environment
  const url = URL.parse(link, shopUrl)
  if (!url || url.origin !== new URL(shopUrl).origin) return url === null
  const path = url.pathname.replace(/^\/bn(?=\/|$)/, '') || '/'
  if (!siteMap.isForShoppers(path)) return true
  const [, page = '', named = ''] = path.split('/')
  return named !== '' && !(await isThere(shop, page, decoded(named)))
}

/** What the page is about; of other pages there is no more to know. */
async function isThere(shop: Shop, page: string, name: string | undefined): Promise<boolean> {
  if (name === undefined) return false
  if (page === 'shop') return hasCategory(shop, name)
  if (page === 'product') return (await findProduct(shop, name, 'en')).outcome !== 'not-found'
  if (page === 'blog') return hasPost(shop, { kind: 'article', slug: name })
  if (page === 'pages') return hasPost(shop, { kind: 'page', slug: name })
  return true
}

const hasPost = async (shop: Shop, asked: PostSlug) =>
  (await findPost(shop, asked)).outcome !== 'not-found'

async function hasCategory(shop: Shop, slug: string): Promise<boolean> {
  const categories = await listCategories(shop)
  if (categories.some((category) => category.slug === slug)) return true
  return (await findMovedCategory(shop, slug)) !== undefined
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}
