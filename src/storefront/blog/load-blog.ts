import type { Language } from '#platform/language.ts'
import {
  countArticles,
  listArticles,
  nextPublication,
} from '#shop/content/articles/list-articles.ts'
import type { Shop } from '#shop/shop.ts'
import { loadCmsPage } from '../cms-pages/load-cms-page.ts'
import { showArticle } from './shown-article.ts'

/** A large one, and below it full rows of two or three. */
export const articlesPerPage = 7

export type LoadBlogResult =
  | { outcome: 'found'; blog: Blog; staleFrom: Date | undefined }
  | { outcome: 'behind-the-last-page'; pages: number }

export type Blog = Awaited<ReturnType<typeof blogOf>>

interface Wanted {
  page: number
  language: Language
}

export async function loadBlog(shop: Shop, { page, language }: Wanted): Promise<LoadBlogResult> {
  const pages = Math.max(1, Math.ceil((await countArticles(shop)) / articlesPerPage))
  if (page > pages) return { outcome: 'behind-the-last-page', pages }
  const [blog, staleFrom] = await Promise.all([
    blogOf(shop, { page, pages, language }),
    nextPublication(shop),
  ])
  return { outcome: 'found', blog, staleFrom }
}

async function blogOf(shop: Shop, { page, pages, language }: Wanted & { pages: number }) {
  const [own, articles] = await Promise.all([
    loadCmsPage(shop, 'blog', language),
    listArticles(shop, { offset: (page - 1) * articlesPerPage, limit: articlesPerPage }),
  ])
  return {
    shopUrl: own.shopUrl,
    title: own.title,
    intro: own.intro,
    meta: own.meta,
    page,
    pages,
    articles: articles.map((article) => showArticle(article, language)),
  }
}
