import { apiPath } from '#storefront/api-path.ts'
import { warn } from '#storefront/warn.ts'

/** GET /product (spec 7). That it failed is logged (spec 8), whatever else is made of it; one that was taken back has not failed. */
export async function fetchProducts(
  question: URLSearchParams,
  signal?: AbortSignal,
): Promise<unknown> {
  try {
    const answer = await fetch(apiPath(`/product?${question}`), { signal: signal ?? null })
    if (!answer.ok) throw new Error(`status ${answer.status}`)
    return await answer.json()
  } catch (failure) {
    if (!signal?.aborted) warn(`Failed to load products: ${String(failure)}`)
    throw failure
  }
}
