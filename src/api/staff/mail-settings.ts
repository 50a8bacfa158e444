import { z } from 'zod'
import { isRefused } from '#shop/action-refusal.ts'
import { findSender } from '#shop/mail/sender/find-sender.ts'
import { sendTestMail, type TestMailResult } from '#shop/mail/sender/send-test-mail.ts'
import { mailSecurities } from '#shop/mail/server/contract.ts'
import { findMailServer, showMailServer } from '#shop/mail/server/find-mail-server.ts'
import { removeMailServer, saveMailServer } from '#shop/mail/server/save-mail-server.ts'
import { refuse, refuseTooMany } from '../answers/problems.ts'
import { refuseAction } from '../answers/refuse-action.ts'
import { answer, defineStaffRoute, type ApiRoute } from '../route.ts'

const senderSchema = z.object({
  from: z.string(),
  host: z.string(),
  port: z.int(),
  login: z.string().meta({ description: 'Empty where the mail server asks for none' }),
  source: z.enum(['environment', 'settings']),
})

const asking = defineStaffRoute({
  method: 'get',
  path: '/settings/mail-sender',
  allow: sendTestMail.allow,
  limit: 'identity',
  summary: 'Who sends the mails of the shop, and through which server',
  description:
    'From SMTP_URL and MAIL_FROM, or else from /settings/mail-server; the setting mailSender changes the sender’s name and address. null: mails are not sent.',
  answers: {
    200: {
      description: 'Without the password',
      schema: z.object({ sender: senderSchema.nullable() }),
    },
  },
  handle: async ({ shop }) => answer({ sender: (await findSender(shop, 'en')) ?? null }),
})

const testing = defineStaffRoute({
  method: 'post',
  path: '/settings/test-mail',
  allow: sendTestMail.allow,
  limit: 'identity',
  summary: 'Sends a mail to the caller at once, and says what the mail server answers',
  answers: {
    200: { description: 'The mail server took it', schema: z.object({ to: z.string() }) },
    409: {
      description:
        'no-mail-server, or mail-not-sent with the reason as `reason` and the server’s own words as `said`',
    },
  },
  handle: async ({ shop, by }) => {
    const result = await sendTestMail(shop, by, {})
    return isRefused(result) ? refuseAction(result) : answerTest(result)
  },
})

function answerTest(result: TestMailResult): Response {
  switch (result.outcome) {
    case 'sent':
      return answer({ to: result.to })
    case 'too-many':
      return refuseTooMany(result.retryAfterSeconds)
    case 'not-sent':
      return refuse({
        status: 409,
        code: 'mail-not-sent',
        title: 'The mail server did not take the mail. Check the settings of the mail server.',
        reason: result.trouble,
        said: result.reason,
      })
    case 'no-mail-server':
      return refuse({
        status: 409,
        code: result.outcome,
        title: 'There is no mail server. Set one first.',
      })
    case 'no-address':
      throw new Error('Expected the caller to be a person')
  }
}

const storedSchema = z.object({
  host: z.string(),
  port: z.int(),
  security: z.enum(mailSecurities),
  user: z.string(),
  from: z.string(),
  hasPassword: z.boolean().meta({ description: 'The password itself is never answered' }),
  version: z.int(),
})

const reading = defineStaffRoute({
  method: 'get',
  path: '/settings/mail-server',
  allow: saveMailServer.allow,
  limit: 'identity',
  summary: 'The mail server that is set in the settings',
  answers: {
    200: {
      description: 'null if none is stored. `isUsed`: false while SMTP_URL is set, which wins',
      schema: z.object({ server: storedSchema.nullable(), isUsed: z.boolean() }),
    },
  },
  handle: async ({ shop }) =>
    answer({
      server: (await showMailServer(shop)) ?? null,
      isUsed: (await findMailServer(shop))?.source === 'settings',
    }),
})

const saving = defineStaffRoute({
  method: 'put',
  path: '/settings/mail-server',
  allow: saveMailServer.allow,
  limit: 'identity',
  summary: 'Sets the mail server. The next mail uses it, without a restart',
  description: 'Owners only. Needs a sign-in of the last ten minutes.',
  body: saveMailServer.input,
  answers: {
    200: { description: 'Saved', schema: z.object({ version: z.int() }) },
    409: {
      description:
        'requires-recent-login, changed-meanwhile, set-by-environment or password-needed',
    },
  },
  handle: async ({ shop, by, body }) => {
    const result = await saveMailServer(shop, by, body)
    if (isRefused(result)) return refuseAction(result)
    if (result.outcome === 'saved') return answer({ version: result.version })
    if (result.outcome === 'changed-meanwhile')
      return refuse({
        status: 409,
        code: result.outcome,
        title: 'Someone else changed this. Read it again.',
        now: result.version,
      })
    return refuse({ status: 409, code: result.outcome, title: serverSentences[result.outcome] })
  },
})

const serverSentences = {
  'set-by-environment': 'SMTP_URL is set where the shop is started, and wins. Remove it there.',
  'password-needed': 'Host, port or user changed. Send the password again.',
}

const removing = defineStaffRoute({
  method: 'delete',
  path: '/settings/mail-server',
  allow: removeMailServer.allow,
  limit: 'identity',
  summary: 'Removes the mail server. Mails stay in the outbox from then on',
  answers: {
    200: { description: 'Removed, or there was none', schema: z.object({}) },
    409: { description: 'requires-recent-login' },
  },
  handle: async ({ shop, by }) => {
    const result = await removeMailServer(shop, by, {})
    return isRefused(result) ? refuseAction(result) : answer({})
  },
})

export const mailSettingRoutes: readonly ApiRoute[] = [asking, testing, reading, saving, removing]
