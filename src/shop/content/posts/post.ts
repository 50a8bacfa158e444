/** What the merchant writes (D21): pages of the shop, and articles of its blog. */
export const postKinds = ['page', 'article'] as const
export type PostKind = (typeof postKinds)[number]

/** Pages that have a place of their own in the shop: nobody can rename, withdraw or delete them. */
export const fixedPages = ['about-us', 'blog', 'contact-us'] as const
export type FixedPage = (typeof fixedPages)[number]

export interface PostSlug {
  kind: PostKind
  slug: string
}

export const isFixedPage = ({ kind, slug }: PostSlug): boolean =>
  kind === 'page' && fixedPages.some((name) => name === slug)

/** Where shoppers read it, without language. */
export function postPath(post: PostSlug): string {
  const name = encodeURIComponent(post.slug)
  if (post.kind === 'article') return `/blog/${name}`
  return isFixedPage(post) ? `/${name}` : `/pages/${name}`
}

export const postStates = ['draft', 'planned', 'published'] as const
export type PostState = (typeof postStates)[number]

export function stateOfPost(publishedAt: Date | null, now: Date): PostState {
  if (publishedAt === null) return 'draft'
  return publishedAt > now ? 'planned' : 'published'
}

/** What one saving wrote, and going back writes again. URL and publication are not of it. */
export interface PostTexts {
  title: string
  titleBn: string | null
  /** Under the title, and for search engines where nothing else is said. */
  summary: string
  summaryBn: string | null
  /** Sanitised HTML. */
  body: string
  bodyBn: string | null
  metaTitle: string
  metaTitleBn: string | null
  metaDescription: string
  metaDescriptionBn: string | null
  /** Hash of a stored picture. */
  picture: string | null
  /** Goods that it speaks of. */
  productIds: string[]
}

/** In the order in which people read them. */
export const postTextNames = [
  'title',
  'titleBn',
  'summary',
  'summaryBn',
  'body',
  'bodyBn',
  'metaTitle',
  'metaTitleBn',
  'metaDescription',
  'metaDescriptionBn',
  'picture',
  'productIds',
] as const satisfies (keyof PostTexts)[]

/** So many savings of a post can be looked at and gone back to. */
export const mostVersions = 100

/** Announced when what menus say of pages may be another: a name, a URL, whether it is there. */
export const menusTopic = 'menus'
