import { inLanguage, type Language } from '#platform/language.ts'
import { loadPage } from '#shop/content/load-page.ts'
import type { FixedPage, PostTexts } from '#shop/content/posts/post.ts'
import type { Shop } from '#shop/shop.ts'

/** What the merchant wrote on one of the CMS pages, in the language of the page, English where Bangla is missing. */
export async function loadCmsPage(shop: Shop, name: FixedPage, language: Language) {
  const page = await loadPage(shop, name)
  const { title, titleBn, intro, introBn, body, bodyBn, picture } = page
  const bodyLanguage: Language = language === 'bn' && bodyBn ? 'bn' : 'en'
  return {
    shopUrl: shop.environment.shopUrl,
    /** Empty where the page has no name but that of the shop's own words. */
    title: inLanguage(language, title, titleBn),
    intro: inLanguage(language, intro, introBn),
    meta: metaOf(page, language),
    body: inLanguage(language, body, bodyBn),
    bodyLanguage,
    picture,
  }
}

export type CmsPage = Awaited<ReturnType<typeof loadCmsPage>>

type Meta = Pick<PostTexts, 'metaTitle' | 'metaTitleBn' | 'metaDescription' | 'metaDescriptionBn'>

/** What is written for search engines; empty where title and introduction say it. English is not shown for missing Bangla. */
export const metaOf = (post: Meta, language: Language) =>
  language === 'bn'
    ? { title: post.metaTitleBn ?? '', description: post.metaDescriptionBn ?? '' }
    : { title: post.metaTitle, description: post.metaDescription }
