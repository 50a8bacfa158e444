import type { ApiRoute } from '../route.ts'

type Answers = ApiRoute['answers']

/** All that a call may answer: what it says itself, and what follows from who may make it, from its limit and its input. */
export function answersOf(route: ApiRoute): Answers {
  const all: Answers = { ...route.answers }
  for (const { status, codes } of refusalsOf(route)) {
    const own = route.answers[status]
    const description = own ? `${codes}; ${own.description}` : codes
    all[status] = { ...own, description }
  }
  return all
}

function refusalsOf(route: ApiRoute): { status: number; codes: string }[] {
  const isSignedIn = route.allow !== 'anyone'
  const isForStaff = isSignedIn && route.allow !== 'signed-in'
  const isWriting = route.method !== 'get'
  const isSameOriginOnly = route.sameOriginOnly === true || (isSignedIn && isWriting)
  const refusals: [status: number, code: string, isPossible: boolean][] = [
    [400, 'invalid', Boolean(route.body ?? route.query)],
    [400, 'not-json', route.body !== undefined],
    [401, 'sign-in-required', isSignedIn],
    [401, 'token-invalid', isSignedIn],
    [403, 'not-permitted', isForStaff],
    [403, 'user-disabled', isSignedIn],
    [403, 'unauthorized-domain', isSameOriginOnly],
    [409, 'second-factor-missing: set up your second factor first', isForStaff],
    [413, 'too-large', route.body !== undefined],
    [429, 'too-many-requests', route.limit !== undefined],
    [503, 'database-away', true],
    [503, 'cannot-write', isWriting],
  ]
  const possible = Map.groupBy(
    refusals.filter(([, , isPossible]) => isPossible),
    ([status]) => status,
  )
  return [...possible].map(([status, rows]) => ({
    status,
    codes: new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(
      rows.map(([, code]) => code),
    ),
  }))
}
