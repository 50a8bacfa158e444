import { z } from 'zod'
import { isRefused } from '#shop/action-refusal.ts'
import { findVersion, listVersions, versionsOnPage } from '#shop/content/posts/list-versions.ts'
import type { PostKind } from '#shop/content/posts/post.ts'
import { revertPost } from '#shop/content/posts/revert-post.ts'
import { refuseAction } from '../answers/refuse-action.ts'
import { answer, defineStaffRoute, type ApiRoute } from '../route.ts'
import { namesOf } from './post-words.ts'
import { versionField } from '../answers/fields.ts'
import { idIn } from '../answers/id-in.ts'
import { refusePost } from './refuse-post.ts'

const text = z.string()
const perhaps = z.string().nullable()

const textsSchema = z.object({
  title: text,
  titleBn: perhaps,
  summary: text,
  summaryBn: perhaps,
  body: text,
  bodyBn: perhaps,
  metaTitle: text,
  metaTitleBn: perhaps,
  metaDescription: text,
  metaDescriptionBn: perhaps,
  picture: perhaps,
  productIds: z.array(z.uuid()),
})

const listedSchema = z.object({
  version: z.int(),
  at: z.iso.datetime(),
  by: z.string().meta({ description: 'The id of an account, or `system: ` and a script' }),
  fields: z.array(z.string()).meta({ description: 'What it changed' }),
})

/** What was saved before, and the way back to it. */
export function versionRoutes(kind: PostKind): ApiRoute[] {
  const { path, one, refusals } = namesOf(kind)
  const common = { allow: revertPost.allow, limit: 'identity' } as const
  const listing = defineStaffRoute({
    ...common,
    method: 'get',
    path: `${path}/{id}/versions`,
    summary: `What was saved of a ${one}, when and by whom, the latest first`,
    description: `Up to ${versionsOnPage} in one answer; ask on with before.`,
    query: z.object({ before: z.coerce.number().int().min(1).max(2_000_000_000).optional() }),
    answers: { 200: { description: 'Versions', schema: z.array(listedSchema) } },
    handle: async ({ shop, query, params }) => {
      const id = idIn(params)
      const versions = id === undefined ? [] : await listVersions(shop, { kind, id }, query.before)
      return answer(versions)
    },
  })
  const reading = defineStaffRoute({
    ...common,
    method: 'get',
    path: `${path}/{id}/versions/{version}`,
    summary: `The texts of a ${one} as they were saved then`,
    answers: {
      200: { description: 'Texts', schema: textsSchema },
      404: { description: 'version-not-found' },
    },
    handle: async ({ shop, params }) => {
      const [id, version] = [idIn(params), numberIn(params)]
      const texts =
        id === undefined || version === undefined
          ? undefined
          : await findVersion(shop, { kind, id, version })
      return texts ? answer(texts) : refusePost({ outcome: 'unknown-version' })
    },
  })
  const reverting = defineStaffRoute({
    ...common,
    method: 'post',
    path: `${path}/{id}/versions/{version}/restore`,
    summary: `Writes the texts of then again, as a new version of the ${one}`,
    body: z.object({ version: versionField }),
    answers: {
      200: { description: 'Written', schema: z.object({ _id: z.uuid(), version: z.int() }) },
      ...refusals,
    },
    handle: async ({ shop, by, body: { version }, params }) => {
      const [id, to] = [idIn(params), numberIn(params)]
      if (id === undefined || to === undefined) return refusePost({ outcome: 'unknown-version' })
      const result = await revertPost(shop, by, { kind, id, version, to })
      if (isRefused(result)) return refuseAction(result)
      return result.outcome === 'reverted'
        ? answer({ _id: id, version: result.version })
        : refusePost(result)
    },
  })
  return [listing, reading, reverting]
}

const numberIn = ({ version }: Record<string, string>): number | undefined =>
  z.coerce.number().int().min(1).max(2_000_000_000).safeParse(version).data
