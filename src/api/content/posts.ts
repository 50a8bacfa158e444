import { z } from 'zod'
import { isRefused } from '#shop/action-refusal.ts'
import { sentPostSchema } from '#shop/content/contract.ts'
import { deletePost, restorePost } from '#shop/content/posts/delete-post.ts'
import { findWholePost, listPosts, postsOnPage } from '#shop/content/posts/list-posts.ts'
import {
  postPath,
  postStates,
  stateOfPost,
  type PostKind,
  type PostState,
} from '#shop/content/posts/post.ts'
import { savePost } from '#shop/content/posts/save-post.ts'
import type { Shop } from '#shop/shop.ts'
import { refuseAction } from '../answers/refuse-action.ts'
import { answer, defineStaffRoute, type ApiRoute } from '../route.ts'
import { versionField } from '../answers/fields.ts'
import { idIn } from '../answers/id-in.ts'
import { namesOf } from './post-words.ts'
import { versionRoutes } from './post-versions.ts'
import { refusePost } from './refuse-post.ts'

const listedSchema = z.object({
  _id: z.uuid(),
  slug: z.string(),
  path: z.string().meta({ description: 'Where shoppers read it, in English' }),
  title: z.string(),
  titleBn: z.string().nullable(),
  lacksBangla: z.boolean(),
  state: z.enum(postStates),
  publishedAt: z.iso.datetime().nullable(),
  updatedAt: z.iso.datetime(),
  version: z.int(),
})

const wholeSchema = sentPostSchema.extend({
  _id: z.uuid(),
  path: z.string(),
  state: z.enum(postStates),
  updatedAt: z.iso.datetime(),
  version: z.int(),
})

const changedSchema = z.object({ _id: z.uuid(), version: z.int() })

type Sent = z.infer<typeof sentPostSchema>

const draftOf = (kind: PostKind, { publishedAt, ...rest }: Sent) => ({
  ...rest,
  kind,
  publishedAt: publishedAt === null ? null : new Date(publishedAt),
})

interface Stored {
  kind: PostKind
  slug: string
  publishedAt: Date | null
  updatedAt: Date
}

const asSent = ({ kind, slug, publishedAt, updatedAt }: Stored, now: Date) => ({
  path: postPath({ kind, slug }),
  state: stateOfPost(publishedAt, now) satisfies PostState,
  publishedAt: publishedAt?.toISOString() ?? null,
  updatedAt: updatedAt.toISOString(),
})

async function answerPost(
  shop: Shop,
  { kind, id }: { kind: PostKind; id: string },
  status = 200,
): Promise<Response> {
  const post = await findWholePost(shop, id)
  if (post?.kind !== kind) return refusePost({ outcome: `unknown-${kind}` })
  const { id: _id, kind: _, picture, ...rest } = post
  const shown = { ...rest, ...asSent(post, shop.now()), _id, picture: picture?.hash ?? null }
  return answer(shown, status)
}

const whole = { description: 'As it stands', schema: wholeSchema }

function readingRoutes(kind: PostKind): ApiRoute[] {
  const { path, one, many } = namesOf(kind)
  const common = { allow: savePost.allow, limit: 'identity' } as const
  const listing = defineStaffRoute({
    ...common,
    method: 'get',
    path,
    summary: `All ${many}, drafts too, the latest change first`,
    description: `Up to ${postsOnPage} in one answer; ask on with page.`,
    query: z.object({
      q: z.string().max(100).default(''),
      page: z.coerce.number().int().min(1).max(1000).default(1),
    }),
    answers: { 200: { description: many, schema: z.array(listedSchema) } },
    handle: async ({ shop, query }) => {
      const posts = await listPosts(shop, { kind, ...query })
      return answer(
        posts.map((post) => {
          const { id: _id, kind: _, ...rest } = post
          return { ...rest, ...asSent(post, shop.now()), _id }
        }),
      )
    },
  })
  const reading = defineStaffRoute({
    ...common,
    method: 'get',
    path: `${path}/{id}`,
    summary: `One ${one}, with its texts`,
    answers: { 200: whole, 404: { description: `${one}-not-found` } },
    handle: async ({ shop, params }) => {
      const id = idIn(params)
      return id === undefined
        ? refusePost({ outcome: `unknown-${kind}` })
        : answerPost(shop, { kind, id })
    },
  })
  return [listing, reading]
}

