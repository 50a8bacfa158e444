import { data, redirect, type RouterContextProvider } from 'react-router'
import type { Visit } from '#shop/identity/visit.ts'
import { callerContext } from '../../../shop-context.ts'
import { statusOf } from '../../forms/form-answer.ts'
import { languageOfPath, pathInLanguage } from '../../language.ts'
import { ownAddress } from '../own-address.ts'
import type { AnsweredEntry } from './entry-form.ts'
import type { Taken } from './take-entry.ts'

/** What a page knows of the browser that asks it. */
export function visitOf(context: Readonly<RouterContextProvider>, { headers }: Request): Visit {
  const { address } = context.get(callerContext)
  return { address, userAgent: headers.get('user-agent'), cookies: headers.get('cookie') }
}

/**
 * Whoever came in goes on to where they wanted to, else to their account; all others see the form again, with what they typed.
 * The page is the same for everybody, so the aim comes with the address that the form is posted to.
 */
export function answerEntry({ cookies, ...answered }: Taken, address: URL) {
  const { outcome } = answered.answer
  if (outcome === 'second-factor-required')
    throw sendTo(
      pathInLanguage('/login/code', languageOfPath(address.pathname)) + address.search,
      cookies,
    )
  if (outcome !== 'sent')
    return data<AnsweredEntry>(answered, { status: statusOf(answered.answer) })
  throw sendOn(address, cookies)
}

/** Whoever came in goes on to where they wanted to. */
export function sendOn(address: URL, cookies: readonly string[]): Response {
  const account = pathInLanguage('/dashboard', languageOfPath(address.pathname))
  const aim = ownAddress(address.searchParams.get('from'), account)
  return sendTo(aim, cookies)
}

function sendTo(where: string, cookies: readonly string[]): Response {
  const headers = new Headers()
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return redirect(where, { status: 303, headers })
}
