import type { PageHandle } from '#pages/page-handle.ts'
import { notBuilt } from '../unbuilt/not-built.ts'

/** Where any URL of the dashboard leads that does not exist, for those who work here. */
export const handle = { mayOpen: 'open-back-office' } satisfies PageHandle

export const loader = notBuilt

export default function Missing() {
  return null
}
