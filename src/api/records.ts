import { z } from 'zod'
import { auditedActions } from '#shop/audit/audit.ts'
import { listAudit } from '#shop/audit/list-audit.ts'
import { listMails } from '#shop/mail/list-mails.ts'
import { answer, defineStaffRoute, type ApiRoute } from './route.ts'
import { staffRefusals } from './staff-answers.ts'

const pageQuery = z.object({
  before: z.uuid().optional().meta({ description: 'The id of the last one seen' }),
})

const auditing = defineStaffRoute({
  method: 'get',
  path: '/audit',
  allow: 'read-audit',
  limit: 'identity',
  summary: 'Lists what was done to accounts and by whom, the latest first, fifty at a time',
  query: pageQuery,
  answers: {
    200: {
      description: 'Entries',
      schema: z.array(
        z.object({
          id: z.string(),
          at: z.iso.datetime(),
          action: z.enum(auditedActions),
          actorId: z.string().nullable().meta({ description: 'Null: at the machine itself' }),
          subjectId: z.string(),
          before: z.record(z.string(), z.unknown()),
          after: z.record(z.string(), z.unknown()),
          origin: z.string().meta({ description: 'The address of the client, or `shell`' }),
        }),
      ),
    },
    400: { description: 'invalid' },
    ...staffRefusals,
  },
  handle: async ({ shop, query }) => answer(await listAudit(shop, query.before)),
})

const readingOutbox = defineStaffRoute({
  method: 'get',
  path: '/outbox',
  allow: 'read-outbox',
  limit: 'identity',
  summary: 'Lists the mails of the shop, sent or waiting, the latest first, fifty at a time',
  description: 'For owners only: mails hold links that open accounts.',
  query: pageQuery,
  answers: {
    200: {
      description: 'Mails',
      schema: z.array(
        z.object({
          id: z.string(),
          to: z.string(),
          language: z.enum(['en', 'bn']),
          template: z.string(),
          subject: z.string(),
          text: z.string(),
          html: z.string(),
          madeAt: z.iso.datetime(),
          sentAt: z.iso.datetime().nullable(),
          attempts: z.int(),
          lastError: z.string().nullable(),
        }),
      ),
    },
    400: { description: 'invalid' },
    ...staffRefusals,
  },
  handle: async ({ shop, query }) => answer(await listMails(shop, query.before)),
})

export const recordRoutes: readonly ApiRoute[] = [auditing, readingOutbox]
