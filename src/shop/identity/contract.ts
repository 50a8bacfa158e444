import { z } from 'zod'
import { tidyLine } from '#platform/text/tidy.ts'
import { stemOfUrl } from './photos/photo.ts'

/** What may cross a door about people. Passwords are taken as they are typed; a policy judges new ones (password-policy.ts). */

export type IdentityProblem = keyof typeof identityProblemsInEnglish

/** What each field says when it does not fit. The storefront says the same in its own languages. */
const identityProblemsInEnglish = {
  'name-missing': 'Enter your name',
  'name-too-long': 'Enter a name of at most 100 characters',
  'email-invalid': 'Enter an e-mail address like name@example.com',
  'password-missing': 'Enter your password',
  'password-too-long': 'Enter a password of at most 128 characters',
  'code-missing': 'Open the link of the mail again',
  'digits-missing': 'Enter the six digits of your app, or a recovery code',
  'language-unknown': 'Choose en or bn',
  'photo-invalid': 'Choose a picture of this shop, or an address that begins with https://',
} as const

/** Nothing of a form is longer; tidying starts only after that, so that long text costs nothing. */
const longestText = 1000

function identitySchemas(say: (problem: IdentityProblem) => string) {
  const line = (missing: IdentityProblem, tooLong = missing) =>
    z
      .string(say(missing))
      .max(longestText, { error: say(tooLong), abort: true })
      .overwrite(tidyLine)
  const email = line('email-invalid')
    .toLowerCase()
    .refine((typed) => typed.length <= 254 && z.regexes.email.test(typed), say('email-invalid'))
  const name = line('name-missing', 'name-too-long')
    .min(1, say('name-missing'))
    .max(100, say('name-too-long'))
  const password = z
    .string(say('password-missing'))
    .min(1, say('password-missing'))
    .max(longestText, say('password-too-long'))
  const code = z
    .string(say('code-missing'))
    .min(1, say('code-missing'))
    .max(200, say('code-missing'))
  const digits = z
    .string(say('digits-missing'))
    .min(1, say('digits-missing'))
    .max(100, say('digits-missing'))
  // An account without a password has none to send.
  const perhapsPassword = z.string().max(longestText).default('')
  const language = z.enum(['en', 'bn'], say('language-unknown')).default('en')
  const photoUrl = z
    .string(say('photo-invalid'))
    .max(longestText, say('photo-invalid'))
    .refine(isPhotoUrl, say('photo-invalid'))
    .nullish()

  return {
    signUp: z.object({ name, email, password, language }),
    signIn: z.object({
      email,
      password,
      remember: z
        .boolean()
        .default(true)
        .meta({ description: 'Beyond the closing of the browser' }),
    }),
    email: z.object({ email }),
    requestReset: z.object({ email }),
    resetPassword: z.object({ code, password }),
    code: z.object({ code }),
    digits: z.object({ code: digits }),
    perhapsPassword: z.object({ password: perhapsPassword }),
    language: z.object({ language: z.enum(['en', 'bn'], say('language-unknown')) }),
    changePassword: z.object({ currentPassword: password, password }),
    changeEmail: z.object({ email, currentPassword: password.optional() }),
    profile: z.object({
      name: name.optional(),
      photoURL: photoUrl,
      language: z.enum(['en', 'bn'], say('language-unknown')).optional(),
    }),
  }
}

/** A photo of ours, by its exact name, or one that TLS protects: never `javascript:` or `data:`. */
function isPhotoUrl(url: string): boolean {
  if (url === '' || stemOfUrl(url) !== undefined) return true
  return URL.canParse(url) && new URL(url).protocol === 'https:'
}

/** Issues carry keys of `identityProblemsInEnglish`: the storefront says them in the visitor's language. */
export const identitySchema = identitySchemas((problem) => problem)

/** Issues are English sentences. */
export const identitySchemaInEnglish = identitySchemas(
  (problem) => identityProblemsInEnglish[problem],
)

export type SignUp = z.output<typeof identitySchema.signUp>
export type SignIn = z.output<typeof identitySchema.signIn>
