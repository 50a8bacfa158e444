import type { ReviewStatus } from '#shop/reviews/review.ts'

interface Picked {
  id: string
  version: number
  status: ReviewStatus
}

/** As a row says it: which review, of which version, and what it is. */
export const pickOf = ({ id, version, status }: Picked): string => [id, version, status].join(' ')

export function readPick(text: string): Picked {
  const [id = '', version = '', status = ''] = text.split(' ')
  return { id, version: Number(version), status: status as ReviewStatus }
}
