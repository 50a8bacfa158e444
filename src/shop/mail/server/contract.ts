import { z } from 'zod'
import { tidyLine } from '#platform/text/tidy.ts'

/** `tls`: encrypted from the start (465). `starttls`: encrypted after STARTTLS (587), or not at all. `none`: encrypted if offered. */
export const mailSecurities = ['tls', 'starttls', 'none'] as const
export type MailSecurity = (typeof mailSecurities)[number]

const problemsInEnglish = {
  'host-wrong': 'Enter the name of the mail server, such as smtp.example.com',
  'port-wrong': 'Enter a port from 1 to 65535',
  'security-wrong': 'Choose tls, starttls or none',
  'user-long': 'Enter a user name of at most 200 characters',
  'password-long': 'Enter a password of at most 500 characters',
  'from-wrong': 'Enter an e-mail address such as hello@shop.example',
} as const

export type MailServerProblem = keyof typeof problemsInEnglish

const longest = 1000

function mailServerSchemas(say: (problem: MailServerProblem) => string) {
  return z.object({
    host: z
      .string(say('host-wrong'))
      .max(longest, say('host-wrong'))
      .overwrite(tidyLine)
      .toLowerCase()
      .regex(/^(?!-)[a-z0-9.-]{1,253}$/, say('host-wrong')),
    port: z.int(say('port-wrong')).min(1, say('port-wrong')).max(65_535, say('port-wrong')),
    security: z.enum(mailSecurities, say('security-wrong')),
    user: z
      .string(say('user-long'))
      .max(longest, say('user-long'))
      .overwrite(tidyLine)
      .max(200, say('user-long'))
      .default('')
      .meta({ description: 'Leave empty if the server needs no sign-in' }),
    password: z.string(say('password-long')).max(500, say('password-long')).optional().meta({
      description:
        'Leave out to keep the stored one, which is possible while host, port and user stay the same',
    }),
    from: z
      .string(say('from-wrong'))
      .max(longest, say('from-wrong'))
      .overwrite(tidyLine)
      .refine((typed) => typed.length <= 254 && z.regexes.email.test(typed), say('from-wrong')),
  })
}

/** Issues are keys, for forms that say them in the reader's language. */
export const mailServerForm = mailServerSchemas((problem) => problem)

export const mailServerSchema = mailServerSchemas((problem) => problemsInEnglish[problem])
