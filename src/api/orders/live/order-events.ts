import { z } from 'zod'
import { openEventStream } from '#platform/web/event-stream.ts'
import { may } from '#shop/identity/roles/policy.ts'
import type { FeedEvent } from '#shop/orders/live/order-news.ts'
import { refuse } from '../../answers/problems.ts'
import { readCaller } from '../../find-caller.ts'
import { defineStaffRoute } from '../../route.ts'

const permission = 'see-orders'

const cursor = z.uuid('Take it from the id of an event').optional()

/** What is new of orders, as it comes (docs/decisions/0101). */
export const orderEvents = defineStaffRoute({
  method: 'get',
  path: '/order-events',
  allow: permission,
  limit: 'identity',
  isUnasked: true,
  summary: 'Streams what is new of orders, as server-sent events',
  description:
    'The answer does not end by itself. `orders`: numbers of new orders, ids of changed ones, and how many there are of each status; its id is the cursor. `presence`: somebody opened or left an order. `calls`: somebody let go of an order that waits to be called. `message`: somebody wrote on the contact page, or something was done about it. `export`: a long export of one’s own is ready, or failed; those that ended before this connection are told at its beginning, as isLate. `beat`: every 15 seconds. `end`: the session or the right is gone, do not come back. Nothing of people is in it. Ten connections for each person.',
  query: z.object({
    since: cursor.meta({
      description:
        'The id of the last event that was received; Last-Event-ID says the same and counts more',
    }),
  }),
  answers: {
    200: { description: 'text/event-stream' },
    429: { description: 'too-many-connections' },
  },
  handle: async ({ shop, actor: { userId }, request, query }) => {
    let leave: (() => void) | undefined
    const stream = openEventStream(() => leave?.())
    const lastEventId = cursor.safeParse(request.headers.get('last-event-id') ?? undefined).data
    const joined = shop.orderFeed.join(
      {
        userId,
        mayListen: async () => {
          const found = await readCaller(shop, request)
          return (
            found.outcome === 'known' &&
            found.actor.userId === userId &&
            may(found.actor, permission)
          )
        },
        send: (event) => stream.send(eventOf(event)),
        close: stream.close,
      },
      lastEventId ?? query.since,
    )
    if (joined.outcome === 'too-many')
      return refuse(
        {
          status: 429,
          code: 'too-many-connections',
          title: 'This is open too often already. Close other windows of the back office first.',
        },
        { 'retry-after': '60' },
      )
    leave = joined.leave
    return stream.response
  },
})

function eventOf(event: FeedEvent) {
  switch (event.name) {
    case 'orders':
      return { name: event.name, id: event.news.cursor, data: event.news }
    case 'presence':
    case 'message':
      return { name: event.name, data: { ref: event.ref } }
    case 'export': {
      const { name, ...data } = event
      return { name, data }
    }
    case 'calls':
    case 'beat':
    case 'end':
      return { name: event.name, data: {} }
  }
}
