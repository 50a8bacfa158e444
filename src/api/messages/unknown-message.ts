import { idIn } from '../answers/id-in.ts'
import { refuse } from '../answers/problems.ts'
import type { SignedInCall } from '../route.ts'

/** Undefined where the URL names none. */
export const messageIn = <Query, Body>({ params }: SignedInCall<Query, Body>) => idIn(params)

export const refuseUnknownMessage = (): Response =>
  refuse({ status: 404, code: 'message-not-found', title: 'There is no such message.' })
