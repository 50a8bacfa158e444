import { data } from 'react-router'
import type { PageHandle } from '#pages/page-handle.ts'

/** Where any URL of the dashboard leads that does not exist, for those who work here. */
export const handle = { mayOpen: 'open-back-office' } satisfies PageHandle

export function loader(): never {
  throw data(null, { status: 404 })
}

export default function Missing() {
  return null
}
