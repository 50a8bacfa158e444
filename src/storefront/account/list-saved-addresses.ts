import type { AddressAnswer, AddressesAnswer } from '#shop/addresses/contract.ts'
import { askShop } from './session/ask-shop.ts'
import { readToken } from './use-account.ts'

/** One's own; undefined where the shop does not say. It is nobody's reason to sign in again. */
export async function listSavedAddresses(): Promise<readonly AddressAnswer[] | undefined> {
  const answer = await askShop('/addresses', { method: 'GET', token: readToken() ?? undefined })
  if (answer.outcome !== 'answered' || answer.status !== 200) return undefined
  return (answer.content as AddressesAnswer).addresses
}
