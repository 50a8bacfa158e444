import type { CallerFinding } from './find-caller.ts'
import { refuseIdentity } from './identity/identity-problems.ts'
import { refuse } from './answers/problems.ts'

/** The answer to who may not make a call; nothing for who may. 401: sign in again. 403: not you. */
export function refuseCaller(finding: CallerFinding): Response | undefined {
  switch (finding.outcome) {
    case 'known':
      return undefined
    case 'nobody':
      return refuse(
        { status: 401, code: 'sign-in-required', title: 'Please sign in first.' },
        { 'www-authenticate': 'Bearer' },
      )
    case 'token-invalid':
      return refuseToken()
    case 'blocked':
      return refuseIdentity('user-disabled')
    case 'foreign-page':
      return refuseIdentity('unauthorized-domain')
  }
}

export const refuseToken = (): Response =>
  refuse(
    {
      status: 401,
      code: 'token-invalid',
      title: 'Your sign-in has ended. Please sign in again.',
    },
    { 'www-authenticate': 'Bearer error="invalid_token"' },
  )
