import type { PageHandle } from '#pages/page-handle.ts'
import { notBuilt } from './not-built.ts'

export const handle = { mayOpen: 'see-customers' } satisfies PageHandle

export const loader = notBuilt

export default function Customers() {
  return null
}
