import type { FoundMessage } from '#shop/content/inbox/find-message.ts'
import type { MessageRow } from '#shop/content/inbox/list-messages.ts'

/** Messages as they come from the server: moments are text on the way. */
export type ShownRow = ReturnType<typeof showRow>
export type ShownMessage = ReturnType<typeof showMessage>
export type ShownMessageEntry = ShownMessage['entries'][number]

export const showRow = ({ receivedAt, answerDueAt, ...row }: MessageRow) => ({
  ...row,
  receivedAt: receivedAt.toISOString(),
  answerDueAt: answerDueAt.toISOString(),
})

export function showMessage({
  receivedAt,
  answerDueAt,
  entries,
  others,
  ...message
}: FoundMessage) {
  return {
    ...message,
    receivedAt: receivedAt.toISOString(),
    answerDueAt: answerDueAt.toISOString(),
    entries: entries.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() })),
    others: others.map((other) => ({ ...other, receivedAt: other.receivedAt.toISOString() })),
  }
}
