import { data, redirect, type RouterContextProvider } from 'react-router'
import type { Language } from '#platform/language.ts'
import type { Visit } from '#shop/identity/visit.ts'
import { callerContext } from '../../../shop-context.ts'
import { statusOf } from '../../forms/form-answer.ts'
import { pathInLanguage } from '../../language.ts'
import type { AnsweredEntry } from './entry-form.ts'
import type { Taken } from './take-entry.ts'

/** What a page knows of the browser that asks it. */
export function visitOf(context: Readonly<RouterContextProvider>, { headers }: Request): Visit {
  const { address } = context.get(callerContext)
  return { address, userAgent: headers.get('user-agent'), cookies: headers.get('cookie') }
}

/** Whoever came in goes on to their account; all others see the form again, with what they typed. */
export function answerEntry({ cookies, ...answered }: Taken, language: Language) {
  if (answered.answer.outcome !== 'sent')
    return data<AnsweredEntry>(answered, { status: statusOf(answered.answer) })
  const headers = new Headers()
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  throw redirect(pathInLanguage('/dashboard', language), { status: 303, headers })
}
