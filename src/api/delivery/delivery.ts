import { z } from 'zod'
import { paisaFromTaka } from '#platform/money.ts'
import {
  areasSchema,
  deliveryQuestionSchema,
  deliverySchema,
  districtsSchema,
} from '#shop/delivery/contract.ts'
import { findDistrict, listDistricts, placesVersion } from '#shop/delivery/find-destination.ts'
import { listZones, recallZoning } from '#shop/delivery/load-zoning.ts'
import { quoteDelivery } from '#shop/delivery/quote-delivery.ts'
import { zoneAt } from '#shop/delivery/zoning.ts'
import { answerShared } from '../answers/answer-shared.ts'
import { refuse } from '../answers/problems.ts'
import { toDelivery } from '../orders/quote-answers.ts'
import { answer, defineRoute, type ApiRoute } from '../route.ts'

/** Places change once in years: a URL that names the version is kept for good, others are asked for again after an hour. */
const placesCaching = (version: string | undefined) => ({
  seconds: version === placesVersion ? 31_536_000 : 3600,
  immutable: version === placesVersion,
})

const versionSchema = z.string().optional().meta({
  description: 'The version that /api/districts said: such an answer may be kept for good',
})

const districts = defineRoute({
  method: 'get',
  path: '/districts',
  allow: 'anyone',
  summary: 'The 64 districts',
  query: z.object({ version: versionSchema }),
  answers: {
    200: { description: 'By name, with Bangla and old spellings', schema: districtsSchema },
  },
  handle: async ({ request, query }) =>
    answerShared(
      request,
      { version: placesVersion, districts: listDistricts() },
      placesCaching(query.version),
    ),
})

const areas = defineRoute({
  method: 'get',
  path: '/areas',
  allow: 'anyone',
  summary: 'Upazilas and city thanas of a district',
  query: z.object({ district: z.string(), version: z.string().optional() }),
  answers: {
    200: { description: 'By name, each with its delivery zone', schema: areasSchema },
    404: { description: 'unknown-district' },
  },
  handle: async ({ shop, request, query }) => {
    const district = findDistrict(query.district)
    if (!district) return refuseDistrict()
    const zoning = await recallZoning(shop)
    const content = {
      version: placesVersion,
      district: district.name,
      areas: district.areas.map((area) => ({
        name: area.name,
        nameBn: area.nameBn,
        aliases: area.aliases,
        zone: zoneAt(zoning, district.name, area).zone,
      })),
    }
    return answerShared(request, content)
  },
})

function refuseDistrict(): Response {
  return refuse({
    status: 404,
    code: 'unknown-district',
    title: 'There is no such district. See /api/districts.',
  })
}

const zones = defineRoute({
  method: 'get',
  path: '/delivery/zones',
  allow: 'anyone',
  summary: 'What delivery costs in each zone, and how long it takes',
  answers: { 200: { description: 'Nearest first', schema: z.array(deliverySchema) } },
  handle: async ({ shop, request }) =>
    answerShared(request, (await listZones(shop.database)).map(toDelivery)),
})

const quote = defineRoute({
  method: 'get',
  path: '/delivery/quote',
  allow: 'anyone',
  limit: 'quote',
  summary: 'What delivery to a place costs, and how long it takes',
  query: deliveryQuestionSchema,
  answers: {
    200: { description: 'For an order of that subtotal', schema: deliverySchema },
    404: { description: 'unknown-place, with the field that is not known' },
  },
  handle: async ({ shop, query }) => {
    const subtotalInPaisa = paisaFromTaka(query.subtotal)
    const parcel = { subtotalInPaisa, weightInGrams: query.weight }
    const quoted = await quoteDelivery(shop, { ...query, ...parcel })
    switch (quoted.outcome) {
      case 'quoted':
        return answer(toDelivery(quoted))
      case 'unknown-place':
        return refuse({
          status: 404,
          code: 'unknown-place',
          title: 'We do not know this place. Choose it from the list.',
          fields: { [quoted.field]: `Choose the ${quoted.field} from the list` },
        })
    }
  },
})

export const deliveryRoutes: readonly ApiRoute[] = [districts, areas, zones, quote]
