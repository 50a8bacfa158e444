import { z } from 'zod'
import { isRefused } from '#shop/action-refusal.ts'
import { claimOrder } from '#shop/orders/own-orders/claim-order.ts'
import { openClaim } from '#shop/orders/own-orders/open-claim.ts'
import { refuse, refuseTooMany } from '../answers/problems.ts'
import { refuseAction } from '../answers/refuse-action.ts'
import { answer, defineSignedInRoute, defineStaffRoute, type ApiRoute } from '../route.ts'

const wait = 3600

const claiming = defineSignedInRoute({
  method: 'post',
  path: '/order/claim',
  limit: 'identity',
  summary: 'Puts an order that was placed as a guest into one’s own account',
  description:
    'With its tracking ID and the phone number that stands in it, in any usual spelling. Five wrong numbers close an order to claims, no matter who tries them: then only a proved e-mail address that stands in it opens it, or the shop. An order whose e-mail address one has proved needs no claim.',
  body: claimOrder.input,
  answers: {
    200: { description: 'It is in the account now', schema: z.object({ orderId: z.string() }) },
    404: { description: 'order-not-found' },
    409: { description: 'claim-closed' },
  },
  handle: async ({ shop, by, body }) => {
    const result = await claimOrder(shop, by, body)
    if (isRefused(result)) return refuseAction(result)
    switch (result.outcome) {
      case 'claimed':
        return answer({ orderId: result.orderId })
      case 'phone-invalid':
        return refuse({
          status: 400,
          code: 'invalid',
          title: 'Please check the marked fields',
          fields: { phone: 'Enter a mobile number like 01712-345678' },
        })
      case 'not-found':
        return refuseUnknown('No order fits this tracking ID and this number.')
      case 'closed':
        return refuse({
          status: 409,
          code: 'claim-closed',
          title:
            'Too many wrong numbers were tried for this order. Confirm the e-mail address that stands in it, or call the shop.',
        })
      case 'too-many-requests':
        return refuseTooMany(wait)
    }
  },
})

const opening = defineStaffRoute({
  method: 'post',
  path: '/order/{orderId}/open-claim',
  allow: openClaim.allow,
  limit: 'identity',
  summary: 'Lets an order be claimed again',
  description:
    'Wrong phone numbers that were tried for it are forgotten: for a customer who called and is believed. The audit remembers.',
  answers: {
    200: { description: 'Open', schema: z.object({ opened: z.literal(true) }) },
    404: { description: 'order-not-found' },
  },
  handle: async ({ shop, by, params }) => {
    const result = await openClaim(shop, by, { orderId: params['orderId'] ?? '' })
    if (isRefused(result)) return refuseAction(result)
    return result.outcome === 'opened'
      ? answer({ opened: true })
      : refuseUnknown('There is no order of this number.')
  },
})

const refuseUnknown = (title: string) => refuse({ status: 404, code: 'order-not-found', title })

export const claimingRoutes: readonly ApiRoute[] = [claiming, opening]
