import { z } from 'zod'
import { isRefused } from '#shop/action-refusal.ts'
import { addCodes, mostCodes } from '#shop/coupons/add-codes.ts'
import { removeCode } from '#shop/coupons/remove-code.ts'
import { newCodesSchema } from '#shop/coupons/contract.ts'
import { findWholeCoupon, listCodes } from '#shop/coupons/list-coupons.ts'
import { nextPage } from '../answers/next-page.ts'
import { refuseAction } from '../answers/refuse-action.ts'
import { answer, defineStaffRoute, type ApiRoute } from '../route.ts'
import { idIn } from '../answers/id-in.ts'
import { refuseCoupon } from './refuse-coupon.ts'

const codeSchema = z.object({
  code: z.string(),
  uses: z.int().meta({ description: 'Orders that were placed with it and are not canceled' }),
})

const listing = defineStaffRoute({
  method: 'get',
  path: '/coupons/{id}/codes',
  allow: addCodes.allow,
  limit: 'identity',
  summary: 'The codes of a coupon',
  description: 'By the alphabet. Follow the Link header; a thousand at a time.',
  query: z.object({
    limit: z.coerce.number().int().min(1).max(1000).default(1000),
    after: z.string().max(40).optional().meta({ description: 'Take it from the Link header' }),
  }),
  answers: {
    200: { description: 'Codes', schema: z.array(codeSchema) },
    404: { description: 'coupon-not-found' },
  },
  handle: async ({ shop, params, query: { limit, after }, request }) => {
    const id = idIn(params)
    if (id === undefined || !(await findWholeCoupon(shop, id)))
      return refuseCoupon({ outcome: 'unknown-coupon' })
    const codes = await listCodes(shop, { id, after, limit: limit + 1 })
    const page = codes.slice(0, limit)
    const next = codes.length > limit ? page.at(-1)?.code : undefined
    return answer(page, 200, nextPage(request.url, next))
  },
})

const adding = defineStaffRoute({
  method: 'post',
  path: '/coupons/{id}/codes',
  allow: addCodes.allow,
  limit: 'identity',
  summary: 'Gives a coupon codes: own ones, or so many that nobody can guess',
  body: newCodesSchema,
  answers: {
    201: { description: 'All that came', schema: z.object({ codes: z.array(z.string()) }) },
    404: { description: 'coupon-not-found' },
    409: { description: 'code-taken or too-many-codes: then none came' },
  },
  handle: async ({ shop, by, body, params }) => {
    const id = idIn(params)
    if (id === undefined) return refuseCoupon({ outcome: 'unknown-coupon' })
    const result = await addCodes(shop, by, { ...body, id })
    if (isRefused(result)) return refuseAction(result)
    return result.outcome === 'added' ? answer({ codes: result.codes }, 201) : refuseCoupon(result)
  },
})

const removing = defineStaffRoute({
  method: 'delete',
  path: '/coupons/{id}/codes/{code}',
  allow: removeCode.allow,
  limit: 'identity',
  summary: 'Takes a code of a coupon away: nobody can order with it any more',
  answers: {
    204: { description: 'Taken away; orders placed with it keep what it took off' },
    404: { description: 'coupon-not-found or code-not-found' },
  },
  handle: async ({ shop, by, params }) => {
    const id = idIn(params)
    if (id === undefined) return refuseCoupon({ outcome: 'unknown-coupon' })
    const result = await removeCode(shop, by, { id, code: params['code'] ?? '' })
    if (isRefused(result)) return refuseAction(result)
    return result.outcome === 'removed' ? new Response(null, { status: 204 }) : refuseCoupon(result)
  },
})

const downloading = defineStaffRoute({
  method: 'get',
  path: '/coupons/{id}/codes/file',
  allow: addCodes.allow,
  limit: 'identity',
  summary: 'All codes of a coupon as a CSV file',
  answers: {
    200: { description: 'text/csv: code and uses' },
    404: { description: 'coupon-not-found' },
  },
  handle: async ({ shop, params }) => {
    const id = idIn(params)
    if (id === undefined || !(await findWholeCoupon(shop, id)))
      return refuseCoupon({ outcome: 'unknown-coupon' })
    const codes = await listCodes(shop, { id, limit: mostCodes })
    // Letters, digits and dashes, a letter or digit first: nothing to quote, and no formula.
    const lines = ['code,uses', ...codes.map(({ code, uses }) => `${code},${uses}`)]
    return new Response(`${lines.join('\r\n')}\r\n`, {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="coupon-codes.csv"',
        'cache-control': 'no-store',
      },
    })
  },
})

export const codeRoutes: readonly ApiRoute[] = [listing, adding, removing, downloading]
