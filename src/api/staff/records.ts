import { z } from 'zod'
import { isRefused } from '#shop/action-refusal.ts'
import { auditedActions, subjectTypes } from '#shop/audit/audit.ts'
import { listAudit } from '#shop/audit/list-audit.ts'
import { listRefusals } from '#shop/audit/list-refusals.ts'
import { refusedTries } from '#shop/audit/refusal.ts'
import { exportAudit } from '#shop/audit-exports/export-audit.ts'
import { listMails } from '#shop/mail/list-mails.ts'
import { mailStates } from '#shop/mail/mail.ts'
import { sendAgain } from '#shop/mail/send-again.ts'
import { idIn } from '../answers/id-in.ts'
import { refuse } from '../answers/problems.ts'
import { refuseAction } from '../answers/refuse-action.ts'
import { fileHeaders, formatField } from '../exports/export-answers.ts'
import { answer, defineStaffRoute, type ApiRoute } from '../route.ts'
import { dayField } from '../answers/fields.ts'

const pageQuery = z.object({
  before: z.uuid().optional().meta({ description: 'The id of the last one seen' }),
})

const dayFields = {
  from: dayField.meta({ description: 'A day of Asia/Dhaka' }),
  to: dayField.meta({ description: 'Included' }),
}

const auditFilterFields = {
  action: z.enum(auditedActions).optional(),
  subjectType: z.enum(subjectTypes).optional().meta({ description: 'What it was done to' }),
  person: z.uuid().optional().meta({ description: 'Who did it, or to whom it was done' }),
  ...dayFields,
}

const auditing = defineStaffRoute({
  method: 'get',
  path: '/audit',
  allow: 'read-audit',
  limit: 'identity',
  summary: 'Lists what was changed and by whom, the latest first, fifty at a time',
  query: pageQuery.extend(auditFilterFields),
  answers: {
    200: {
      description: 'Entries',
      schema: z.array(
        z.object({
          id: z.string(),
          at: z.iso.datetime(),
          action: z.enum(auditedActions),
          actorId: z.string().nullable().meta({ description: 'Null: at the machine itself' }),
          subjectType: z.enum(subjectTypes).meta({ description: 'What it was done to' }),
          subjectId: z.string(),
          subjectName: z.string().nullable(),
          before: z.record(z.string(), z.unknown()),
          after: z.record(z.string(), z.unknown()),
          origin: z
            .string()
            .meta({ description: 'The address of the client, `shell`, or `system: script NAME`' }),
        }),
      ),
    },
  },
  handle: async ({ shop, query }) => answer(await listAudit(shop, query)),
})

const exportingAudit = defineStaffRoute({
  method: 'get',
  path: '/audit/export',
  allow: exportAudit.allow,
  limit: 'identity',
  summary: 'All entries that fit, as CSV or XLSX, the latest first',
  description: 'Written piece by piece. It stands in the audit.',
  query: z.object({ ...auditFilterFields, format: formatField }),
  answers: { 200: { description: 'The file' } },
  handle: async ({ shop, by, query }) => {
    const result = await exportAudit(shop, by, query)
    if (isRefused(result)) return refuseAction(result)
    return new Response(result.bytes, { headers: fileHeaders('audit', query.format) })
  },
})

const auditingRefusals = defineStaffRoute({
  method: 'get',
  path: '/audit/refusals',
  allow: 'read-audit',
  limit: 'identity',
  summary:
    'Lists tries that were refused, counted by account, network and hour, the latest first, fifty at a time',
  query: pageQuery.extend({
    refused: z.enum(refusedTries).optional(),
    person: z.uuid().optional().meta({ description: 'Whose account was tried, or who tried' }),
    ...dayFields,
  }),
  answers: {
    200: {
      description: 'Counts',
      schema: z.array(
        z.object({
          id: z.string(),
          refused: z.enum(refusedTries),
          times: z.int(),
          hour: z.iso.datetime().meta({ description: 'When that hour began' }),
          lastAt: z.iso.datetime(),
          accountId: z
            .string()
            .nullable()
            .meta({ description: 'Null: no account, or any where `network` is null too' }),
          permission: z.string().nullable().meta({ description: 'Of `permission-refused`' }),
          network: z.string().nullable().meta({
            description: 'Null: what came after the hour had as many rows as it may',
          }),
        }),
      ),
    },
  },
  handle: async ({ shop, query }) => answer(await listRefusals(shop, query)),
})

const readingOutbox = defineStaffRoute({
  method: 'get',
  path: '/outbox',
  allow: 'read-outbox',
  limit: 'identity',
  summary: 'Lists the mails of the shop, sent or waiting, the latest first, fifty at a time',
  description: 'For owners only: mails hold links that open accounts.',
  query: pageQuery.extend({
    state: z.enum(mailStates).optional(),
    q: z.string().max(100).optional().meta({ description: 'A part of the address or the subject' }),
  }),
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
          state: z.enum(mailStates),
          sentAt: z.iso.datetime().nullable(),
          attempts: z.int(),
          lastError: z.string().nullable(),
        }),
      ),
    },
  },
  handle: async ({ shop, query }) => {
    const mails = await listMails(shop, query)
    return answer(mails.map(({ createdAt: madeAt, ...mail }) => ({ ...mail, madeAt })))
  },
})

const sendingAgain = defineStaffRoute({
  method: 'post',
  path: '/outbox/{id}/send',
  allow: sendAgain.allow,
  limit: 'identity',
  summary: 'Tries a mail anew that the mail server did not take',
  answers: {
    200: { description: 'It is tried', schema: z.object({}) },
    404: { description: 'unknown-mail' },
    409: { description: 'not-failed or no-mail-server' },
  },
  handle: async ({ shop, by, params }) => {
    const mailId = idIn(params)
    const result = mailId
      ? await sendAgain(shop, by, { mailId })
      : ({ outcome: 'unknown-mail' } as const)
    if (isRefused(result)) return refuseAction(result)
    const { outcome } = result
    if (outcome === 'queued') return answer({})
    const status = outcome === 'unknown-mail' ? 404 : 409
    return refuse({ status, code: outcome, title: sentences[outcome] })
  },
})

const sentences = {
  'unknown-mail': 'There is no such mail any more.',
  'not-failed': 'Only a mail that was given up can be sent again.',
  'no-mail-server': 'There is no mail server. Set one first.',
}

export const recordRoutes: readonly ApiRoute[] = [
  auditing,
  exportingAudit,
  auditingRefusals,
  readingOutbox,
  sendingAgain,
]
