import { z } from 'zod'
import { endOtherSessions, endSession } from '#shop/identity/sessions/end-sessions.ts'
import { listSessions } from '#shop/identity/sessions/list-sessions.ts'
import { sessionSchema } from '../identity-answers.ts'
import { refuse } from '#api/answers/problems.ts'
import { answer, defineSignedInRoute, type ApiRoute } from '#api/route.ts'

const listing = defineSignedInRoute({
  method: 'get',
  path: '/auth/sessions',
  limit: 'identity',
  summary: 'Lists the browsers in which one is signed in',
  answers: {
    200: { description: 'The latest first', schema: z.array(sessionSchema) },
    401: { description: 'sign-in-required or token-invalid' },
    403: { description: 'user-disabled' },
    429: { description: 'too-many-requests' },
  },
  handle: async ({ shop, actor }) => answer(await listSessions(shop, actor)),
})

const endingOne = defineSignedInRoute({
  method: 'delete',
  path: '/auth/sessions/{id}',
  limit: 'identity',
  summary: 'Signs out one of one’s own browsers',
  answers: {
    200: { description: 'Signed out', schema: z.object({}) },
    401: { description: 'sign-in-required or token-invalid' },
    403: { description: 'user-disabled or unauthorized-domain' },
    404: { description: 'not-found' },
    429: { description: 'too-many-requests' },
  },
  handle: async ({ shop, actor, params }) => {
    const id = z.uuid().safeParse(params['id'])
    if (id.success && (await endSession(shop, actor, id.data))) return answer({})
    return refuse({ status: 404, code: 'not-found', title: 'There is no such session any more.' })
  },
})

const endingOthers = defineSignedInRoute({
  method: 'delete',
  path: '/auth/sessions',
  limit: 'identity',
  summary: 'Signs out everywhere but here',
  answers: {
    200: { description: 'How many there were', schema: z.object({ ended: z.int() }) },
    401: { description: 'sign-in-required or token-invalid' },
    403: { description: 'user-disabled or unauthorized-domain' },
    429: { description: 'too-many-requests' },
  },
  handle: async ({ shop, actor }) =>
    answer({ ended: await endOtherSessions(shop.database, actor) }),
})

export const identitySessionRoutes: readonly ApiRoute[] = [listing, endingOne, endingOthers]
