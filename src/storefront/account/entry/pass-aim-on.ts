import { redirect } from 'react-router'
import { languageOfPath, pathInLanguage } from '#pages/language.ts'

const waysIn = ['/login', '/register'] as const

export type WayIn = (typeof waysIn)[number]

/** Leads to the other way in where a form asks for it, with where one wants to go afterwards. */
export function passAimOn(form: FormData, { request }: { request: Request }): void {
  const way = waysIn.find((one) => one === form.get('go'))
  if (!way) return
  const { pathname, searchParams } = new URL(request.url)
  const from = searchParams.get('from')
  const aim = from === null ? '' : `?${new URLSearchParams({ from })}`
  throw redirect(pathInLanguage(way, languageOfPath(pathname)) + aim, 303)
}
