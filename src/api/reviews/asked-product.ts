import { findProduct } from '#shop/catalog/products/find-product.ts'
import type { Shop } from '#shop/shop.ts'
import { byPerson, byStranger, type Person, type Stranger } from '#shop/initiator.ts'
import { refuse } from '../answers/problems.ts'
import type { Call } from '../route.ts'

/** The id of the product that an address names by id or slug; undefined where none is for sale. */
export async function productIn({
  shop,
  params,
}: {
  shop: Shop
  params: Record<string, string>
}): Promise<string | undefined> {
  const found = await findProduct(shop, params['id'] ?? '', 'en')
  return found.outcome === 'found' ? found.product.id : undefined
}

export const refuseUnknownProduct = (): Response =>
  refuse({ status: 404, code: 'product-not-found', title: 'There is no such product' })

/** Who asks, where guests may, too. */
export async function initiatorOf<Query, Body>({
  caller,
  findCaller,
}: Call<Query, Body>): Promise<Person | Stranger> {
  const found = await findCaller()
  return found.outcome === 'known'
    ? byPerson(found.actor, caller.ipAddress)
    : byStranger(caller.ipAddress)
}
