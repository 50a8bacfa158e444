import type { PageHandle } from '#pages/page-handle.ts'
import { notBuilt } from './not-built.ts'

export const handle = { mayOpen: 'open-back-office' } satisfies PageHandle

export const loader = notBuilt

export default function Panelboard() {
  return null
}
