import { listAddress } from '#pages/list/list-address.ts'
import type { MessageStatus } from '#shop/content/inbox/message.ts'

export const messagesPath = '/dashboard/messages'

export const messagePath = (id: string): string => `${messagesPath}/${id}`

export interface MessagesAddress {
  q: string
  status: MessageStatus | undefined
  /** The id of an account, or `nobody`. */
  assigned: string | undefined
  after: string | undefined
}

/** The list with something else about it, from its first page. */
export function messagesAddress(
  { q, status, assigned }: MessagesAddress,
  other: Partial<MessagesAddress> = {},
): string {
  return listAddress(messagesPath, { q, status, assigned, ...other })
}
