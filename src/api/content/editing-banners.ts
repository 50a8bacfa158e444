import { endFromJson } from '#platform/typed-moment.ts'
import { z } from 'zod'
import { isRefused } from '#shop/action-refusal.ts'
import { bannerStates, stateOfBanner, type StoredBanner } from '#shop/banners/banner.ts'
import { sentBannerSchema } from '#shop/banners/contract.ts'
import { deleteBanner, restoreBanner } from '#shop/banners/delete-banner.ts'
import { findBanner, listAllBanners } from '#shop/banners/list-banners.ts'
import { orderBanners } from '#shop/banners/order-banners.ts'
import { saveBanner } from '#shop/banners/save-banner.ts'
import type { Shop } from '#shop/shop.ts'
import { refuseAction } from '../answers/refuse-action.ts'
import { answer, defineStaffRoute, type ApiRoute } from '../route.ts'
import { idIn } from '../answers/id-in.ts'
import { refuseBanner } from './refuse-banner.ts'
import { versionField } from '../answers/fields.ts'

const storedSchema = sentBannerSchema.extend({
  _id: z.uuid(),
  version: z.int(),
  state: z.enum(bannerStates).meta({ description: 'What becomes of it now, by status and dates' }),
})

const changedSchema = z.object({ _id: z.uuid(), version: z.int() })

const refusals = {
  404: { description: 'banner-not-found' },
  409: { description: 'changed-meanwhile, with the version that stands as `now`' },
}

const listing = defineStaffRoute({
  method: 'get',
  path: '/banners',
  allow: saveBanner.allow,
  limit: 'identity',
  summary: 'All banners, also those that are not shown',
  description: 'In their order. picture and narrowPicture are the hashes of stored pictures.',
  answers: { 200: { description: 'Banners', schema: z.array(storedSchema) } },
  handle: async ({ shop }) => {
    const banners = await listAllBanners(shop)
    return answer(banners.map((banner) => asSent(banner, shop.now())))
  },
})

const adding = defineStaffRoute({
  method: 'post',
  path: '/banners',
  allow: saveBanner.allow,
  limit: 'identity',
  summary: 'Adds a banner',
  body: sentBannerSchema,
  answers: {
    201: { description: 'Added', schema: storedSchema },
    400: { description: 'unknown-picture: the shop holds no picture of this hash' },
  },
  handle: async ({ shop, by, body }) => {
    const result = await saveBanner(shop, by, draftOf(body))
    if (isRefused(result)) return refuseAction(result)
    return result.outcome === 'saved' ? answerBanner(shop, result.id, 201) : refuseBanner(result)
  },
})

const editing = defineStaffRoute({
  method: 'put',
  path: '/banners/{id}',
  allow: saveBanner.allow,
  limit: 'identity',
  summary: 'Changes a banner',
  description:
    'It is sent whole: what is left out is taken away. Without position it stays in its place.',
  body: sentBannerSchema.extend({ version: versionField }),
  answers: {
    200: { description: 'As it stands now', schema: storedSchema },
    400: { description: 'unknown-picture: the shop holds no picture of this hash' },
    ...refusals,
  },
  handle: async ({ shop, by, body: { version: seen, ...body }, params }) => {
    const id = idIn(params)
    if (id === undefined) return refuseBanner({ outcome: 'unknown-banner' })
    const result = await saveBanner(shop, by, { ...draftOf(body), id, version: seen })
    if (isRefused(result)) return refuseAction(result)
    return result.outcome === 'saved' ? answerBanner(shop, result.id) : refuseBanner(result)
  },
})

const ordering = defineStaffRoute({
  method: 'put',
  path: '/banners/order',
  allow: orderBanners.allow,
  limit: 'identity',
  summary: 'Puts the banners of one placement in another order',
  description: 'All of them, by their ids.',
  body: orderBanners.input,
  answers: {
    200: { description: 'In this order now', schema: z.object({ ids: z.array(z.uuid()) }) },
    409: { description: 'changed-meanwhile: one came or went; `now` names them as they stand' },
  },
  handle: async ({ shop, by, body }) => {
    const result = await orderBanners(shop, by, body)
    if (isRefused(result)) return refuseAction(result)
    return result.outcome === 'ordered' ? answer({ ids: body.ids }) : refuseBanner(result)
  },
})

const deleting = defineStaffRoute({
  method: 'delete',
  path: '/banners/{id}',
  allow: deleteBanner.allow,
  limit: 'identity',
  summary: 'Takes a banner away; for thirty days it can be restored',
  query: z.object({ version: z.coerce.number().pipe(versionField) }),
  answers: { 200: { description: 'Taken away', schema: changedSchema }, ...refusals },
  handle: async ({ shop, by, query, params }) => {
    const id = idIn(params)
    if (id === undefined) return refuseBanner({ outcome: 'unknown-banner' })
    const result = await deleteBanner(shop, by, { id, version: query.version })
    if (isRefused(result)) return refuseAction(result)
    return result.outcome === 'deleted'
      ? answer({ _id: id, version: result.version })
      : refuseBanner(result)
  },
})

const restoring = defineStaffRoute({
  method: 'post',
  path: '/banners/{id}/restore',
  allow: restoreBanner.allow,
  limit: 'identity',
  summary: 'Brings a deleted banner back, to where it stood',
  body: z.object({ version: versionField }),
  answers: { 200: { description: 'As it stands now', schema: storedSchema }, ...refusals },
  handle: async ({ shop, by, body, params }) => {
    const id = idIn(params)
    if (id === undefined) return refuseBanner({ outcome: 'unknown-banner' })
    const result = await restoreBanner(shop, by, { id, version: body.version })
    if (isRefused(result)) return refuseAction(result)
    return result.outcome === 'restored' ? answerBanner(shop, id) : refuseBanner(result)
  },
})

type Sent = z.infer<typeof sentBannerSchema>

const dateOf = (at: string | null | undefined) => (at ? new Date(at) : null)

const draftOf = ({ startsAt, endsAt, ...rest }: Sent) => ({
  ...rest,
  startsAt: dateOf(startsAt),
  endsAt: endsAt ? endFromJson(endsAt) : null,
})

function asSent(banner: StoredBanner, now: Date): z.infer<typeof storedSchema> {
  const { id, picture, narrowPicture, startsAt, endsAt, ...rest } = banner
  return {
    _id: id,
    ...rest,
    picture: picture.hash,
    narrowPicture: narrowPicture?.hash ?? null,
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
    state: stateOfBanner(banner, now),
  }
}

async function answerBanner(shop: Shop, id: string, status = 200): Promise<Response> {
  const banner = await findBanner(shop, id)
  if (!banner) return refuseBanner({ outcome: 'unknown-banner' })
  return answer(asSent(banner, shop.now()), status)
}

export const editingBannerRoutes: readonly ApiRoute[] = [
  listing,
  adding,
  ordering,
  editing,
  deleting,
  restoring,
]
