import { z } from 'zod'
import { isRefused } from '#shop/action-refusal.ts'
import { allDistricts } from '#shop/delivery/find-destination.ts'
import { readZoning, versionOf } from '#shop/delivery/load-zoning.ts'
import { placesOf } from '#shop/delivery/zoning.ts'
import { movePlaces } from '#shop/delivery/zones/move-places.ts'
import { removeZone } from '#shop/delivery/zones/remove-zone.ts'
import { saveZone } from '#shop/delivery/zones/save-zone.ts'
import {
  mostZones,
  placeSchema,
  zoneIdSchema,
  zonesVersionSchema,
  zoneTermsSchema,
} from '#shop/delivery/zones/zone-contract.ts'
import type { Shop } from '#shop/shop.ts'
import { refuse } from '../answers/problems.ts'
import { refuseAction } from '../answers/refuse-action.ts'
import { answer, defineStaffRoute, type ApiRoute } from '../route.ts'

const version = zonesVersionSchema.meta({
  description: 'Of all zones and places, as they were read',
})

const zonesSchema = z.object({
  version,
  zones: z.array(
    zoneTermsSchema.extend({
      zone: z.string(),
      places: z
        .array(z.object({ district: z.string(), areas: z.array(z.string()), isWhole: z.boolean() }))
        .meta({ description: 'Districts that lie in it, whole or these areas of them' }),
    }),
  ),
})

const answers = {
  200: { description: 'All zones as they stand now', schema: zonesSchema },
}
const conflict = {
  409: { description: 'changed-meanwhile: read them again, then decide' },
}
const unknown = { 404: { description: 'unknown-zone' } }

const listing = defineStaffRoute({
  method: 'get',
  path: '/settings/delivery-zones',
  allow: saveZone.allow,
  limit: 'identity',
  summary:
    'Delivery zones with what they cost and what lies in them, in the order in which shoppers read them',
  description: 'Amounts are paisa. Every place lies in exactly one zone.',
  answers,
  handle: async ({ shop }) => answerZones(shop),
})

const adding = defineStaffRoute({
  method: 'post',
  path: '/settings/delivery-zones',
  allow: saveZone.allow,
  limit: 'identity',
  summary: 'Adds a zone, which no place lies in yet',
  body: zoneTermsSchema.extend({ version }),
  answers: {
    ...answers,
    409: {
      description: `changed-meanwhile, name-missing, name-taken, or too-many-zones: ${mostZones} at most`,
    },
  },
  handle: async ({ shop, by, body }) =>
    answerChange(shop, await saveZone(shop, by, { ...body, zone: null })),
})

const changing = defineStaffRoute({
  method: 'put',
  path: '/settings/delivery-zones/{zone}',
  allow: saveZone.allow,
  limit: 'identity',
  summary: 'Changes what a zone is called, what delivery into it costs, and how long it takes',
  body: zoneTermsSchema.extend({ version }),
  answers: {
    ...answers,
    ...unknown,
    409: { description: 'changed-meanwhile, name-missing, or name-taken' },
  },
  handle: async ({ shop, by, body, params }) =>
    answerChange(shop, await saveZone(shop, by, { ...body, zone: params['zone'] ?? '' })),
})

const moving = defineStaffRoute({
  method: 'put',
  path: '/settings/delivery-zones/{zone}/places',
  allow: movePlaces.allow,
  limit: 'identity',
  summary: 'Lets districts and areas lie in a zone; they leave the one they lay in',
  body: z.object({ version, places: z.array(placeSchema).min(1).max(700) }),
  answers: {
    ...answers,
    400: { description: 'unknown-place' },
    ...unknown,
    ...conflict,
  },
  handle: async ({ shop, by, body, params }) =>
    answerChange(shop, await movePlaces(shop, by, { ...body, zone: params['zone'] ?? '' })),
})

const removing = defineStaffRoute({
  method: 'delete',
  path: '/settings/delivery-zones/{zone}',
  allow: removeZone.allow,
  limit: 'identity',
  summary: 'Takes a zone away; what lies in it goes into another one',
  query: z.object({ version, moveTo: zoneIdSchema.optional() }),
  answers: {
    ...answers,
    ...unknown,
    409: {
      description:
        'changed-meanwhile; has-places: say with moveTo where they go; or last-zone, which stays',
    },
  },
  handle: async ({ shop, by, query, params }) => {
    const asked = {
      version: query.version,
      zone: params['zone'] ?? '',
      moveTo: query.moveTo ?? null,
    }
    return answerChange(shop, await removeZone(shop, by, asked))
  },
})

const conflicts = {
  'changed-meanwhile':
    'Somebody else changed the delivery zones meanwhile. Read them again, then decide.',
  'name-missing': 'Name the zone in each language that the shop speaks.',
  'name-taken': 'Another zone has this name.',
  'too-many-zones': `A shop has ${mostZones} zones at most.`,
  'has-places': 'Places lie in this zone. Say with moveTo where they go.',
  'last-zone': 'This is the last zone. It stays.',
}

type Result =
  | Awaited<ReturnType<typeof saveZone>>
  | Awaited<ReturnType<typeof movePlaces>>
  | Awaited<ReturnType<typeof removeZone>>

async function answerChange(shop: Shop, result: Result): Promise<Response> {
  if (isRefused(result)) return refuseAction(result)
  const { outcome } = result
  if (outcome === 'saved' || outcome === 'moved' || outcome === 'removed') return answerZones(shop)
  if (outcome === 'unknown-zone')
    return refuse({ status: 404, code: outcome, title: 'There is no such delivery zone' })
  if (outcome === 'unknown-place')
    return refuse({ status: 400, code: outcome, title: 'One of these places is unknown' })
  return refuse({ status: 409, code: outcome, title: conflicts[outcome] })
}

async function answerZones(shop: Shop): Promise<Response> {
  const zoning = await readZoning(shop.database)
  return answer({
    version: versionOf(zoning),
    zones: zoning.zones.map((terms) => ({
      ...terms,
      places: placesOf(zoning, terms.zone, allDistricts).map(({ district, areas, isWhole }) => ({
        district: district.name,
        areas: isWhole ? [] : areas.map(({ name }) => name),
        isWhole,
      })),
    })),
  })
}

export const deliveryZoneRoutes: readonly ApiRoute[] = [listing, adding, changing, moving, removing]
