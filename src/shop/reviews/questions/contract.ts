import { z } from 'zod'
import { parsePhone } from '#platform/phone.ts'
import { tidyLine } from '#platform/text/tidy.ts'
import { plainText, reportReviewSchema } from '../contract.ts'
import { longestQuestion, longestQuestionAnswer } from './question.ts'

/** What may cross a door to become a question about a product. */

export type QuestionProblem = keyof typeof questionProblemsInEnglish

/** What each field says when it does not fit. The storefront says the same in its own languages. */
const questionProblemsInEnglish = {
  'name-too-long': 'Enter a name of at most 100 characters',
  'name-missing': 'Enter your name',
  'phone-invalid': 'Enter a mobile number like 01712-345678',
  'email-invalid': 'Enter an e-mail address like name@example.com, or leave it empty',
  'question-too-short': 'Ask in at least 5 characters',
  'question-too-long': `Ask in at most ${longestQuestion} characters`,
} as const

/** Tidying starts only after that, so that long text costs nothing. */
const longestText = 10_000

function questionSchema(say: (problem: QuestionProblem) => string) {
  const text = (missing: QuestionProblem, tooLong = missing) =>
    z.string(say(missing)).max(longestText, { error: say(tooLong), abort: true })
  return z.object({
    productId: z.uuid('This is no product'),
    /** Of a guest; an account has its own. */
    name: text('name-missing', 'name-too-long')
      .overwrite(tidyLine)
      .max(100, say('name-too-long'))
      .default(''),
    phone: text('phone-invalid')
      .overwrite(tidyLine)
      .transform((typed, context): string | null => {
        const phone = typed === '' ? null : parsePhone(typed)
        if (phone !== undefined) return phone
        context.addIssue({ code: 'custom', message: say('phone-invalid') })
        return z.NEVER
      })
      .default(null),
    /** Of a guest who wants to read the answer. */
    email: text('email-invalid')
      .overwrite(tidyLine)
      .refine(
        (typed) => typed === '' || (typed.length <= 254 && z.regexes.email.test(typed)),
        say('email-invalid'),
      )
      .transform((typed): string | null => (typed === '' ? null : typed))
      .default(null),
    text: text('question-too-short', 'question-too-long')
      .overwrite(tidyLine)
      .min(5, say('question-too-short'))
      .max(longestQuestion, say('question-too-long')),
    language: z.enum(['en', 'bn']).default('en'),
  })
}

/** Issues carry keys of `questionProblemsInEnglish`: the storefront says them in the shopper's language. */
export const askQuestionSchema = questionSchema((problem) => problem)

/** Issues are English sentences. */
export const askQuestionSchemaInEnglish = questionSchema(
  (problem) => questionProblemsInEnglish[problem],
)

export const questionAnswerSchema = plainText('The answer', longestQuestionAnswer).min(
  1,
  'The answer is missing',
)

export const reportQuestionSchema = reportReviewSchema
  .pick({ reason: true })
  .extend({ questionId: z.uuid() })
