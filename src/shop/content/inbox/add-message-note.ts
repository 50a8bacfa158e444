import { z } from 'zod'
import { defineAction } from '../../define-action.ts'
import { messageTopic } from '../../orders/live/topics.ts'
import { messageNoteSchema } from './contract.ts'
import { addEntry, lockMessage } from './lock-message.ts'

/** Somebody of the shop writes down what colleagues should know of a message. */
export const addMessageNote = defineAction({
  allow: 'answer-messages',
  input: z.object({ messageId: z.uuid(), text: messageNoteSchema }),
  run: async ({ database, by, input: { messageId: id, text }, now: at }) => {
    if (!(await lockMessage(database, id))) return { outcome: 'unknown-message' }
    const entryId = await addEntry(database, { messageId: id, kind: 'note', text, at, by })
    return {
      outcome: 'added',
      id: entryId,
      change: {
        action: 'message-note-added',
        subject: { type: 'message', id },
        before: {},
        after: { noteAdded: true },
        topics: [messageTopic(id)],
      },
    }
  },
})
