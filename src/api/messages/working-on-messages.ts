import { z } from 'zod'
import { isRefused, type ActionRefusal } from '#shop/action-refusal.ts'
import { addMessageNote } from '#shop/content/inbox/add-message-note.ts'
import { addReply } from '#shop/content/inbox/add-reply.ts'
import { answerMessage } from '#shop/content/inbox/answer-message.ts'
import { assignMessage } from '#shop/content/inbox/assign-message.ts'
import { moveMessage } from '#shop/content/inbox/move-message.ts'
import { refuse } from '../answers/problems.ts'
import { refuseAction } from '../answers/refuse-action.ts'
import { answer, defineStaffRoute, type ApiRoute } from '../route.ts'
import { messageIn, refuseUnknownMessage } from './unknown-message.ts'

const unknown = { 404: { description: 'message-not-found' } }
const stale = {
  409: { description: 'changed-meanwhile, with the version that stands as `now`' },
}

const answering = defineStaffRoute({
  method: 'post',
  path: '/messages/{id}/answers',
  allow: answerMessage.allow,
  limit: 'identity',
  summary: 'Answers a message',
  description:
    'By mail where the writer left an e-mail address, in the language of the message. Where they left a phone number nothing is sent: the text is what they were told.',
  body: answerMessage.input.pick({ version: true, text: true }),
  answers: {
    201: {
      description: 'Answered; kind says how',
      schema: z.object({ id: z.string(), kind: z.enum(['mail', 'phone']) }),
    },
    ...unknown,
    ...stale,
  },
  handle: async (call) => {
    const messageId = messageIn(call)
    if (!messageId) return refuseUnknownMessage()
    const result = await answerMessage(call.shop, call.by, { ...call.body, messageId })
    return result.outcome === 'answered'
      ? answer({ id: result.id, kind: result.kind }, 201)
      : refuseWork(result)
  },
})

const addingReply = defineStaffRoute({
  method: 'post',
  path: '/messages/{id}/replies',
  allow: addReply.allow,
  limit: 'identity',
  summary: 'Writes down what the person wrote back',
  description:
    'It reaches the mailbox of the shop. The message is new again: what was answered or closed is due as if it had come just now.',
  body: addReply.input.pick({ version: true, text: true }),
  answers: {
    201: { description: 'Added', schema: z.object({ id: z.string(), version: z.int() }) },
    ...unknown,
    ...stale,
  },
  handle: async (call) => {
    const messageId = messageIn(call)
    if (!messageId) return refuseUnknownMessage()
    const result = await addReply(call.shop, call.by, { ...call.body, messageId })
    return result.outcome === 'added'
      ? answer({ id: result.id, version: result.version }, 201)
      : refuseWork(result)
  },
})

const noting = defineStaffRoute({
  method: 'post',
  path: '/messages/{id}/notes',
  allow: addMessageNote.allow,
  limit: 'identity',
  summary: 'Adds a note for colleagues to a message; who wrote it never sees it',
  body: addMessageNote.input.pick({ text: true }),
  answers: { 201: { description: 'Added', schema: z.object({ id: z.string() }) }, ...unknown },
  handle: async (call) => {
    const messageId = messageIn(call)
    if (!messageId) return refuseUnknownMessage()
    const result = await addMessageNote(call.shop, call.by, { ...call.body, messageId })
    return result.outcome === 'added' ? answer({ id: result.id }, 201) : refuseWork(result)
  },
})

const moving = defineStaffRoute({
  method: 'put',
  path: '/messages/{id}/status',
  allow: moveMessage.allow,
  limit: 'identity',
  summary: 'Closes a message, or opens it again',
  description: 'Opened again (new), an answer is due as if it had come just now.',
  body: moveMessage.input.pick({ version: true, to: true }),
  answers: {
    200: { description: 'As asked', schema: z.object({ version: z.int() }) },
    ...unknown,
    409: { description: 'changed-meanwhile, with the version that stands; or is-there-already' },
  },
  handle: async (call) => {
    const messageId = messageIn(call)
    if (!messageId) return refuseUnknownMessage()
    const result = await moveMessage(call.shop, call.by, { ...call.body, messageId })
    return result.outcome === 'moved' ? answer({ version: result.version }) : refuseWork(result)
  },
})

const assigning = defineStaffRoute({
  method: 'put',
  path: '/messages/{id}/assignee',
  allow: assignMessage.allow,
  limit: 'identity',
  summary: 'Says who of the staff takes care of a message; null: nobody',
  body: assignMessage.input.pick({ userId: true }),
  answers: {
    200: { description: 'As asked', schema: z.object({}) },
    400: { description: 'works-not-here' },
    ...unknown,
  },
  handle: async (call) => {
    const messageId = messageIn(call)
    if (!messageId) return refuseUnknownMessage()
    const result = await assignMessage(call.shop, call.by, { ...call.body, messageId })
    return result.outcome === 'assigned' ? answer({}) : refuseWork(result)
  },
})

type Refused =
  | ActionRefusal
  | { outcome: 'unknown-message' | 'works-not-here' | 'is-there-already' }
  | { outcome: 'changed-meanwhile'; version: number }

function refuseWork(result: Refused): Response {
  if (isRefused(result)) return refuseAction(result)
  switch (result.outcome) {
    case 'unknown-message':
      return refuseUnknownMessage()
    case 'works-not-here':
      return refuse({
        status: 400,
        code: result.outcome,
        title: 'Nobody of this id works for the shop.',
      })
    case 'is-there-already':
      return refuse({ status: 409, code: result.outcome, title: 'The message is there already.' })
    case 'changed-meanwhile':
      return refuse({
        status: 409,
        code: result.outcome,
        title: 'A colleague did something about it meanwhile. Read it again, then decide.',
        now: result.version,
      })
  }
}

export const messageWorkRoutes: readonly ApiRoute[] = [
  answering,
  addingReply,
  noting,
  moving,
  assigning,
]
