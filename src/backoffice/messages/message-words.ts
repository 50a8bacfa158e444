import { m } from '#paraglide/messages.js'
import type { MessageStatus } from '#shop/content/inbox/message.ts'
import type { BadgeKind } from '#ui/badge.tsx'

export const messageStatusNames: Record<MessageStatus, () => string> = {
  new: m.inbox_status_new,
  answered: m.inbox_status_answered,
  closed: m.inbox_status_closed,
}

export const messageStatusLooks: Record<MessageStatus, BadgeKind> = {
  new: 'deal-wash',
  answered: 'brand',
  closed: 'quiet',
}

/** What a message is called that has no subject. */
export const titleOf = ({ subject, excerpt }: { subject: string; excerpt: string }): string =>
  subject || excerpt
