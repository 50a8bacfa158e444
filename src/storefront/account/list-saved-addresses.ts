import type { AddressAnswer, AddressesAnswer } from '#shop/addresses/contract.ts'
import { askAsMe } from './session/ask-as-me.ts'

/** One's own; undefined where the shop does not say. */
export async function listSavedAddresses(): Promise<readonly AddressAnswer[] | undefined> {
  const answer = await askAsMe('/addresses', { method: 'GET' })
  if (answer.outcome !== 'answered' || answer.status !== 200) return undefined
  return (answer.content as AddressesAnswer).addresses
}
