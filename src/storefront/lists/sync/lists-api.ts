import type { DescribedLists } from '#shop/cart/contract.ts'
import type { SyncedLists } from '#shop/cart/synced/lists.ts'
import { callApiAsUser } from '#storefront/session/call-api-as-user.ts'
import { callApi, type Answer } from '#storefront/session/call-api.ts'
import { readToken } from '#storefront/session/use-account.ts'

export type ListsAnswer =
  /** As the shop keeps them: they were asked for, or have changed meanwhile. */
  | { outcome: 'lists'; lists: DescribedLists }
  | { outcome: 'saved'; version: number }
  /** Nothing that another try would change. */
  | { outcome: 'refused' }
  | { outcome: 'signed-out' }
  /** No network, or the shop is in trouble: later. */
  | { outcome: 'not-now' }

type Sent = { version: number } & SyncedLists

const path = '/me/lists'

export async function fetchLists(): Promise<ListsAnswer> {
  return understand(await callApiAsUser(path, { method: 'GET' }))
}

export async function putLists(content: Sent): Promise<ListsAnswer> {
  return understand(await callApiAsUser(path, { method: 'PUT', content }))
}

/** While the page is being left: at once or never, as the person whom the session's cookie says. */
export async function putListsOnUnload(content: Sent): Promise<ListsAnswer> {
  const token = readToken() ?? undefined
  return understand(await callApi(path, { method: 'PUT', content, token, keepalive: true }))
}

function understand(answer: Answer): ListsAnswer {
  if (answer.outcome === 'no-connection') return { outcome: 'not-now' }
  const { status, content } = answer
  if (isLists(content)) return { outcome: 'lists', lists: content }
  if (isVersion(content)) return { outcome: 'saved', version: content.version }
  if (status === 401 || status === 403) return { outcome: 'signed-out' }
  return { outcome: status === 429 || status >= 500 ? 'not-now' : 'refused' }
}

const isVersion = (content: unknown): content is { version: number } =>
  typeof content === 'object' &&
  content !== null &&
  'version' in content &&
  typeof content.version === 'number'

const isLists = (content: unknown): content is DescribedLists =>
  isVersion(content) && 'cart' in content && 'wishlist' in content
