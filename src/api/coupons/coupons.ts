import { endFromJson } from '#platform/typed-moment.ts'
import { z } from 'zod'
import { isRefused, type ActionRefusal } from '#shop/action-refusal.ts'
import { sentCouponSchema } from '#shop/coupons/contract.ts'
import { couponStates, stateOfCoupon } from '#shop/coupons/coupon.ts'
import {
  couponsOnPage,
  findWholeCoupon,
  listCoupons,
  type WholeCoupon,
} from '#shop/coupons/list-coupons.ts'
import { couponCodeSchema } from '#shop/coupons/contract.ts'
import { saveCoupon, switchCoupon } from '#shop/coupons/save-coupon.ts'
import type { Shop } from '#shop/shop.ts'
import { nextPage } from '../answers/next-page.ts'
import { refuseAction } from '../answers/refuse-action.ts'
import { answer, defineStaffRoute, type ApiRoute } from '../route.ts'
import { codeRoutes } from './coupon-codes.ts'
import { idIn } from '../answers/id-in.ts'
import { countingCoupon } from './coupon-numbers.ts'
import { refuseCoupon } from './refuse-coupon.ts'

const counted = {
  _id: z.uuid(),
  version: z.int(),
  state: z.enum(couponStates).meta({ description: 'What becomes of it now' }),
  uses: z.int().meta({ description: 'Orders that were placed with it and are not canceled' }),
  codes: z.int().meta({ description: 'How many it has' }),
}

const storedSchema = sentCouponSchema.extend(counted)

const listedSchema = z.object({
  ...counted,
  name: z.string(),
  code: z.string().nullable().meta({ description: 'One of its codes; null where it has none' }),
  isActive: z.boolean(),
})

const refusals = {
  400: { description: 'unknown-category or unknown-product' },
  404: { description: 'coupon-not-found' },
  409: {
    description:
      'changed-meanwhile, with the version that stands as `now`, or terms-are-fixed: what it takes off stays as it is once an order was placed with it',
  },
}

const listing = defineStaffRoute({
  method: 'get',
  path: '/coupons',
  allow: saveCoupon.allow,
  limit: 'identity',
  summary: 'Coupons, the newest first',
  description: 'Follow the Link header; fifty at a time unless limit says otherwise.',
  query: z.object({
    search: z
      .string()
      .trim()
      .max(100)
      .optional()
      .meta({ description: 'A part of the name, or the beginning of a code' }),
    limit: z.coerce.number().int().min(1).max(100).default(couponsOnPage),
    after: z.uuid('Take it from the Link header').optional(),
  }),
  answers: { 200: { description: 'Coupons', schema: z.array(listedSchema) } },
  handle: async ({ shop, query, request }) => {
    const { coupons, next } = await listCoupons(shop, query)
    const now = shop.now()
    const rows = coupons.map((coupon): z.infer<typeof listedSchema> => {
      const { id, version, uses, codes, name, code, isActive } = coupon
      return {
        _id: id,
        version,
        state: stateOfCoupon(coupon, now),
        uses,
        codes,
        name,
        code,
        isActive,
      }
    })
    return answer(rows, 200, nextPage(request.url, next))
  },
})

const reading = defineStaffRoute({
  method: 'get',
  path: '/coupons/{id}',
  allow: saveCoupon.allow,
  limit: 'identity',
  summary: 'One coupon with its terms and limits',
  answers: { 200: { description: 'The coupon', schema: storedSchema }, 404: refusals[404] },
  handle: async ({ shop, params }) => answerCoupon(shop, idIn(params)),
})

const adding = defineStaffRoute({
  method: 'post',
  path: '/coupons',
  allow: saveCoupon.allow,
  limit: 'identity',
  summary: 'Adds a coupon; shoppers can use it once it has a code',
  body: sentCouponSchema.extend({
    code: couponCodeSchema.optional().meta({ description: 'Its first code' }),
  }),
  answers: {
    201: { description: 'Added', schema: storedSchema },
    400: refusals[400],
    409: { description: 'code-taken' },
  },
  handle: async ({ shop, by, body: { code, ...body } }) =>
    answerSaved(shop, await saveCoupon(shop, by, { ...draftOf(body), code }), 201),
})

