import { data } from 'react-router'
import { isId } from '#platform/text/is-id.ts'

/** From the URL of a page. */
export function requireId(text: string): string {
  if (!isId(text)) throw data(null, { status: 404 })
  return text
}
