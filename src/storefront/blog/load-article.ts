import { inLanguage, type Language } from '#platform/language.ts'
import { listCards } from '#shop/catalog/listings/list-cards.ts'
import { nextCatalogChange } from '#shop/catalog/next-catalog-change.ts'
import { categoriesTopic, topicsOf } from '#shop/catalog/topics.ts'
import { listArticles, nextPublication } from '#shop/content/articles/list-articles.ts'
import { findPost, type PublishedPost } from '#shop/content/posts/find-post.ts'
import type { Shop } from '#shop/shop.ts'
import { metaOf } from '../cms-pages/load-cms-page.ts'
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
  const found = await findPost(shop, { kind: 'article', slug })
  if (found.outcome !== 'found') return found
  const [shown, ...changes] = await Promise.all([
    wholeArticle(shop, found.post, language),
    nextPublication(shop),
    nextCatalogChange(shop),
  ])
  const times = changes.flatMap((change) => change?.getTime() ?? [])
  const staleFrom = times.length > 0 ? new Date(Math.min(...times)) : undefined
  // Also of those that are not shown now: they may come back.
  const products = found.post.productIds.map((id) => ({ id }))
  const topics = [categoriesTopic, ...topicsOf(products)]
  return { outcome: 'found', shown, topics, staleFrom }
}

async function wholeArticle(shop: Shop, article: PublishedPost, language: Language) {
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
    meta: metaOf(article, language),
    body: inLanguage(language, body, bodyBn),
    bodyLanguage,
    products,
    more: more.map((other) => showArticle(other, language)),
  }
}
