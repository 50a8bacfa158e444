import { listHref } from '#pages/list/list-query.ts'
import type { MessageStatus } from '#shop/content/inbox/message.ts'

export const messagesPath = '/dashboard/messages'

export const messagePath = (id: string): string => `${messagesPath}/${id}`

export interface MessagesQuery {
  q: string
  status: MessageStatus | undefined
  /** The id of an account, or `nobody`. */
  assigned: string | undefined
  after: string | undefined
}

/** The list with something else about it, from its first page. */
export function messagesHref(
  { q, status, assigned }: MessagesQuery,
  other: Partial<MessagesQuery> = {},
): string {
  return listHref(messagesPath, { q, status, assigned, ...other })
}
