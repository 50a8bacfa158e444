import type { ProductCard } from '#shop/catalog/product.ts'
import { fetchProducts } from './fetch-products.ts'
import { cardFrom, type ProductAnswer } from './product-answer.ts'

/** As many as the call takes at once. */
const mostIds = 100

/** What these products cost now, and whether they can be had. Those that are not sold are not in the answer. */
export async function fetchCards(
  ids: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, ProductCard>> {
  const questions = []
  for (let from = 0; from < ids.length; from += mostIds)
    questions.push(askSome(ids.slice(from, from + mostIds), signal))
  const cards = (await Promise.all(questions)).flat()
  return new Map(cards.map((card) => [card.id, card]))
}

async function askSome(ids: readonly string[], signal: AbortSignal): Promise<ProductCard[]> {
  const query = new URLSearchParams({ ids: ids.join(), limit: String(mostIds) })
  return ((await fetchProducts(query, signal)) as ProductAnswer[]).map(cardFrom)
}
