import { Hono } from 'hono'
import type { z } from 'zod'
import { cannotWrite, logCannotWrite } from '#platform/files/cannot-write.ts'
import { isDatabaseAway, isRefusedValue } from '#platform/database/database-away.ts'
import { compressAnswer } from '#platform/web/pages/compress-answer.ts'
import { byPerson, type Person } from '#shop/initiator.ts'
import type { Shop } from '#shop/shop.ts'
import { answerShared, answerSharedText } from './answers/answer-shared.ts'
import type { Actor } from '#shop/identity/roles/actor.ts'
import { admitActor } from '#shop/identity/roles/admit-actor.ts'
import { refuseIdentity } from './identity/identity-problems.ts'
import { type CallerFinding, findCaller, isSameOrigin, readCaller } from './find-caller.ts'
import { refuseAction } from './answers/refuse-action.ts'
import { largestBodyOf, readJson, refuseBody, type SentBody } from './read-json.ts'
import { refuseCaller } from './refuse-caller.ts'
import { docsPage } from './docs-page.ts'
import { openApiDocument } from './open-api-document.ts'
import { refuse, refuseInvalid, refuseTooMany } from './answers/problems.ts'
import type { Allowed, ApiRoute, Caller } from './route.ts'
import { routes as everyRoute } from './routes.ts'

export type ApiHandler = (request: Request, caller: Caller) => Promise<Response>

/** Puts all calls below /api; whatever is not in the table does not exist. */
export function openApi(shop: Shop, routes: readonly ApiRoute[] = everyRoute): ApiHandler {
  const app = new Hono<{ Bindings: Caller }>().basePath('/api')
  for (const route of routes) {
    const mostBytes = once(() => largestBodyOf(route))
    app.on(route.method, route.path.replace(/\{(\w+)\}/g, ':$1'), (context) =>
      answerCall(shop, route, {
        request: context.req.raw,
        caller: context.env,
        params: context.req.param(),
        mostBytes,
      }),
    )
  }
  // Written when they are first read: every shop starts, few are asked for them.
  const document = once(() => openApiDocument(routes, shop.environment.shopUrl))
  app.get('/openapi.json', ({ req }) => answerShared(req.raw, document(), { seconds: 300 }))
  const docs = once(() => docsPage(routes))
  app.get('/docs', async ({ req }) =>
    answerSharedText(req.raw, await docs(), { type: 'text/html', seconds: 300 }),
  )
  app.all('*', () =>
    refuse({ status: 404, code: 'not-found', title: 'There is no such call. See /api/docs.' }),
  )
  app.onError((error, context) => refuseBroken(shop, error, context.env))
  return async (request, caller) =>
    compressAnswer(
      request.headers.get('accept-encoding'),
      guarded(await app.fetch(request, caller)),
    )
}

/** No answer is a page that runs anything, and no other site loads one into its own. */
const guards = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
}

function guarded(response: Response): Response {
  for (const [name, value] of Object.entries(guards))
    if (!response.headers.has(name)) response.headers.set(name, value)
  return response
}

function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => (made ??= make())
}

interface Incoming extends SentBody {
  params: Record<string, string>
}

async function answerCall(shop: Shop, route: ApiRoute, incoming: Incoming): Promise<Response> {
  const { request, caller } = incoming
  if (route.limit) {
    const limit = await shop.rateLimits.take(route.limit, caller.ipAddress)
    if (limit.outcome === 'too-many') return refuseTooMany(limit.retryAfterSeconds)
  }
  if (route.sameOriginOnly && !isSameOrigin(request, shop.environment.shopUrl))
    return refuseIdentity('unauthorized-domain')
  let finding: Promise<CallerFinding> | undefined
  const find = route.isUnasked ? readCaller : findCaller
  const who = () => (finding ??= find(shop, request))
  if (route.allow === 'anyone') return parseAndHandle(route, { ...incoming, shop, findCaller: who })
  const asking = { allow: route.allow, ipAddress: caller.ipAddress }
  const admitted = await admit(shop, await who(), asking)
  if (admitted instanceof Response) return admitted
  const by = byPerson(admitted, caller.ipAddress)
  return parseAndHandle(route, { ...incoming, shop, findCaller: who, actor: admitted, by })
}

/** Who may make this call, or the answer to who may not. */
async function admit(
  shop: Shop,
  found: CallerFinding,
  { allow, ipAddress }: { allow: Exclude<Allowed, 'anyone'>; ipAddress: string },
): Promise<Actor | Response> {
  const refusal = refuseCaller(found)
  if (refusal || found.outcome !== 'known')
    return refusal ?? refuseIdentity('operation-not-allowed')
  if (allow === 'signed-in') return found.actor
  const outcome = await admitActor(shop, found.actor, { permission: allow, ipAddress })
  return outcome === 'admitted' ? found.actor : refuseAction({ outcome })
}

type Asked = Incoming & {
  shop: Shop
  findCaller: () => Promise<CallerFinding>
  actor?: Actor
  by?: Person
}

async function parseAndHandle(route: ApiRoute, asked: Asked): Promise<Response> {
  const { request } = asked
  const query = parse(route.query, () => Object.fromEntries(new URL(request.url).searchParams))
  if (!query.success) return refuseInvalid(query.error)
  if (!route.body) return route.handle({ ...asked, query: query.data, body: undefined })

  const read = await readJson(asked)
  if (read.outcome !== 'read') return refuseBody(read.outcome, asked.mostBytes())
  const body = parse(route.body, () => read.content)
  if (!body.success) return refuseInvalid(body.error)
  return route.handle({ ...asked, query: query.data, body: body.data })
}

function parse(schema: z.ZodType | undefined, input: () => unknown): z.ZodSafeParseResult<unknown> {
  return schema ? schema.safeParse(input()) : { success: true, data: undefined }
}

/** Bugs and a database that is away: logged once, in full, with the request's id; never shown to the caller. */
function refuseBroken(shop: Shop, error: Error, caller: Caller): Response {
  if (isDatabaseAway(error)) {
    shop.log.warn({ requestId: caller.requestId, reason: error.message }, 'the database is away')
    return refuse(
      {
        status: 503,
        code: 'database-away',
        title:
          'The shop cannot reach its records just now. Please try again in a moment; nothing was changed.',
      },
      { 'retry-after': '5' },
    )
  }
  if (cannotWrite(error)) {
    logCannotWrite(shop.log, error)
    return refuse(
      {
        status: 503,
        code: 'cannot-write',
        title:
          'The shop has no room to write this down just now, so nothing was changed. Please try again later, or call us.',
      },
      { 'retry-after': '60' },
    )
  }
  if (isRefusedValue(error)) {
    shop.log.warn({ requestId: caller.requestId, err: error }, 'the database refused a value')
    const title = 'A number or a date that was sent is out of range.'
    return refuse({ status: 400, code: 'out-of-range', title })
  }
  shop.log.error({ requestId: caller.requestId, err: error }, 'a call failed')
  return refuse({
    status: 500,
    code: 'broken',
    title: 'Something went wrong on our side. Please try again.',
    requestId: caller.requestId,
  })
}
