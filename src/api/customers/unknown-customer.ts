import { idIn } from '../answers/id-in.ts'
import { refuse } from '../answers/problems.ts'
import type { SignedInCall } from '../route.ts'

/** Undefined where the URL names none. */
export const customerIn = <Query, Body>({ params }: SignedInCall<Query, Body>) => idIn(params)

export const refuseUnknownCustomer = (): Response =>
  refuse({ status: 404, code: 'customer-not-found', title: 'There is no such customer.' })
