import { z } from 'zod'
import { countMessages, mostCounted } from '#shop/content/inbox/count-messages.ts'
import { findMessage } from '#shop/content/inbox/find-message.ts'
import { listMessages, messagesOnPage } from '#shop/content/inbox/list-messages.ts'
import { messageStatuses } from '#shop/content/inbox/message.ts'
import { refuseShortSearch } from '../answers/problems.ts'
import { nextPage } from '../answers/next-page.ts'
import { answer, defineStaffRoute, type ApiRoute } from '../route.ts'
import { answerRow, answerWhole, listedMessageSchema, messageSchema } from './message-answers.ts'
import { messageIn, refuseUnknownMessage } from './unknown-message.ts'

const nobody = 'nobody'

const listing = defineStaffRoute({
  method: 'get',
  path: '/messages',
  allow: 'read-messages',
  limit: 'identity',
  summary: 'Lists what people wrote on the contact page',
  description:
    'New ones with the oldest first, as answers are due; else the latest first. Follow the Link header; fifty at a time unless limit says otherwise.',
  query: z.object({
    q: z.string().max(100).optional().meta({
      description: 'A part of name, phone, e-mail, subject or text',
    }),
    status: z.enum(messageStatuses).optional(),
    assigned: z
      .union([z.literal(nobody), z.uuid()])
      .optional()
      .meta({ description: 'The id of an account, or nobody' }),
    limit: z.coerce.number().int().min(1).max(100).default(messagesOnPage),
    after: z.uuid('Take it from the Link header').optional(),
  }),
  answers: {
    200: { description: 'Messages', schema: z.array(listedMessageSchema) },
    400: { description: 'search-too-short' },
  },
  handle: async ({ shop, query, request }) => {
    const { q, status, assigned, limit, after } = query
    const filter = { q, status, assignedTo: assigned === nobody ? null : assigned }
    const listed = await listMessages(shop, { filter, limit, after })
    if (listed.outcome === 'too-short') return refuseShortSearch()
    return answer(listed.messages.map(answerRow), 200, nextPage(request.url, listed.next))
  },
})

const counting = defineStaffRoute({
  method: 'get',
  path: '/messages/counts',
  allow: 'read-messages',
  limit: 'identity',
  summary: 'Counts the messages of each status',
  answers: {
    200: {
      description: `By status; exact up to ${mostCounted}, one more means that there are more`,
      schema: z.record(z.enum(messageStatuses), z.int()),
    },
  },
  handle: async ({ shop }) => answer(await countMessages(shop)),
})

const finding = defineStaffRoute({
  method: 'get',
  path: '/messages/{id}',
  allow: 'read-messages',
  limit: 'identity',
  summary: 'One message with its thread',
  answers: {
    200: { description: 'The message', schema: messageSchema },
    404: { description: 'message-not-found' },
  },
  handle: async (call) => {
    const id = messageIn(call)
    const message = id && (await findMessage(call.shop, id))
    return message ? answer(answerWhole(message)) : refuseUnknownMessage()
  },
})

export const messageRoutes: readonly ApiRoute[] = [listing, counting, finding]
