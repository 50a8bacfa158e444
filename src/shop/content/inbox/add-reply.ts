import { z } from 'zod'
import { defineAction } from '../../define-action.ts'
import { nextVersion, refuseEdit } from '../../edited.ts'
import { messageTopic } from '../../orders/live/topics.ts'
import { messageVersion, replySchema } from './contract.ts'
import { addEntry, changeMessage, lockMessage } from './lock-message.ts'
import { answerDueAt } from './message.ts'

/**
 * Writes down what the person wrote back, which reaches the mailbox of the shop and not this program. The message is new again. What
 * still waits for its first answer is due as it was promised; else an answer is due as if the message had come just now.
 */
export const addReply = defineAction({
  allow: 'answer-messages',
  input: z.object({ messageId: z.uuid(), version: messageVersion, text: replySchema }),
  run: async ({ database, by, input: { messageId: id, version, text }, now: at }) => {
    const current = await lockMessage(database, id)
    if (!current) return { outcome: 'unknown-message' }
    // Two who read the same mailbox write it down once.
    const edited = { id, version }
    const refusal = await refuseEdit(database, { type: 'message', edited, current })
    if (refusal) return refusal
    const entryId = await addEntry(database, { messageId: id, kind: 'reply', text, at, by })
    await changeMessage(database, id, {
      status: 'new',
      version: nextVersion(current),
      ...(current.status !== 'new' && { answerDueAt: answerDueAt(at) }),
    })
    return {
      outcome: 'added',
      id: entryId,
      version: nextVersion(current),
      change: {
        action: 'message-reply-added',
        subject: { type: 'message', id },
        before: { status: current.status },
        // The text is of a person: it stands with the message, and goes with it.
        after: { status: 'new' },
        topics: [messageTopic(id)],
      },
    }
  },
})
