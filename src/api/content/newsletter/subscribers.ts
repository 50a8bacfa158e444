import { z } from 'zod'
import { isRefused } from '#shop/action-refusal.ts'
import { exportSubscribers } from '#shop/newsletter/export-subscribers.ts'
import { listSubscribers, subscribersOnPage } from '#shop/newsletter/list-subscribers.ts'
import { subscriberStatuses } from '#shop/newsletter/subscriber.ts'
import { nextPage } from '../../answers/next-page.ts'
import { refuseAction } from '../../answers/refuse-action.ts'
import { fileHeaders, formatField } from '../../exports/export-answers.ts'
import { answer, defineStaffRoute, type ApiRoute } from '../../route.ts'

const moment = z.iso.datetime()

const filterFields = {
  q: z.string().max(100).optional().meta({ description: 'A part of the address' }),
  status: z.enum(subscriberStatuses).optional(),
}

const listing = defineStaffRoute({
  method: 'get',
  path: '/newsletter/subscribers',
  allow: 'see-customers',
  limit: 'identity',
  summary: 'Lists who asked for the newsletter, the latest first',
  description:
    'Send it to those alone who are subscribed: pending ones have not confirmed it. Follow the Link header.',
  query: z.object({
    ...filterFields,
    limit: z.coerce.number().int().min(1).max(100).default(subscribersOnPage),
    after: z.uuid('Take it from the Link header').optional(),
  }),
  answers: {
    200: {
      description: 'Addresses',
      schema: z.array(
        z.object({
          id: z.string(),
          email: z.string(),
          status: z.enum(subscriberStatuses),
          language: z.enum(['en', 'bn']),
          subscribedAt: moment.meta({ description: 'When somebody asked for it last' }),
          confirmedAt: moment.nullable(),
          unsubscribedAt: moment.nullable(),
        }),
      ),
    },
  },
  handle: async ({ shop, request, query: { limit, after, ...filter } }) => {
    const { subscribers, next } = await listSubscribers(shop, { filter, limit, after })
    return answer(subscribers, 200, nextPage(request.url, next))
  },
})

const exporting = defineStaffRoute({
  method: 'get',
  path: '/newsletter/subscribers/export',
  allow: exportSubscribers.allow,
  limit: 'identity',
  summary: 'All who fit, as CSV or XLSX',
  description: 'Needs a sign-in of the last ten minutes; it stands in the audit.',
  query: z.object({ ...filterFields, format: formatField }),
  answers: {
    200: { description: 'The file, written piece by piece' },
    409: { description: 'requires-recent-login' },
  },
  handle: async ({ shop, by, query }) => {
    const result = await exportSubscribers(shop, by, query)
    if (isRefused(result)) return refuseAction(result)
    return new Response(result.bytes, { headers: fileHeaders('newsletter', query.format) })
  },
})

export const subscriberRoutes: readonly ApiRoute[] = [listing, exporting]
