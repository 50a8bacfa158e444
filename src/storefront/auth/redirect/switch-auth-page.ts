import { redirect } from 'react-router'
import { languageOfPath, pathInLanguage } from '#pages/language.ts'

const authPages = ['/login', '/register'] as const

export type AuthPage = (typeof authPages)[number]

/** Redirects from /login to /register or back where a form asks for it; `from` stays in the address. */
export function switchAuthPage(form: FormData, { request }: { request: Request }): void {
  const way = authPages.find((one) => one === form.get('go'))
  if (!way) return
  const { pathname, searchParams } = new URL(request.url)
  const from = searchParams.get('from')
  const query = from === null ? '' : `?${new URLSearchParams({ from })}`
  throw redirect(pathInLanguage(way, languageOfPath(pathname)) + query, 303)
}
