import { redirect, type RouterContextProvider } from 'react-router'
import { accountContext } from '#pages/account-context.ts'
import { languageOfPath, pathInLanguage } from '#pages/language.ts'
import { may } from '#shop/identity/roles/policy.ts'

/** Staff read it inside the back office. `page`: one of its pages, without language; `url`: what was asked for. */
export function leadToBackOffice(
  context: Readonly<RouterContextProvider>,
  page: string,
  { pathname, search }: URL,
): void {
  if (!may(context.get(accountContext), 'open-back-office')) return
  const asked = new URLSearchParams(search)
  const from = new URLSearchParams({ from: asked.get('from') ?? pathname + search })
  throw redirect(`${pathInLanguage(page, languageOfPath(pathname))}?${from}`)
}
