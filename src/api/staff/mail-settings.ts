import { z } from 'zod'
import { isRefused } from '#shop/action-refusal.ts'
import { findSender } from '#shop/mail/sender/find-sender.ts'
import { sendTestMail, type TestMailResult } from '#shop/mail/sender/send-test-mail.ts'
import { refuse, refuseTooMany } from '../answers/problems.ts'
import { refuseAction } from '../answers/refuse-action.ts'
import { answer, defineStaffRoute, type ApiRoute } from '../route.ts'

const senderSchema = z.object({
  from: z.string(),
  host: z.string(),
  port: z.int(),
  login: z.string().meta({ description: 'Empty where the mail server asks for none' }),
})

const asking = defineStaffRoute({
  method: 'get',
  path: '/settings/mail-sender',
  allow: sendTestMail.allow,
  limit: 'identity',
  summary: 'Who sends the mails of the shop, and through which server',
  description:
    'Set where the shop is started (MAIL_FROM, SMTP_URL); name, address and where answers go may be changed by the setting mailSender. null: mails are not sent.',
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
    409: { description: 'no-mail-server, or mail-not-sent with the reason as `reason`' },
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
        title: 'The mail server did not take the mail. Check SMTP_URL and MAIL_FROM.',
        reason: result.trouble,
      })
    case 'no-mail-server':
      return refuse({
        status: 409,
        code: result.outcome,
        title: 'There is no mail server. Set SMTP_URL and MAIL_FROM first.',
      })
    case 'no-address':
      throw new Error('Expected the caller to be a person')
  }
}

export const mailSettingRoutes: readonly ApiRoute[] = [asking, testing]
