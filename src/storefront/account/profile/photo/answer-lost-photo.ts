import { isRouteErrorResponse } from 'react-router'
import type { ProfileAnswer } from '../profile-answer.ts'

/**
 * A photo that never arrived, because the connection broke off or was too slow: that is said at its field, and the page with
 * the chosen file stays. Everything else that was thrown goes on.
 */
export function answerLostPhoto(thrown: unknown, { headers }: Request): ProfileAnswer {
  const isPhoto = headers.get('content-type')?.startsWith('multipart/form-data')
  const isLost = isRouteErrorResponse(thrown) ? thrown.status === 408 : thrown instanceof TypeError
  if (!isPhoto || !isLost) throw thrown
  return { outcome: 'photo-refused', why: 'cut-off' }
}
