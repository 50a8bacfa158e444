import type { AddressAnswer, AddressesAnswer } from '#shop/addresses/contract.ts'
import { callApiAsUser } from '#storefront/session/call-api-as-user.ts'

/** One's own; undefined where the shop does not say. */
export async function listSavedAddresses(): Promise<readonly AddressAnswer[] | undefined> {
  const answer = await callApiAsUser('/addresses', { method: 'GET' })
  if (answer.outcome !== 'answered' || answer.status !== 200) return undefined
  return (answer.content as AddressesAnswer).addresses
}
