import { overwriteGetLocale } from '#paraglide/runtime.js'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { refused } from '#pages/form/form-result.ts'
import { SignInForm } from './sign-in-form.tsx'

afterEach(() => overwriteGetLocale(() => 'en'))

function drawn(trouble: 'too-many-requests' | 'invalid-credential'): string {
  const Component = () => <SignInForm lastResult={refused({ trouble })} />
  const Page = createRoutesStub([{ path: '/', Component }])
  return renderToStaticMarkup(<Page />)
}

test('after too many tries the owner of the account learns that a mail lets them in', () => {
  expect(drawn('too-many-requests')).toContain('with the mail to your address')
  expect(drawn('invalid-credential')).not.toContain('with the mail to your address')
  overwriteGetLocale(() => 'bn')
  expect(drawn('too-many-requests')).toContain('আপনার ই-মেইলে পাঠানো লিংক দিয়ে নতুন পাসওয়ার্ড')
})
