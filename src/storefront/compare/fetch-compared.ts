import { getLocale } from '#paraglide/runtime.js'
import { apiPath } from '../api-path.ts'
import { comparedFromAnswer, type Compared, type WholeAnswer } from './compared.ts'

/** Everything that is compared, as it is now. Those that are not sold are not in the answer. */
export async function fetchCompared(
  ids: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, Compared>> {
  const found = await Promise.all(ids.map((id) => askOne(id, signal)))
  return new Map(found.flatMap((product) => (product ? [[product.card.id, product]] : [])))
}

async function askOne(id: string, signal: AbortSignal): Promise<Compared | undefined> {
  const query = new URLSearchParams({ language: getLocale() })
  const path = apiPath(`/product/${encodeURIComponent(id)}?${query}`)
  const answer = await fetch(path, { signal })
  if (answer.status === 404 || answer.status === 410) return undefined
  if (!answer.ok) throw new Error(`Expected a product, not status ${answer.status}`)
  return comparedFromAnswer((await answer.json()) as WholeAnswer)
}
