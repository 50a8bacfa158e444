import { data } from 'react-router'
import type { PageHandle } from '#pages/page-handle.ts'

export const handle = { mayOpen: 'anyone' } satisfies PageHandle

/** Any other path: the error page, told by the layout (spec 2, 8). */
export function loader() {
  throw data(null, { status: 404 })
}

export default function NotFound() {
  return null
}
