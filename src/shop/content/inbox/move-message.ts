import { z } from 'zod'
import { defineAction } from '../../define-action.ts'
import { nextVersion, refuseEdit } from '../../edited.ts'
import { messageTopic } from '../../orders/live/topics.ts'
import { messageVersion } from './contract.ts'
import { changeMessage, lockMessage } from './lock-message.ts'
import { answerDueAt } from './message.ts'

/** Closes a message that needs nothing more, or opens it again: then an answer is due as if it had come just now. */
export const moveMessage = defineAction({
  allow: 'answer-messages',
  input: z.object({
    messageId: z.uuid(),
    version: messageVersion,
    to: z.enum(['new', 'closed'], 'Choose new or closed'),
  }),
  run: async ({ database, input: { messageId: id, version, to }, now }) => {
    const current = await lockMessage(database, id)
    if (!current) return { outcome: 'unknown-message' }
    const edited = { id, version }
    const refusal = await refuseEdit(database, { type: 'message', edited, current })
    if (refusal) return refusal
    if (current.status === to) return { outcome: 'is-there-already' }
    const due = to === 'new' && { answerDueAt: answerDueAt(now) }
    await changeMessage(database, id, { status: to, version: nextVersion(current), ...due })
    return {
      outcome: 'moved',
      version: nextVersion(current),
      change: {
        action: 'message-moved',
        subject: { type: 'message', id },
        before: { status: current.status },
        after: { status: to },
        topics: [messageTopic(id)],
      },
    }
  },
})
