import { overwriteGetLocale } from '#paraglide/runtime.js'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { refused } from '#pages/form/form-result.ts'
import { usePageForm } from '#pages/form/use-page-form.ts'
import type { PasswordProblem } from '#storefront/auth/passwords/password-problem.ts'
import { DeleteForm } from '../profile/delete-form.tsx'
import { useEmailChange } from '../profile/email/use-email-change.ts'
import { EmailForm } from '../profile/email/email-form.tsx'
import { FirstPasswordForm } from '../security/password-form.tsx'

afterEach(() => overwriteGetLocale(() => 'en'))

const policy = {
  minLength: 6,
  maxLength: 100,
  lowercase: false,
  uppercase: false,
  digit: false,
  other: false,
}
const why = 'requires-recent-login'
const person = { name: 'Karim', email: 'karim@example.com' }

const lastResult = refused({ trouble: why })

const OtherEmail = () => <EmailForm hasPassword={false} form={useEmailChange(lastResult)} />

function FirstPassword() {
  const form = usePageForm<'password', PasswordProblem>({ id: 'first', lastResult, words: {} })
  return <FirstPasswordForm {...{ policy, person, form }} />
}

function drawn(form: ReactNode): string {
  const Page = createRoutesStub([{ path: '/dashboard/here', Component: () => form }])
  return renderToStaticMarkup(<Page initialEntries={['/dashboard/here']} />)
}

test.each([
  ['another e-mail address', () => <OtherEmail />],
  ['a first password', () => <FirstPassword />],
  ['deleting the account', () => <DeleteForm lastResult={lastResult} />],
])('%s needs a recent sign-in: there is a way to it that leads back', (_, form) => {
  const page = drawn(form())
  expect(page).toContain('Please sign in again to do this.')
  expect(page).toContain('name="from" value="/dashboard/here"')
  expect(page).toMatch(/value="sign-out"[^>]*>Sign in again</)
  expect(page.match(/<form/g)).toHaveLength(1)
  expect(page).not.toMatch(/<details(?! open)/)
  overwriteGetLocale(() => 'bn')
  expect(drawn(form())).toContain('এটি করতে আবার লগইন করুন।')
})
