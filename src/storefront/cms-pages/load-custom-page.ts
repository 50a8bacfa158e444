import { inLanguage, type Language } from '#platform/language.ts'
import { findPost, type PublishedPost } from '#shop/content/posts/find-post.ts'
import { isFixedPage, postPath } from '#shop/content/posts/post.ts'
import type { Shop } from '#shop/shop.ts'
import { dayInWords } from '../text/moment-in-words.ts'
import { metaOf } from './load-cms-page.ts'

type LoadCustomPageResult =
  | { outcome: 'found'; page: CustomPage }
  /** Without language. */
  | { outcome: 'moved'; path: string }
  | { outcome: 'not-found' }

export type CustomPage = ReturnType<typeof showPage>

/** A page that the merchant added, in the language of the page, English where Bangla is missing. */
export async function loadCustomPage(
  shop: Shop,
  slug: string,
  language: Language,
): Promise<LoadCustomPageResult> {
  const asked = { kind: 'page', slug } as const
  if (isFixedPage(asked)) return { outcome: 'moved', path: postPath(asked) }
  const found = await findPost(shop, asked)
  switch (found.outcome) {
    case 'not-found':
      return found
    case 'moved':
      return { outcome: 'moved', path: postPath({ kind: 'page', slug: found.slug }) }
    case 'found':
      return { outcome: 'found', page: showPage(shop, found.post, language) }
  }
}

function showPage(shop: Shop, post: PublishedPost, language: Language) {
  const { slug, title, titleBn, summary, summaryBn, body, bodyBn, picture, updatedAt } = post
  const bodyLanguage: Language = language === 'bn' && bodyBn ? 'bn' : 'en'
  return {
    slug,
    shopUrl: shop.environment.shopUrl,
    title: inLanguage(language, title, titleBn),
    intro: inLanguage(language, summary, summaryBn),
    meta: metaOf(post, language),
    body: inLanguage(language, body, bodyBn),
    bodyLanguage,
    picture,
    updatedInWords: dayInWords(updatedAt, language),
  }
}
