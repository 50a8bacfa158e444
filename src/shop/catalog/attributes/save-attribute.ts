import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { differences } from '#shop/audit/differences.ts'
import { defineAction } from '#shop/define-action.ts'
import { editOf, nextVersion, refuseEdit } from '#shop/edited.ts'
import { lockCatalog } from '../products/lock-product.ts'
import { mostAttributes, type Attribute } from './attribute.ts'
import { attributeDraftSchema, type AttributeDraft } from './contract.ts'
import { findAttributes } from './list-attributes.ts'
import { findCategoryIds, storeAttribute } from './store-attribute.ts'
import { productAttributes } from './tables.ts'

/** Adds an attribute, or changes the one of this id. It is sent whole: choices and categories are those that are named. */
export const saveAttribute = defineAction({
  allow: 'edit-products',
  input: editOf(attributeDraftSchema),
  run: async ({ database, input: { id, version, ...draft }, now }) => {
    // An action that saves a product reads attributes under this lock, too.
    await lockCatalog(database)
    const defined = await findAttributes(database)
    const current = defined.find((one) => one.id === id)
    const edited = { id, version }
    const refusal = await refuseEdit(database, { type: 'attribute', edited, current })
    if (refusal) return refusal
    if (!current && defined.length >= mostAttributes) return { outcome: 'attribute-limit' }
    const lost = current && (await refuseLoss(database, current, draft))
    if (lost) return lost
    const slugs = [...new Set(draft.categories.map((slug) => slug.normalize('NFC')))].toSorted()
    const known = await findCategoryIds(database, slugs)
    const unknown = slugs.find((slug) => !known.has(slug))
    if (unknown !== undefined) return { outcome: 'unknown-category', category: unknown }

    const wanted = { ...draft, categories: slugs }
    const facts = differences(current && factsOf(current), factsOf(wanted))
    if (current && Object.keys(facts.after).length === 0)
      return { outcome: 'unchanged', id: current.id, slug: current.slug, version: current.version }
    const storing = { current, categoryIds: [...known.values()], now }
    const stored = await storeAttribute(database, wanted, storing)
    return {
      outcome: 'saved',
      ...stored,
      version: nextVersion(current),
      change: {
        action: 'attribute-saved',
        subject: { type: 'attribute', id: stored.id, name: draft.name },
        ...facts,
        topics: 'announced',
      },
    }
  },
})

/** People read the audit: choices in their words, categories by their slugs. */
function factsOf(attribute: Attribute | AttributeDraft) {
  const { name, nameBn, kind, unit, unitBn, isFilter } = attribute
  return {
    name,
    nameBn,
    kind,
    unit,
    unitBn,
    isFilter,
    choices: attribute.choices.map((one) =>
      one.nameBn ? `${one.name} / ${one.nameBn}` : one.name,
    ),
    categories: attribute.categories.map((one) => (typeof one === 'string' ? one : one.slug)),
  }
}

/** What products have must not turn into something else, nor into nothing. */
async function refuseLoss(database: Database, current: Attribute, draft: AttributeDraft) {
  if (draft.kind !== current.kind && (await countProducts(database, current.id)) > 0)
    return { outcome: 'kind-is-fixed' } as const
  const kept = new Set(draft.choices.map(({ slug }) => slug))
  const lost = current.choices.filter(({ slug }) => !kept.has(slug))
  if (lost.length === 0) return undefined
  const [used] = await database
    .select({ choice: productAttributes.choice, count: sql<number>`count(*)::int` })
    .from(productAttributes)
    .where(
      and(
        eq(productAttributes.attributeId, current.id),
        inArray(
          productAttributes.choice,
          lost.map(({ slug }) => slug),
        ),
      ),
    )
    .groupBy(productAttributes.choice)
    .limit(1)
  const choice = lost.find(({ slug }) => slug === used?.choice)?.name
  return used && choice !== undefined
    ? ({ outcome: 'choice-in-use', choice, count: used.count } as const)
    : undefined
}

/** How many products have a value of it. */
export const countProducts = (database: Database, id: string): Promise<number> =>
  database.$count(productAttributes, eq(productAttributes.attributeId, id))
