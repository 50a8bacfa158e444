import { inLanguage, type Language } from '#platform/language.ts'
import { listCards } from '#shop/catalog/listings/list-cards.ts'
import { nextCatalogChange } from '#shop/catalog/next-catalog-change.ts'
import { categoriesTopic, topicsOf } from '#shop/catalog/topics.ts'
import type { Article } from '#shop/content/articles/article.ts'
import { findArticle } from '#shop/content/articles/find-article.ts'
import { listArticles, nextPublication } from '#shop/content/articles/list-articles.ts'
import type { Shop } from '#shop/shop.ts'
import { showArticle } from './shown-article.ts'

const moreArticles = 3

export type LoadArticleResult =
  | { outcome: 'found'; shown: WholeArticle; topics: string[]; staleFrom: Date | undefined }
  | { outcome: 'moved'; slug: string }
  | { outcome: 'not-found' }

export type WholeArticle = Awaited<ReturnType<typeof wholeArticle>>

export async function loadArticle(
  shop: Shop,
  slug: string,
  language: Language,
): Promise<LoadArticleResult> {
  const found = await findArticle(shop, slug)
  if (found.outcome !== 'found') return found
  const [shown, ...changes] = await Promise.all([
    wholeArticle(shop, found.article, language),
    nextPublication(shop),
    nextCatalogChange(shop),
  ])
  const times = changes.flatMap((change) => change?.getTime() ?? [])
  const staleFrom = times.length > 0 ? new Date(Math.min(...times)) : undefined
  // Also of those that are not shown now: they may come back.
  const products = found.article.productIds.map((id) => ({ id }))
  const topics = [categoriesTopic, ...topicsOf(products)]
  return { outcome: 'found', shown, topics, staleFrom }
}

async function wholeArticle(shop: Shop, article: Article, language: Language) {
  const [products, more] = await Promise.all([
    listCards(shop, article.productIds),
    listArticles(shop, { limit: moreArticles, without: article.id }),
  ])
  const { body, bodyBn, updatedAt } = article
  const bodyLanguage: Language = language === 'bn' && bodyBn ? 'bn' : 'en'
  return {
    ...showArticle(article, language),
    shopUrl: shop.environment.shopUrl,
    updatedAt,
    body: inLanguage(language, body, bodyBn),
    bodyLanguage,
    products,
    more: more.map((other) => showArticle(other, language)),
  }
}
