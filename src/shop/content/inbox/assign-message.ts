import { z } from 'zod'
import { defineAction } from '../../define-action.ts'
import { worksHere } from '../../identity/users/list-staff.ts'
import { messageTopic } from '../../orders/live/topics.ts'
import { changeMessage, lockMessage } from './lock-message.ts'

/** Says who of the staff takes care of a message; null takes it from them. */
export const assignMessage = defineAction({
  allow: 'answer-messages',
  input: z.object({ messageId: z.uuid(), userId: z.uuid().nullable() }),
  run: async ({ database, input: { messageId: id, userId } }) => {
    const current = await lockMessage(database, id)
    if (!current) return { outcome: 'unknown-message' }
    if (userId !== null && !(await worksHere(database, userId)))
      return { outcome: 'works-not-here' }
    await changeMessage(database, id, { assignedTo: userId })
    return {
      outcome: 'assigned',
      change: {
        action: 'message-assigned',
        subject: { type: 'message', id },
        before: { assignedTo: current.assignedTo },
        after: { assignedTo: userId },
        topics: [messageTopic(id)],
      },
    }
  },
})
