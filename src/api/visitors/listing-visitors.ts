import { z } from 'zod'
import { listVisitors, visitorsOnPage } from '#shop/visitors/list-visitors.ts'
import { nextPage } from '../answers/next-page.ts'
import { answer, defineStaffRoute, type ApiRoute } from '../route.ts'

const day = z.iso.date('Send a day as 2026-11-23').optional()

const listing = defineStaffRoute({
  method: 'get',
  path: '/visitors',
  allow: 'see-visitors',
  limit: 'identity',
  summary: 'Lists the records of signed-in visitors, the latest first',
  description:
    'Each says whether its place was measured or is the default. Follow the Link header.',
  query: z.object({
    person: z.uuid().optional(),
    measured: z.stringbool().optional(),
    from: day.meta({ description: 'A day of Asia/Dhaka' }),
    to: day.meta({ description: 'Included' }),
    limit: z.coerce.number().int().min(1).max(100).default(visitorsOnPage),
    after: z.uuid('Take it from the Link header').optional(),
  }),
  answers: {
    200: {
      description: 'Records',
      schema: z.array(
        z.object({
          id: z.string(),
          person: z.string(),
          facebook_id: z.string(),
          facebook_email: z.string(),
          email: z.string(),
          user_agent: z.string(),
          location: z.object({ latitude: z.number(), longitude: z.number() }),
          measured: z.boolean(),
          timestamp: z.string().meta({ description: "By the visitor's own clock" }),
          receivedAt: z.iso.datetime(),
        }),
      ),
    },
  },
  handle: async ({ shop, request, query: { limit, after, ...filter } }) => {
    const { visitors, next } = await listVisitors(shop, { filter, limit, after })
    const shown = visitors.map((visitor) => ({
      id: visitor.id,
      person: visitor.userId,
      facebook_id: visitor.facebookId,
      facebook_email: visitor.facebookEmail,
      email: visitor.email,
      user_agent: visitor.userAgent,
      location: { latitude: visitor.latitude, longitude: visitor.longitude },
      measured: visitor.placeMeasured,
      timestamp: visitor.clientTimestamp,
      receivedAt: visitor.receivedAt,
    }))
    return answer(shown, 200, nextPage(request.url, next))
  },
})

export const listingVisitorRoutes: readonly ApiRoute[] = [listing]
