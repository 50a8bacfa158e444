import { troubleIn, type FormResult, type FormTrouble } from '#pages/form/form-result.ts'
import { submitForm } from '#pages/form/submit-form.ts'
import { resumeSession } from '#storefront/session/resume-session.ts'
import { readToken } from '#storefront/session/use-account.ts'
import { keepCode } from './read-code.ts'

/** Sends the code of a mail, which only the browser knows. It waits in this tab for somebody who has to sign in first. */
export async function submitCode(
  page: string | undefined,
  code: string,
): Promise<FormResult | FormTrouble | undefined> {
  const form = new FormData()
  form.set('code', code)
  const answer = await submitForm(page, form)
  if (typeof answer === 'string') return answer
  if (answer?.reset) keepCode('')
  if (troubleIn(answer) === 'sign-in-required') {
    keepCode(code)
    // This browser may only remember a session that has ended: then no other account stands in the way.
    if (readToken() !== null) await resumeSession()
  }
  return answer
}
