import type { PageHandle } from '#pages/page-handle.ts'
import { notBuilt } from './not-built.ts'

export const handle = { mayOpen: 'edit-banners' } satisfies PageHandle

export const loader = notBuilt

export default function Banners() {
  return null
}
