import { z } from 'zod'
import { parsePhone } from '#platform/phone.ts'
import { tidyLine, tidyLines } from '#platform/text/tidy.ts'

/** What may cross a door to become a message to the shop (D21). */

export type MessageProblem = keyof typeof messageProblemsInEnglish

/** What each field says when it does not fit. The storefront says the same in its own languages. */
const messageProblemsInEnglish = {
  'name-missing': 'Enter your name',
  'name-too-long': 'Enter a name of at most 100 characters',
  'reply-to-invalid':
    'Enter a mobile number like 01712-345678 or an e-mail address like name@example.com',
  'subject-too-long': 'Enter a subject of at most 150 characters',
  'message-too-short': 'Write at least 5 characters, so that we understand what you need',
  'message-too-long': 'Write at most 3000 characters',
  'language-unknown': 'Choose en or bn',
} as const

/** Nothing of the form is longer; tidying starts only after that, so that long text costs nothing. */
const longestText = 10_000

/** Where to answer: one of them is there. */
interface ReplyTo {
  phone: string | null
  email: string | null
}

function messageSchema(say: (problem: MessageProblem) => string) {
  const text = (missing: MessageProblem, tooLong = missing) =>
    z.string(say(missing)).max(longestText, { error: say(tooLong), abort: true })

  return z.object({
    name: text('name-missing', 'name-too-long')
      .overwrite(tidyLine)
      .min(2, say('name-missing'))
      .max(100, say('name-too-long')),
    replyTo: text('reply-to-invalid')
      .overwrite(tidyLine)
      .transform((typed, context): ReplyTo => {
        const phone = parsePhone(typed)
        if (phone) return { phone, email: null }
        if (typed.length <= 254 && z.regexes.email.test(typed)) return { phone: null, email: typed }
        context.addIssue({ code: 'custom', message: say('reply-to-invalid') })
        return z.NEVER
      })
      .meta({ description: 'A mobile number of Bangladesh or an e-mail address' }),
    subject: text('subject-too-long')
      .overwrite(tidyLine)
      .max(150, say('subject-too-long'))
      .default(''),
    message: text('message-too-short', 'message-too-long')
      .overwrite(tidyLines)
      .min(5, say('message-too-short'))
      .max(3000, say('message-too-long')),
    language: z.enum(['en', 'bn'], say('language-unknown')).default('en'),
  })
}

/** Issues carry keys of `messageProblemsInEnglish`: the storefront says them in the shopper's language. */
export const sendMessageSchema = messageSchema((problem) => problem)

/** Issues are English sentences. */
export const sendMessageSchemaInEnglish = messageSchema(
  (problem) => messageProblemsInEnglish[problem],
)

/** What a form holds, once it fits. */
export type SendMessage = z.output<typeof sendMessageSchema>
