import { eq, inArray, max } from 'drizzle-orm'
import { v7 } from 'uuid'
import { announce } from '#platform/memory/announcements.ts'
import type { Database } from '#platform/database/database.ts'
import { freeSlug, slugFrom } from '../slug.ts'
import { categories } from '../tables.ts'
import { attributesTopic } from '../topics.ts'
import type { Attribute, Choice } from './attribute.ts'
import type { AttributeDraft } from './contract.ts'
import { attributes, categoryAttributes } from './tables.ts'

interface Storing {
  /** Nothing where it is new. */
  current: Attribute | undefined
  /** Of the categories that the draft names. */
  categoryIds: readonly string[]
  now: Date
}

/** Makes or changes an attribute. Whether it may be so is not asked here. */
export async function storeAttribute(
  database: Database,
  draft: AttributeDraft,
  { current, categoryIds, now }: Storing,
): Promise<{ id: string; slug: string }> {
  const { categories: _, ...row } = draft
  const choices = slugged(draft.choices)
  const id = current?.id ?? v7()
  const slug = current?.slug ?? (await chooseSlug(database, draft.name))
  if (current)
    await database
      .update(attributes)
      .set({ ...row, choices, version: current.version + 1 })
      .where(eq(attributes.id, id))
  else {
    const position = await nextPosition(database)
    await database
      .insert(attributes)
      .values({ ...row, choices, id, slug, position, createdAt: now })
  }
  await database.delete(categoryAttributes).where(eq(categoryAttributes.attributeId, id))
  if (categoryIds.length > 0)
    await database
      .insert(categoryAttributes)
      .values(categoryIds.map((categoryId) => ({ categoryId, attributeId: id })))
  await announce(database, [attributesTopic])
  return { id, slug }
}

/** Choices that stand keep their slug, whatever they are called now. */
function slugged(choices: AttributeDraft['choices']): Choice[] {
  const taken = new Set(choices.flatMap(({ slug }) => slug ?? []))
  return choices.map(({ slug: known, name, nameBn }) => {
    const slug = known ?? freeSlug(slugFrom(name) || 'choice', taken)
    taken.add(slug)
    return { slug, name, nameBn }
  })
}

async function chooseSlug(database: Database, name: string): Promise<string> {
  const rows = await database.select({ slug: attributes.slug }).from(attributes)
  return freeSlug(slugFrom(name) || 'attribute', new Set(rows.map(({ slug }) => slug)))
}

async function nextPosition(database: Database): Promise<number> {
  const [row] = await database.select({ last: max(attributes.position) }).from(attributes)
  return (row?.last ?? -1) + 1
}

/** Ids of categories by their slugs; those that are not there have none. */
export async function findCategoryIds(
  database: Database,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await database
    .select({ id: categories.id, slug: categories.slug })
    .from(categories)
    .where(inArray(categories.slug, [...slugs]))
  return new Map(rows.map(({ id, slug }) => [slug, id]))
}
