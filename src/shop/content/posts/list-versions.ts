import { isDeepStrictEqual } from 'node:util'
import { and, desc, eq, lt } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'
import { posts, postVersions } from '../tables.ts'
import { postTextNames, type PostKind, type PostTexts } from './post.ts'

export interface PostVersion {
  version: number
  at: Date
  /** An account, or `system: ` and the name of a script. */
  by: string
  /** What it made different from the one before; everything that is said, of the first. */
  fields: (keyof PostTexts)[]
}

export const versionsOnPage = 20

interface Asked {
  kind: PostKind
  id: string
}

/** What was saved when and by whom, the latest first. `before`: those that are older than this one. */
export async function listVersions(
  { database }: Pick<Shop, 'database'>,
  { kind, id }: Asked,
  before?: number,
): Promise<PostVersion[]> {
  const { version: number, at: when, by: who, texts: written } = postVersions
  const rows = await database
    .select({ version: number, at: when, by: who, texts: written })
    .from(postVersions)
    .innerJoin(posts, and(eq(posts.id, postVersions.postId), eq(posts.kind, kind)))
    .where(and(eq(postVersions.postId, id), before === undefined ? undefined : lt(number, before)))
    .orderBy(desc(postVersions.version))
    // One more: what the last one changed.
    .limit(versionsOnPage + 1)
  return rows.slice(0, versionsOnPage).map(({ version, at, by, texts }, index) => ({
    version,
    at,
    by,
    fields: changedFields(rows[index + 1]?.texts, texts),
  }))
}

export async function findVersion(
  { database }: Pick<Shop, 'database'>,
  { kind, id, version }: Asked & { version: number },
): Promise<PostTexts | undefined> {
  const [row] = await database
    .select({ texts: postVersions.texts })
    .from(postVersions)
    .innerJoin(posts, and(eq(posts.id, postVersions.postId), eq(posts.kind, kind)))
    .where(and(eq(postVersions.postId, id), eq(postVersions.version, version)))
  return row?.texts
}

function changedFields(before: PostTexts | undefined, after: PostTexts): (keyof PostTexts)[] {
  return postTextNames.filter((name) =>
    before ? !isDeepStrictEqual(before[name], after[name]) : isSaid(after[name]),
  )
}

const isSaid = (value: PostTexts[keyof PostTexts]): boolean => value !== null && value.length > 0
