import { z } from 'zod'
import { mostAddresses } from '#shop/addresses/address.ts'
import {
  addressesSchema,
  addressSchema,
  saveAddressSchemaInEnglish,
} from '#shop/addresses/contract.ts'
import { deleteAddress } from '#shop/addresses/delete-address.ts'
import { findAddress, listAddresses } from '#shop/addresses/list-addresses.ts'
import { saveAddress, type SaveAddressResult } from '#shop/addresses/save-address.ts'
import type { Person } from '#shop/initiator.ts'
import type { Shop } from '#shop/shop.ts'
import { idIn } from '../answers/id-in.ts'
import { refuse, refuseUnknownPlace } from '../answers/problems.ts'
import { refuseAction } from '../answers/refuse-action.ts'
import { answer, defineSignedInRoute, type ApiRoute } from '../route.ts'

const listing = defineSignedInRoute({
  method: 'get',
  path: '/addresses',
  limit: 'identity',
  summary: 'Lists one’s own saved addresses, the default first',
  answers: { 200: { description: 'Addresses', schema: addressesSchema } },
  handle: async ({ shop, actor }) => answer({ addresses: await listAddresses(shop, actor) }),
})

const adding = defineSignedInRoute({
  method: 'post',
  path: '/addresses',
  limit: 'identity-code',
  summary: 'Saves an address to order with',
  description: `At most ${mostAddresses}. Saved twice, it is there once.`,
  body: saveAddressSchemaInEnglish,
  answers: {
    200: { description: 'It was there before', schema: addressSchema },
    201: { description: 'Saved', schema: addressSchema },
    400: { description: 'unknown-place' },
    409: { description: 'too-many-addresses' },
  },
  handle: async ({ shop, by, body }) => answerSaving(shop, by, await saveAddress(shop, by, body)),
})

const changing = defineSignedInRoute({
  method: 'put',
  path: '/addresses/{id}',
  limit: 'identity-code',
  summary: 'Writes over one of one’s own addresses',
  body: saveAddressSchemaInEnglish,
  answers: {
    200: { description: 'Saved', schema: addressSchema },
    400: { description: 'unknown-place' },
    404: { description: 'unknown-address: also one of somebody else' },
  },
  handle: async ({ shop, by, body, params }) => {
    const id = idIn(params)
    if (!id) return refuseUnknown()
    return answerSaving(shop, by, await saveAddress(shop, by, { ...body, id }))
  },
})

const deleting = defineSignedInRoute({
  method: 'delete',
  path: '/addresses/{id}',
  limit: 'identity-code',
  summary: 'Takes one of one’s own addresses away',
  answers: {
    200: { description: 'Gone', schema: z.object({}) },
    404: { description: 'unknown-address: also one of somebody else' },
  },
  handle: async ({ shop, by, params }) => {
    const { outcome } = await deleteAddress(shop, by, { id: params['id'] ?? '' })
    return outcome === 'deleted' ? answer({}) : refuseUnknown()
  },
})

async function answerSaving(
  shop: Shop,
  { actor }: Person,
  result: SaveAddressResult,
): Promise<Response> {
  switch (result.outcome) {
    case 'saved': {
      const saved = await findAddress(shop, actor, result.id)
      return saved ? answer(saved, result.isNew ? 201 : 200) : refuseUnknown()
    }
    case 'unknown-place':
      return refuseUnknownPlace(result.field)
    case 'too-many-addresses':
      return refuse({
        status: 409,
        code: 'too-many-addresses',
        title: `There is room for ${mostAddresses} addresses. Take one away first.`,
      })
    case 'not-found':
      return refuseUnknown()
    case 'invalid':
      return refuseAction(result)
  }
}

function refuseUnknown(): Response {
  return refuse({
    status: 404,
    code: 'unknown-address',
    title: 'There is no such address in your account',
  })
}

export const addressRoutes: readonly ApiRoute[] = [listing, adding, changing, deleting]