const editing = defineStaffRoute({
  method: 'put',
  path: '/coupons/{id}',
  allow: saveCoupon.allow,
  limit: 'identity',
  summary: 'Changes a coupon',
  description: 'It is sent whole: what is left out is taken away.',
  body: sentCouponSchema.extend({
    version: z.int().min(1).meta({ description: 'As it was read: of another one nothing is done' }),
  }),
  answers: { 200: { description: 'As it stands now', schema: storedSchema }, ...refusals },
  handle: async ({ shop, by, body: { version, ...body }, params }) => {
    const id = idIn(params)
    if (id === undefined) return refuseCoupon({ outcome: 'unknown-coupon' })
    return answerSaved(shop, await saveCoupon(shop, by, { ...draftOf(body), id, version }))
  },
})

const switching = defineStaffRoute({
  method: 'post',
  path: '/coupons/{id}/switch',
  allow: switchCoupon.allow,
  limit: 'identity',
  summary: 'Switches a coupon off, or on again',
  body: z.object({ isActive: z.boolean() }),
  answers: { 200: { description: 'As it stands now', schema: storedSchema }, 404: refusals[404] },
  handle: async ({ shop, by, body, params }) => {
    const id = idIn(params)
    if (id === undefined) return refuseCoupon({ outcome: 'unknown-coupon' })
    const result = await switchCoupon(shop, by, { ...body, id })
    if (isRefused(result)) return refuseAction(result)
    return result.outcome === 'switched' ? answerCoupon(shop, id) : refuseCoupon(result)
  },
})

type Sent = z.infer<typeof sentCouponSchema>

const dateOf = (at: string | null | undefined) => (at ? new Date(at) : null)

const draftOf = ({ startsAt, endsAt, ...rest }: Sent) => ({
  ...rest,
  startsAt: dateOf(startsAt),
  endsAt: endsAt ? endFromJson(endsAt) : null,
})

function asSent(coupon: WholeCoupon, now: Date): z.infer<typeof storedSchema> {
  const { id: _id, startsAt, endsAt, version, uses, codes, ...rest } = coupon
  const { name, kind, amountInPaisa, percent, capInPaisa, leastInPaisa, goods, categories } = rest
  const { products, firstOrderOnly, mostUses, mostUsesOfPhone, mostUsesOfCode, isActive } = rest
  const terms = {
    kind,
    amountInPaisa,
    percent,
    capInPaisa,
    leastInPaisa,
    goods,
    categories,
    products,
  }
  const limits = { firstOrderOnly, mostUses, mostUsesOfPhone, mostUsesOfCode, isActive }
  return {
    _id,
    version,
    state: stateOfCoupon(coupon, now),
    uses,
    codes,
    name,
    ...terms,
    ...limits,
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
  }
}

async function answerCoupon(shop: Shop, id: string | undefined, status = 200): Promise<Response> {
  const coupon = id === undefined ? undefined : await findWholeCoupon(shop, id)
  if (!coupon) return refuseCoupon({ outcome: 'unknown-coupon' })
  return answer(asSent(coupon, shop.now()), status)
}

type Saved = Exclude<Awaited<ReturnType<typeof saveCoupon>>, ActionRefusal>

async function answerSaved(
  shop: Shop,
  result: Saved | ActionRefusal,
  status = 200,
): Promise<Response> {
  if (isRefused(result)) return refuseAction(result)
  return result.outcome === 'saved' || result.outcome === 'unchanged'
    ? answerCoupon(shop, result.id, status)
    : refuseCoupon(result)
}

export const couponRoutes: readonly ApiRoute[] = [
  listing,
  countingCoupon,
  adding,
  reading,
  editing,
  switching,
  ...codeRoutes,
]
