import type { PageHandle } from '#pages/page-handle.ts'
import { notBuilt } from './not-built.ts'

export const handle = { mayOpen: 'see-sales' } satisfies PageHandle

export const loader = notBuilt

export default function Sales() {
  return null
}
