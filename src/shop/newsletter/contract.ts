import { z } from 'zod'
import { tidyLine } from '#platform/text/tidy.ts'

/** What may cross a door to get the newsletter (D21). */

export type NewsletterProblem = keyof typeof newsletterProblemsInEnglish

/** What each field says when it does not fit. The storefront says the same in its own languages. */
const newsletterProblemsInEnglish = {
  'email-invalid': 'Enter an e-mail address like name@example.com',
  'language-unknown': 'Choose en or bn',
} as const

/** No e-mail is longer. */
const longestEmail = 254

function newsletterSchema(say: (problem: NewsletterProblem) => string) {
  return z.object({
    email: z
      .string(say('email-invalid'))
      .max(2 * longestEmail, { error: say('email-invalid'), abort: true })
      .overwrite(tidyLine)
      .toLowerCase()
      .refine(
        (typed) => typed.length <= longestEmail && z.regexes.email.test(typed),
        say('email-invalid'),
      ),
    language: z.enum(['en', 'bn'], say('language-unknown')).default('en'),
  })
}

/** Issues carry keys of `newsletterProblemsInEnglish`. */
export const subscribeSchema = newsletterSchema((problem) => problem)

/** Issues are English sentences. */
export const subscribeSchemaInEnglish = newsletterSchema(
  (problem) => newsletterProblemsInEnglish[problem],
)

export type Subscribe = z.output<typeof subscribeSchema>
