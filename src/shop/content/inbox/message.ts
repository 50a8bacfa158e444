/** What becomes of a message to the shop. */
export const messageStatuses = ['new', 'answered', 'closed'] as const
export type MessageStatus = (typeof messageStatuses)[number]

/** Answered by mail, or on the phone; what the person wrote back; or a note that only colleagues read. */
export const entryKinds = ['mail', 'phone', 'reply', 'note'] as const
export type EntryKind = (typeof entryKinds)[number]

export const longestAnswer = 5000
/** People quote what they answer to. */
export const longestReply = 10_000
export const longestMessageNote = 2000

/** The writer is promised an answer within one working day (`contact_next_answer`): 24 hours, of which those of a weekend do not count. */
const promisedMs = 24 * 3_600_000
const dayMs = 24 * 3_600_000
/** Dhaka keeps one time all year. */
const aheadMs = 6 * 3_600_000
const friday = 5
const saturday = 6

const beginOfNextDay = (at: number) => (Math.floor((at + aheadMs) / dayMs) + 1) * dayMs - aheadMs

function isWeekend(at: number): boolean {
  const day = new Date(at + aheadMs).getUTCDay()
  return day === friday || day === saturday
}

/** Until when an answer is promised to somebody who writes at this moment. */
export function answerDueAt(receivedAt: Date): Date {
  let at = receivedAt.getTime()
  let leftMs = promisedMs
  for (;;) {
    const end = beginOfNextDay(at)
    if (!isWeekend(at)) {
      if (leftMs <= end - at) return new Date(at + leftMs)
      leftMs -= end - at
    }
    at = end
  }
}

/** What is new stands in the order in which answers are due; all else with the latest first. */
export const isOldestFirst = (status: MessageStatus | undefined): boolean => status === 'new'
