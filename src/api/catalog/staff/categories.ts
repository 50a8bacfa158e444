import { z } from 'zod'
import { isRefused } from '#shop/action-refusal.ts'
import { deleteCategory } from '#shop/catalog/categories/delete-category.ts'
import { hideCategory } from '#shop/catalog/categories/hide-category.ts'
import { listTree } from '#shop/catalog/categories/list-whole-categories.ts'
import { moveCategory } from '#shop/catalog/categories/move-category.ts'
import { saveCategory } from '#shop/catalog/categories/save-category.ts'
import { directions, mostCategories } from '#shop/catalog/categories/tree.ts'
import { categoryDraftSchema } from '#shop/catalog/contract.ts'
import { idIn } from '../../answers/id-in.ts'
import { refuse } from '../../answers/problems.ts'
import { refuseAction } from '../../answers/refuse-action.ts'
import { answer, defineStaffRoute, type ApiRoute } from '../../route.ts'
import { savedSchema, versionField } from '../../answers/fields.ts'

const storedSchema = z.object({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  nameBn: z.string().nullable(),
  description: z.string().nullable(),
  descriptionBn: z.string().nullable(),
  picture: z.string().nullable().meta({ description: 'Hash of a stored picture' }),
  parentId: z.uuid().nullable().meta({ description: 'What it stands in; null: at the top' }),
  level: z.int().meta({ description: '1 at the top, 3 at most' }),
  position: z.int(),
  hidden: z.boolean(),
  isShown: z.boolean().meta({ description: 'Neither it nor what it stands in is hidden' }),
  version: z.int(),
})

const refusals = {
  404: { description: 'category-not-found' },
  409: { description: 'changed-meanwhile, slug-taken, has-products or has-categories' },
}
const misplaced = {
  400: { description: 'unknown-parent, below-itself, too-deep or unknown-picture' },
}

const titles: Readonly<Record<string, readonly [status: number, title: string]>> = {
  'unknown-category': [404, 'There is no such category.'],
  'unknown-picture': [400, 'The shop holds no picture of this hash.'],
  'unknown-parent': [400, 'There is no such category to stand in.'],
  'below-itself': [400, 'A category cannot stand in itself.'],
  'too-deep': [400, 'Categories stand in one another three levels deep at most.'],
  'category-limit': [
    409,
    `The shop has ${mostCategories} categories, the most it can have. Delete one first.`,
  ],
  'slug-taken': [409, 'Another category has this slug.'],
  'changed-meanwhile': [409, 'Somebody else changed this meanwhile. Read it again, then decide.'],
  'has-products': [409, 'Products are in it. Give them another category first.'],
  'has-categories': [409, 'Categories stand in it. Move them elsewhere first.'],
}

function refuseCategory({ outcome }: { outcome: string }): Response {
  const [status, title] = titles[outcome] ?? [409, outcome]
  const code = outcome === 'unknown-category' ? 'category-not-found' : outcome
  return refuse({ status, code, title })
}

const notThere = () => refuseCategory({ outcome: 'unknown-category' })

const listing = defineStaffRoute({
  method: 'get',
  path: '/categories/tree',
  allow: saveCategory.allow,
  limit: 'identity',
  summary: 'All categories, hidden ones too, each before what stands in it',
  answers: { 200: { description: 'Categories', schema: z.array(storedSchema) } },
  handle: async ({ shop }) => {
    const categories = await listTree(shop.database)
    return answer(categories.map((category) => storedSchema.parse(category)))
  },
})

const adding = defineStaffRoute({
  method: 'post',
  path: '/categories',
  allow: saveCategory.allow,
  limit: 'identity',
  summary: 'Adds a category, behind those beside it',
  body: categoryDraftSchema,
  answers: {
    201: { description: 'Added', schema: savedSchema },
    ...misplaced,
    409: { description: `slug-taken, or category-limit: there are ${mostCategories} already` },
  },
  handle: async ({ shop, by, body }) => {
    const result = await saveCategory(shop, by, body)
    if (isRefused(result)) return refuseAction(result)
    if (!('id' in result)) return refuseCategory(result)
    return answer({ id: result.id, slug: result.slug, version: result.version }, 201)
  },
})

