import { z } from 'zod'
import { isRefused } from '#shop/action-refusal.ts'
import { endOwnOtherSessions, endOwnSession } from '#shop/identity/sessions/end-own-sessions.ts'
import { listSessions } from '#shop/identity/sessions/list-sessions.ts'
import { sessionSchema } from '../identity-answers.ts'
import { refuse } from '#api/answers/problems.ts'
import { refuseAction } from '#api/answers/refuse-action.ts'
import { answer, defineSignedInRoute, type ApiRoute } from '#api/route.ts'

const listing = defineSignedInRoute({
  method: 'get',
  path: '/auth/sessions',
  limit: 'identity',
  summary: 'Lists the browsers in which one is signed in',
  answers: {
    200: { description: 'The latest first', schema: z.array(sessionSchema) },
  },
  handle: async ({ shop, actor }) => {
    const found = await listSessions(shop, actor)
    return answer(found.map(({ ipAddress, ...session }) => ({ ...session, address: ipAddress })))
  },
})

const endingOne = defineSignedInRoute({
  method: 'delete',
  path: '/auth/sessions/{id}',
  limit: 'identity',
  summary: 'Signs out one of one’s own browsers',
  answers: {
    200: { description: 'Signed out', schema: z.object({}) },
    404: { description: 'not-found' },
  },
  handle: async ({ shop, by, params }) => {
    const { outcome } = await endOwnSession(shop, by, { id: params['id'] ?? '' })
    if (outcome === 'ended') return answer({})
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
  },
  handle: async ({ shop, by }) => {
    const result = await endOwnOtherSessions(shop, by, {})
    return isRefused(result) ? refuseAction(result) : answer({ ended: result.ended })
  },
})

export const identitySessionRoutes: readonly ApiRoute[] = [listing, endingOne, endingOthers]
