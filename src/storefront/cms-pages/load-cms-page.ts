import { inLanguage, type Language } from '#platform/language.ts'
import { loadPage } from '#shop/content/load-page.ts'
import type { PageName } from '#shop/content/page.ts'
import type { Shop } from '#shop/shop.ts'

/** What the merchant wrote on one of the CMS pages, in the language of the page, English where Bangla is missing. */
export async function loadCmsPage(shop: Shop, name: PageName, language: Language) {
  const { intro, introBn, body, bodyBn, picture } = await loadPage(shop, name)
  const bodyLanguage: Language = language === 'bn' && bodyBn ? 'bn' : 'en'
  return {
    shopUrl: shop.environment.shopUrl,
    intro: inLanguage(language, intro, introBn),
    body: inLanguage(language, body, bodyBn),
    bodyLanguage,
    picture,
  }
}

export type CmsPage = Awaited<ReturnType<typeof loadCmsPage>>
