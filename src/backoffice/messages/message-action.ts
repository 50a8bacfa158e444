import { data, type ActionFunctionArgs } from 'react-router'
import { z } from 'zod'
import { personIn } from '#pages/account-context.ts'
import { formAction, formActions, type FormOutcome } from '#pages/form/form-action.ts'
import { requireId } from '#pages/read-id.ts'
import { addMessageNote } from '#shop/content/inbox/add-message-note.ts'
import { addReply } from '#shop/content/inbox/add-reply.ts'
import { answerMessage } from '#shop/content/inbox/answer-message.ts'
import { assignMessage } from '#shop/content/inbox/assign-message.ts'
import { longestAnswer, longestMessageNote, longestReply } from '#shop/content/inbox/message.ts'
import { moveMessage } from '#shop/content/inbox/move-message.ts'

/** Keys of what is wrong with a field; the page says them. */
export type MessageFormProblem =
  | 'answer-missing'
  | 'answer-too-long'
  | 'reply-missing'
  | 'reply-too-long'
  | 'note-missing'
  | 'note-too-long'

const problem = (key: MessageFormProblem) => key

const idOf = ({ params }: Pick<ActionFunctionArgs, 'params'>) => requireId(params['message'] ?? '')

/** What became of it; the page is read anew and shows the rest. */
function outcomeOf(outcome: string, done: string): FormOutcome {
  if (outcome === 'unknown-message') throw data(null, { status: 404 })
  return outcome === done ? { outcome: 'done' } : { outcome: 'refused', trouble: outcome }
}

/** A field that holds nothing but spaces says the same as one that was left out. */
const blank = (name: string, key: MessageFormProblem) => (form: FormData) =>
  String(form.get(name) ?? '').trim() === ''
    ? { [name]: problem(key) }
    : ({} as Record<string, string>)

/** As the page showed it. */
const version = z.string().regex(/^\d{1,9}$/)

const answering = formAction({
  schema: z.object({
    version,
    text: z.string(problem('answer-missing')).max(longestAnswer, problem('answer-too-long')),
  }),
  moreProblems: blank('text', 'answer-missing'),
  run: async ({ version: seen, text }, args) => {
    const asked = { messageId: idOf(args), version: Number(seen), text }
    const { outcome } = await answerMessage(args.shop, personIn(args.context), asked)
    return outcomeOf(outcome, 'answered')
  },
})

const addingReply = formAction({
  schema: z.object({
    version,
    reply: z.string(problem('reply-missing')).max(longestReply, problem('reply-too-long')),
  }),
  moreProblems: blank('reply', 'reply-missing'),
  run: async ({ version: seen, reply: text }, args) => {
    const asked = { messageId: idOf(args), version: Number(seen), text }
    const { outcome } = await addReply(args.shop, personIn(args.context), asked)
    return outcomeOf(outcome, 'added')
  },
})

const noting = formAction({
  schema: z.object({
    note: z.string(problem('note-missing')).max(longestMessageNote, problem('note-too-long')),
  }),
  moreProblems: blank('note', 'note-missing'),
  run: async ({ note: text }, args) => {
    const asked = { messageId: idOf(args), text }
    const { outcome } = await addMessageNote(args.shop, personIn(args.context), asked)
    return outcomeOf(outcome, 'added')
  },
})

const moving = (to: 'new' | 'closed') =>
  formAction({
    schema: z.object({ version }),
    run: async ({ version: seen }, args) => {
      const asked = { messageId: idOf(args), version: Number(seen), to }
      const { outcome } = await moveMessage(args.shop, personIn(args.context), asked)
      return outcomeOf(outcome, 'moved')
    },
  })

/** Left empty: nobody. */
const assigning = formAction({
  schema: z.object({ assignee: z.union([z.literal(''), z.uuid()]).optional() }),
  run: async ({ assignee }, args) => {
    const asked = { messageId: idOf(args), userId: assignee || null }
    const { outcome } = await assignMessage(args.shop, personIn(args.context), asked)
    return outcomeOf(outcome, 'assigned')
  },
})

/** What is done on the page of a message. */
export const messageAction = formActions({
  answer: answering,
  reply: addingReply,
  note: noting,
  close: moving('closed'),
  reopen: moving('new'),
  assign: assigning,
})