const editing = defineStaffRoute({
  method: 'put',
  path: '/categories/{id}',
  allow: saveCategory.allow,
  limit: 'identity',
  summary: 'Changes a category',
  description:
    'What is left out stays; null takes it away. With another parent all that stands in it moves along.',
  body: categoryDraftSchema.extend({ version: versionField }),
  answers: {
    200: { description: 'As it stands now', schema: savedSchema },
    ...misplaced,
    ...refusals,
  },
  handle: async ({ shop, by, body, params }) => {
    const id = idIn(params)
    if (id === undefined) return notThere()
    const result = await saveCategory(shop, by, { ...body, id })
    if (isRefused(result)) return refuseAction(result)
    if (!('id' in result)) return refuseCategory(result)
    return answer({ id, slug: result.slug, version: result.version })
  },
})

const placeSchema = z.object({
  direction: z
    .enum(directions)
    .optional()
    .meta({ description: 'One step: among its neighbours, into the one before it, or out' }),
  parentId: z.uuid().nullable().optional().meta({ description: 'Instead: what it shall stand in' }),
  index: z.int().min(0).max(10_000).optional().meta({ description: 'Its place there, from 0' }),
})

const moving = defineStaffRoute({
  method: 'put',
  path: '/categories/{id}/place',
  allow: moveCategory.allow,
  limit: 'identity',
  summary: 'Moves a category with all that stands in it',
  body: placeSchema,
  answers: {
    200: { description: 'moved, or unchanged', schema: z.object({ outcome: z.string() }) },
    ...misplaced,
    404: { description: 'category-not-found' },
  },
  handle: async ({ shop, by, body: { direction, parentId = null, index }, params }) => {
    const id = idIn(params)
    if (id === undefined) return notThere()
    const asked = direction ? { id, direction } : { id, parentId, index }
    const result = await moveCategory(shop, by, asked)
    if (isRefused(result)) return refuseAction(result)
    const { outcome } = result
    return outcome === 'moved' || outcome === 'unchanged'
      ? answer({ outcome })
      : refuseCategory(result)
  },
})

const hiding = defineStaffRoute({
  method: 'put',
  path: '/categories/{id}/hidden',
  allow: hideCategory.allow,
  limit: 'identity',
  summary:
    'Hides a category with all that stands in it, or shows it again; its products stay for sale',
  body: z.object({ hidden: z.boolean(), version: versionField }),
  answers: {
    200: { description: 'As asked', schema: z.object({ version: z.int() }) },
    ...refusals,
  },
  handle: async ({ shop, by, body, params }) => {
    const id = idIn(params)
    if (id === undefined) return notThere()
    const result = await hideCategory(shop, by, { ...body, id })
    if (isRefused(result)) return refuseAction(result)
    return 'lastChange' in result || !('version' in result)
      ? refuseCategory(result)
      : answer({ version: result.version })
  },
})

const deleting = defineStaffRoute({
  method: 'delete',
  path: '/categories/{id}',
  allow: deleteCategory.allow,
  limit: 'identity',
  summary: 'Deletes a category in which nothing is',
  query: z.object({ version: z.coerce.number().pipe(versionField) }),
  answers: { 200: { description: 'Deleted', schema: z.object({ id: z.uuid() }) }, ...refusals },
  handle: async ({ shop, by, query, params }) => {
    const id = idIn(params)
    if (id === undefined) return notThere()
    const result = await deleteCategory(shop, by, { ...query, id })
    if (isRefused(result)) return refuseAction(result)
    return result.outcome === 'deleted' ? answer({ id }) : refuseCategory(result)
  },
})

export const staffCategoryRoutes: readonly ApiRoute[] = [
  listing,
  adding,
  editing,
  moving,
  hiding,
  deleting,
]
