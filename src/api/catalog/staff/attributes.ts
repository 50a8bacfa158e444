import { z } from 'zod'
import { isRefused, type ActionRefusal } from '#shop/action-refusal.ts'
import { attributeKinds, mostAttributes } from '#shop/catalog/attributes/attribute.ts'
import { attributeDraftSchema } from '#shop/catalog/attributes/contract.ts'
import { deleteAttribute } from '#shop/catalog/attributes/delete-attribute.ts'
import { listAttributes } from '#shop/catalog/attributes/list-attributes.ts'
import { orderAttributes } from '#shop/catalog/attributes/order-attributes.ts'
import { saveAttribute } from '#shop/catalog/attributes/save-attribute.ts'
import { idIn } from '../../answers/id-in.ts'
import { refuse } from '../../answers/problems.ts'
import { refuseAction } from '../../answers/refuse-action.ts'
import { answer, defineStaffRoute, type ApiRoute } from '../../route.ts'
import { savedSchema } from '../../answers/fields.ts'

const attributeSchema = z.object({
  id: z.uuid(),
  version: z.int().meta({ description: 'What a change names: it is of what was read' }),
  slug: z.string().meta({ description: 'By which products name it; it stays' }),
  name: z.string(),
  nameBn: z.string().nullable(),
  kind: z.enum(attributeKinds),
  unit: z.string().meta({ description: 'Of a number; empty: none' }),
  unitBn: z.string().nullable(),
  choices: z.array(z.object({ slug: z.string(), name: z.string(), nameBn: z.string().nullable() })),
  isFilter: z.boolean(),
  categories: z.array(z.string()).meta({ description: 'Slugs' }),
})

const refusals = {
  400: { description: 'unknown-category' },
  404: { description: 'attribute-not-found' },
  409: {
    description:
      'kind-is-fixed, choice-in-use, or changed-meanwhile with the version that stands as `now`',
  },
}

const listing = defineStaffRoute({
  method: 'get',
  path: '/attributes',
  allow: saveAttribute.allow,
  limit: 'identity',
  summary: 'Attributes of products, such as material or power, in their order',
  answers: { 200: { description: 'All of them', schema: z.array(attributeSchema) } },
  handle: async ({ shop }) => {
    const attributes = await listAttributes(shop)
    return answer(
      attributes.map(({ categories, ...attribute }) =>
        attributeSchema.parse({ ...attribute, categories: categories.map(({ slug }) => slug) }),
      ),
    )
  },
})

const creating = defineStaffRoute({
  method: 'post',
  path: '/attributes',
  allow: saveAttribute.allow,
  limit: 'identity',
  summary: 'Adds an attribute',
  body: attributeDraftSchema,
  answers: {
    201: { description: 'Added', schema: savedSchema },
    400: refusals[400],
    409: { description: `attribute-limit: there are ${mostAttributes} already` },
  },
  handle: async ({ shop, by, body }) => {
    const result = await saveAttribute(shop, by, body)
    return 'id' in result ? answer(savedSchema.parse(result), 201) : refuseAttribute(result)
  },
})

const changing = defineStaffRoute({
  method: 'put',
  path: '/attributes/{id}',
  allow: saveAttribute.allow,
  limit: 'identity',
  summary: 'Changes an attribute',
  description:
    'It is sent whole: what is left out is taken away. A choice that some product has cannot be left out.',
  body: z.intersection(attributeDraftSchema, z.object({ version: z.int().min(1) })),
  answers: { 200: { description: 'Changed', schema: savedSchema }, ...refusals },
  handle: async ({ shop, by, body, params }) => {
    const id = idIn(params)
    if (id === undefined) return refuseAttribute({ outcome: 'unknown-attribute' })
    const result = await saveAttribute(shop, by, { ...body, id })
    return 'id' in result ? answer(savedSchema.parse(result)) : refuseAttribute(result)
  },
})

const ordering = defineStaffRoute({
  method: 'put',
  path: '/attributes/order',
  allow: orderAttributes.allow,
  limit: 'identity',
  summary: 'Puts attributes in another order, as specifications and filters show them',
  description: 'All of them, by their ids.',
  body: orderAttributes.input,
  answers: {
    200: { description: 'In this order now', schema: z.object({ ids: z.array(z.uuid()) }) },
    409: { description: 'changed-meanwhile: one came or went; `now` names them as they stand' },
  },
  handle: async ({ shop, by, body }) => {
    const result = await orderAttributes(shop, by, body)
    return result.outcome === 'ordered' ? answer({ ids: body.ids }) : refuseAttribute(result)
  },
})

const deleting = defineStaffRoute({
  method: 'delete',
  path: '/attributes/{id}',
  allow: deleteAttribute.allow,
  limit: 'identity',
  summary: 'Removes an attribute with what products have of it, for good',
  description: 'Name the version that was read.',
  query: z.object({ version: z.coerce.number().int().min(1) }),
  answers: {
    204: { description: 'Removed' },
    404: refusals[404],
    409: { description: 'changed-meanwhile with the version that stands as `now`' },
  },
  handle: async ({ shop, by, query, params }) => {
    const id = idIn(params)
    if (id === undefined) return refuseAttribute({ outcome: 'unknown-attribute' })
    const result = await deleteAttribute(shop, by, { id, ...query })
    return result.outcome === 'deleted'
      ? new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
      : refuseAttribute(result)
  },
})

type Refusal =
  | ActionRefusal
  | { outcome: 'unknown-attribute' }
  | { outcome: 'changed-meanwhile'; version: number }
  | { outcome: 'changed-meanwhile'; ids: readonly string[] }
  | { outcome: 'unknown-category'; category: string }
  | { outcome: 'attribute-limit' }
  | { outcome: 'kind-is-fixed' }
  | { outcome: 'choice-in-use'; choice: string; count: number }

function refuseAttribute(refusal: Refusal): Response {
  if (isRefused(refusal)) return refuseAction(refusal)
  const code = refusal.outcome
  switch (code) {
    case 'unknown-attribute':
      return refuse({
        status: 404,
        code: 'attribute-not-found',
        title: 'There is no such attribute',
      })
    case 'changed-meanwhile':
      return refuse({
        status: 409,
        code,
        title: 'Somebody else changed this meanwhile. Read it again, then decide.',
        now: 'ids' in refusal ? refusal.ids : refusal.version,
      })
    case 'unknown-category':
      return refuse({ status: 400, code, title: `There is no category ${refusal.category}` })
    case 'attribute-limit':
      return refuse({
        status: 409,
        code,
        title: `The shop has ${mostAttributes} attributes, the most it can have. Delete one first.`,
      })
    case 'kind-is-fixed':
      return refuse({ status: 409, code, title: 'Products have values of this kind already' })
    case 'choice-in-use': {
      const title = `${refusal.count} products have ${refusal.choice}: change them first`
      return refuse({ status: 409, code, title })
    }
  }
}

export const attributeRoutes: readonly ApiRoute[] = [
  listing,
  creating,
  ordering,
  changing,
  deleting,
]
