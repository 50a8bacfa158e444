import type { z } from 'zod'
import type { RateLimitName } from '#platform/rate-limits.ts'
import type { Actor } from '#shop/identity/roles/actor.ts'
import type { Permission } from '#shop/identity/roles/policy.ts'
import type { Person } from '#shop/initiator.ts'
import type { Shop } from '#shop/shop.ts'
import type { CallerFinding } from './find-caller.ts'

/**
 * Who may make a call. There is no default: a route that does not say is not a route. `signed-in`: a caller that sends an access token
 * that stands (Authorization: Bearer), or from a page of the shop the cookie of a session. A permission: one of those whose role has
 * it (#shop/identity/roles/policy.ts).
 */
export type Allowed = 'anyone' | 'signed-in' | Permission

export interface Caller {
  /** For rate limits. */
  ipAddress: string
  requestId: string
  /** Room for a body beyond the usual; false where there is none just now. Without it no body is larger. */
  holdMore?: (bytes: number) => boolean
}

export interface Call<Query, Body> {
  shop: Shop
  caller: Caller
  request: Request
  query: Query
  body: Body
  params: Record<string, string>
  /** Who asks, for calls that anyone may make. Costs a read. */
  findCaller: () => Promise<CallerFinding>
}

export interface SignedInCall<Query, Body> extends Call<Query, Body> {
  actor: Actor
  /** The actor and where they are, as actions want to know it. */
  by: Person
}

/** One call of the API: what it takes, who may make it, what it answers. The OpenAPI document is made from these. */
export interface ApiRoute<Query extends z.ZodType = z.ZodType, Body extends z.ZodType = z.ZodType> {
  method: 'get' | 'post' | 'put' | 'delete'
  /** Below /api, OpenAPI style: /order or /user/{email}. */
  path: string
  allow: Allowed
  limit?: RateLimitName
  /** Pages ask for it by themselves: it is no use of a session, or an open tab would keep it alive. */
  isUnasked?: true
  /** Refuses what a page of another site sends: for calls that set or use cookies without being `signed-in`. */
  sameOriginOnly?: true
  summary: string
  description?: string
  /** Required request headers: name to what it must be. */
  headers?: Record<string, string>
  query?: Query
  body?: Body
  /** Its own ones. What follows from the lines above is added to the document (answers/answers-of.ts). */
  answers: Record<number, { description: string; schema?: z.ZodType }>
  handle: (call: Call<z.infer<Query>, z.infer<Body>>) => Promise<Response>
}

/** Keeps the types of query and body for `handle`, then lets the route stand among others. */
export function defineRoute<Query extends z.ZodType, Body extends z.ZodType>(
  route: ApiRoute<Query, Body>,
): ApiRoute {
  return route as unknown as ApiRoute
}

/** A call that is made in somebody's name. */
export function defineSignedInRoute<Query extends z.ZodType, Body extends z.ZodType>(
  route: Omit<ApiRoute<Query, Body>, 'allow' | 'handle'> & {
    handle: (call: SignedInCall<z.infer<Query>, z.infer<Body>>) => Promise<Response>
  },
): ApiRoute {
  return { ...route, allow: 'signed-in' } as unknown as ApiRoute
}

/** A call for those whose role has the permission. */
export function defineStaffRoute<Query extends z.ZodType, Body extends z.ZodType>(
  route: Omit<ApiRoute<Query, Body>, 'allow' | 'handle'> & {
    allow: Permission
    handle: (call: SignedInCall<z.infer<Query>, z.infer<Body>>) => Promise<Response>
  },
): ApiRoute {
  return route as unknown as ApiRoute
}

export function answer(
  content: unknown,
  status = 200,
  headers: Record<string, string> = {},
): Response {
  return new Response(JSON.stringify(content), {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      ...headers,
    },
  })
}
