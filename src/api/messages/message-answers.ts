import { z } from 'zod'
import type { FoundMessage } from '#shop/content/inbox/find-message.ts'
import type { MessageRow } from '#shop/content/inbox/list-messages.ts'
import { entryKinds, messageStatuses } from '#shop/content/inbox/message.ts'
import { mailStates } from '#shop/mail/mail.ts'
import { authorSchema } from '#shop/orders/order-contract.ts'

/** How messages to the shop leave through the door. */

const moment = z.iso.datetime()

const assignee = z.object({ id: z.string(), name: z.string() }).nullable()

export const listedMessageSchema = z.object({
  id: z.string(),
  name: z.string(),
  subject: z.string(),
  excerpt: z.string().meta({ description: 'How the message begins' }),
  status: z.enum(messageStatuses),
  language: z.enum(['en', 'bn']),
  receivedAt: moment,
  answerDueAt: moment.meta({ description: 'Until when an answer was promised' }),
  assignee,
})

export const messageSchema = listedMessageSchema.omit({ excerpt: true }).extend({
  message: z.string(),
  phone: z.string().nullable().meta({ description: 'E.164; this or the e-mail' }),
  email: z.string().nullable(),
  version: z.int().meta({ description: 'Send it with an answer or a change of the status' }),
  entries: z
    .array(
      z.object({
        id: z.string(),
        at: moment,
        author: authorSchema,
        kind: z.enum(entryKinds),
        text: z.string(),
        mail: z
          .enum(mailStates)
          .nullable()
          .meta({ description: 'How far a mail is; null where there is none, or none any more' }),
      }),
    )
    .meta({
      description:
        'Answers, what the person wrote back (`reply`), and notes for colleagues; the first one first',
    }),
  others: z
    .array(
      z.object({
        id: z.string(),
        subject: z.string(),
        excerpt: z.string(),
        status: z.enum(messageStatuses),
        receivedAt: moment,
      }),
    )
    .meta({ description: 'The latest five others of the same person' }),
})

export const answerRow = ({
  receivedAt,
  answerDueAt,
  ...row
}: MessageRow): z.infer<typeof listedMessageSchema> => ({
  ...row,
  receivedAt: receivedAt.toISOString(),
  answerDueAt: answerDueAt.toISOString(),
})

export function answerWhole(found: FoundMessage): z.infer<typeof messageSchema> {
  const { receivedAt, answerDueAt, entries, others, ...rest } = found
  return {
    ...rest,
    receivedAt: receivedAt.toISOString(),
    answerDueAt: answerDueAt.toISOString(),
    entries: entries.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() })),
    others: others.map((other) => ({ ...other, receivedAt: other.receivedAt.toISOString() })),
  }
}
