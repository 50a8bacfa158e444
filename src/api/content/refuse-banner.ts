import { refuse } from '../answers/problems.ts'

type Refusal =
  | { outcome: 'unknown-banner' }
  | { outcome: 'unknown-picture' }
  | { outcome: 'changed-meanwhile'; version: number }
  | { outcome: 'changed-meanwhile'; ids: readonly string[] }

export function refuseBanner(refusal: Refusal): Response {
  switch (refusal.outcome) {
    case 'unknown-banner':
      return refuse({ status: 404, code: 'banner-not-found', title: 'There is no such banner.' })
    case 'unknown-picture':
      return refuse({
        status: 400,
        code: 'unknown-picture',
        title: 'The shop holds no picture of this hash.',
      })
    case 'changed-meanwhile':
      return refuse({
        status: 409,
        code: 'changed-meanwhile',
        title: 'Somebody else changed this meanwhile. Read it again, then decide.',
        now: 'ids' in refusal ? refusal.ids : refusal.version,
      })
  }
}