function editingRoutes(kind: PostKind): ApiRoute[] {
  const { path, one, refusals } = namesOf(kind)
  const common = { allow: savePost.allow, limit: 'identity' } as const
  const adding = defineStaffRoute({
    ...common,
    method: 'post',
    path,
    summary: `Adds a ${one}`,
    body: sentPostSchema,
    answers: {
      201: { ...whole, description: 'Added' },
      400: { description: 'unknown-picture' },
      409: { description: 'slug-taken' },
    },
    handle: async ({ shop, by, body }) => {
      const result = await savePost(shop, by, draftOf(kind, body))
      if (isRefused(result)) return refuseAction(result)
      if (result.outcome !== 'saved') return refusePost(result)
      return answerPost(shop, { kind, id: result.id }, 201)
    },
  })
  const editing = defineStaffRoute({
    ...common,
    method: 'put',
    path: `${path}/{id}`,
    summary: `Changes a ${one}`,
    description: 'It is sent whole: what is left out is taken away.',
    body: sentPostSchema.extend({ version: versionField }),
    answers: { 200: whole, 400: { description: 'unknown-picture' }, ...refusals },
    handle: async ({ shop, by, body: { version, ...body }, params }) => {
      const id = idIn(params)
      if (id === undefined) return refusePost({ outcome: `unknown-${kind}` })
      const result = await savePost(shop, by, { ...draftOf(kind, body), id, version })
      if (isRefused(result)) return refuseAction(result)
      return result.outcome === 'saved' ? answerPost(shop, { kind, id }) : refusePost(result)
    },
  })
  return [adding, editing]
}

function deletingRoutes(kind: PostKind): ApiRoute[] {
  const { path, one, refusals } = namesOf(kind)
  const common = { allow: deletePost.allow, limit: 'identity' } as const
  const deleting = defineStaffRoute({
    ...common,
    method: 'delete',
    path: `${path}/{id}`,
    summary: `Takes a ${one} away; for thirty days it can be restored`,
    query: z.object({ version: z.coerce.number().pipe(versionField) }),
    answers: { 200: { description: 'Taken away', schema: changedSchema }, ...refusals },
    handle: async ({ shop, by, query: { version }, params }) => {
      const id = idIn(params)
      if (id === undefined) return refusePost({ outcome: `unknown-${kind}` })
      const result = await deletePost(shop, by, { kind, id, version })
      if (isRefused(result)) return refuseAction(result)
      return result.outcome === 'deleted'
        ? answer({ _id: id, version: result.version })
        : refusePost(result)
    },
  })
  const restoring = defineStaffRoute({
    ...common,
    method: 'post',
    path: `${path}/{id}/restore`,
    summary: `Brings a deleted ${one} back`,
    body: z.object({ version: versionField }),
    answers: { 200: { description: 'As it stands now', schema: wholeSchema }, ...refusals },
    handle: async ({ shop, by, body: { version }, params }) => {
      const id = idIn(params)
      if (id === undefined) return refusePost({ outcome: `unknown-${kind}` })
      const result = await restorePost(shop, by, { kind, id, version })
      if (isRefused(result)) return refuseAction(result)
      return result.outcome === 'restored' ? answerPost(shop, { kind, id }) : refusePost(result)
    },
  })
  return [deleting, restoring]
}

/** The same calls for pages and for articles. */
const routesOf = (kind: PostKind): ApiRoute[] => [
  ...readingRoutes(kind),
  ...editingRoutes(kind),
  ...deletingRoutes(kind),
  ...versionRoutes(kind),
]

export const postRoutes: readonly ApiRoute[] = [...routesOf('page'), ...routesOf('article')]
