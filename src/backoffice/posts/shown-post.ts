import { inLanguage, type Language } from '#platform/language.ts'
import { typedFromMoment } from '#platform/typed-moment.ts'
import { m } from '#paraglide/messages.js'
import type { ListedPost, WholePost } from '#shop/content/posts/list-posts.ts'
import {
  fixedPages,
  isFixedPage,
  postPath,
  stateOfPost,
  type FixedPage,
  type PostKind,
  type PostState,
} from '#shop/content/posts/post.ts'
import type { Picture } from '#shop/pictures/picture.ts'

/** A page or an article as its row shows it. */
export interface ShownPost {
  /** Of a page that nobody has written yet, its name. */
  id: string
  title: string
  path: string
  /** `unwritten`: a page with a place of its own that says only the shop's own words. */
  state: PostState | 'unwritten'
  lacksBangla: boolean
  publishedAt: string | null
  updatedAt: string | null
}

export function showListed(post: ListedPost, language: Language, now: Date): ShownPost {
  const { id, title, titleBn, lacksBangla, publishedAt, updatedAt } = post
  return {
    id,
    title: inLanguage(language, title, titleBn),
    path: postPath(post),
    state: stateOfPost(publishedAt, now),
    lacksBangla,
    publishedAt: publishedAt?.toISOString() ?? null,
    updatedAt: updatedAt.toISOString(),
  }
}

const fixedTitles: Record<FixedPage, typeof m.header_about_us> = {
  'about-us': m.header_about_us,
  blog: m.header_blogs,
  'contact-us': m.header_contact_us,
}

/** Pages with a place of their own that are not among the written ones. */
export const unwritten = (written: ReadonlySet<string>, language: Language): ShownPost[] =>
  fixedPages
    .filter((name) => !written.has(name))
    .map((name) => ({
      id: name,
      title: fixedTitles[name]({}, { locale: language }),
      path: `/${name}`,
      state: 'unwritten',
      lacksBangla: false,
      publishedAt: null,
      updatedAt: null,
    }))

/** As its form begins. */
export interface EditedPost {
  /** Undefined while it is new. */
  id: string | undefined
  version: number | undefined
  kind: PostKind
  isFixed: boolean
  /** Where shoppers see it; nothing while they do not. */
  path: string | undefined
  state: PostState
  picture: Picture | null
  fields: Record<PostField, string>
  /** Goods that are not shown now: they stay. */
  unshownProducts: string
}

export type PostField =
  | 'title'
  | 'titleBn'
  | 'slug'
  | 'summary'
  | 'summaryBn'
  | 'body'
  | 'bodyBn'
  | 'metaTitle'
  | 'metaTitleBn'
  | 'metaDescription'
  | 'metaDescriptionBn'
  | 'products'
  | 'publishAt'

const blankFields: EditedPost['fields'] = {
  title: '',
  titleBn: '',
  slug: '',
  summary: '',
  summaryBn: '',
  body: '',
  bodyBn: '',
  metaTitle: '',
  metaTitleBn: '',
  metaDescription: '',
  metaDescriptionBn: '',
  products: '',
  publishAt: '',
}

export const blankPost = (kind: PostKind): EditedPost => ({
  id: undefined,
  version: undefined,
  kind,
  isFixed: false,
  path: undefined,
  state: 'draft',
  picture: null,
  fields: blankFields,
  unshownProducts: '',
})

/** One that nobody has written yet: it begins with what the shop calls it. */
export const blankFixed = (name: FixedPage): EditedPost => ({
  ...blankPost('page'),
  isFixed: true,
  path: `/${name}`,
  state: 'published',
  fields: {
    ...blankFields,
    slug: name,
    title: fixedTitles[name]({}, { locale: 'en' }),
    titleBn: fixedTitles[name]({}, { locale: 'bn' }),
  },
})

/** `slugs`: of the goods that shoppers find, by their ids. */
export function showEdited(
  post: WholePost,
  { slugs, now }: { slugs: ReadonlyMap<string, string>; now: Date },
): EditedPost {
  const { id, version, kind, slug, publishedAt, picture, productIds } = post
  const state = stateOfPost(publishedAt, now)
  return {
    id,
    version,
    kind,
    isFixed: isFixedPage(post),
    path: state === 'published' ? postPath(post) : undefined,
    state,
    picture,
    fields: {
      ...textsOf(post),
      slug,
      products: productIds.flatMap((product) => slugs.get(product) ?? []).join('\n'),
      publishAt: publishedAt && state === 'planned' ? typedFromMoment(publishedAt) : '',
    },
    unshownProducts: productIds.filter((product) => !slugs.has(product)).join(),
  }
}

const textsOf = (post: WholePost) => ({
  title: post.title,
  titleBn: post.titleBn ?? '',
  summary: post.summary,
  summaryBn: post.summaryBn ?? '',
  body: post.body,
  bodyBn: post.bodyBn ?? '',
  metaTitle: post.metaTitle,
  metaTitleBn: post.metaTitleBn ?? '',
  metaDescription: post.metaDescription,
  metaDescriptionBn: post.metaDescriptionBn ?? '',
})
