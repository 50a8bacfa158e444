import { data } from 'react-router'

const id = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Of another shape it is nobody's: the database would not even compare it. */
export const isId = (text: string | null | undefined): text is string => id.test(text ?? '')

/** From the address of a page. */
export function requireId(text: string): string {
  if (!isId(text)) throw data(null, { status: 404 })
  return text
}
