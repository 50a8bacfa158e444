import { inArray } from 'drizzle-orm'
import { v7 } from 'uuid'
import { announce } from '#platform/memory/announcements.ts'
import type { Database } from '#platform/database/database.ts'
import type { StockMove } from '#shop/stock/record-movements.ts'
import { findAttributes } from '../attributes/list-attributes.ts'
import { replaceValues } from '../attributes/store-values.ts'
import { byAttribute, readValues, type AttributeRefusal } from '../attributes/values.ts'
import { listChanges, type ProductChange } from './changes.ts'
import type { ProductDraft } from '../contract.ts'
import { planProduct, type ProductPlan, type StoredProduct, type PlanContext } from './draft.ts'
import {
  categoryIdsOf,
  findStanding,
  type StandingRefusal,
} from '../further-categories/find-standing.ts'
import { findIdBySlug, lockCatalog, lockProduct, type OnlyProduct } from './lock-product.ts'
import { rememberProductSlug } from '../slugs/remember-slug.ts'
import { slugFrom } from '../slug.ts'
import { categories } from '../tables.ts'
import { tidyDraft } from './tidy-draft.ts'
import { savedTopics } from '../topics.ts'
import { conflictIn, type KeepOthers, type VariantConflict } from '../variant.ts'
import {
  chooseSlug,
  insertProduct,
  replacePictures,
  updateProduct,
  writeVariants,
} from './write-product.ts'

export type StoreProductResult =
  | {
      outcome: 'created' | 'updated' | 'unchanged'
      id: string
      slug: string
      /** None of a new product. */
      changes: ProductChange[]
      /** As the shop had it. */
      before: StoredProduct | undefined
    }
  /** One of the SKUs belongs to another product. */
  | { outcome: 'sku-taken'; sku: string }
  | { outcome: 'slug-taken'; slug: string }
  | StandingRefusal
  | VariantConflict
  | AttributeRefusal

export interface StoreProductOptions {
  /** For a product that is not in the shop yet and whose draft leaves these out. */
  whenNew?: Pick<ProductDraft, 'status' | 'category'>
  /** Which of the variants that the draft does not name stay; none where this is left out. */
  keepOtherVariants?: KeepOthers
  /** Pictures that the draft does not name stay, behind the others. */
  keepOtherPictures?: boolean
  /** Attributes that the draft speaks of, by their slugs: others stay. Left out, it speaks of all. */
  attributesNamed?: readonly string[] | undefined
  /** Nothing but a new product, or the one of this id; otherwise the one that SKUs or slug mean. */
  only?: OnlyProduct
  /** Who moves stock that the draft sets; the shop itself where nobody says otherwise. */
  by?: string
  /** Why stock moves that the draft sets: it comes with an import where nobody says otherwise. */
  stockKind?: 'import' | 'opening'
}

/** Makes the catalogue say what the draft says. Finds the product by SKU, else by slug; writes only what differs. */
export async function storeProduct(
  database: Database,
  wanted: ProductDraft,
  now: Date,
  options: StoreProductOptions = {},
): Promise<StoreProductResult> {
  const tidied = tidyDraft(wanted)
  return database.transaction(async (transaction) => {
    await lockCatalog(transaction)
    const match = await lockProduct(transaction, tidied, options.only)
    if (match.outcome === 'sku-taken') return match
    const stored = match.outcome === 'found' ? match.product : undefined
    const draft = stored ? tidied : withDefaults(tidied, options.whenNew)

    const standing = await findStanding(transaction, draft, stored)
    if (standing.outcome !== 'found') return standing
    const slug = await resolveSlug(transaction, draft, stored)
    if (slug === undefined) return { outcome: 'slug-taken', slug: draft.slug ?? '' }

    const reading = await readAttributes(transaction, draft, stored, options)
    if (reading.outcome !== 'read') return reading

    const { keepOtherVariants, keepOtherPictures } = options
    const attributes = reading.values
    const { categoryId, furtherCategoryIds } = standing
    const placed = { slug, categoryId, furtherCategoryIds }
    const context = { stored, ...placed, now, keepOtherVariants, keepOtherPictures, attributes }
    const plan = planProduct(draft, context)
    const move = moveOf(options, now)
    return (
      conflictIn(plan.variants, plan.row.options.length) ??
      write(transaction, { plan, move }, context)
    )
  })
}

async function readAttributes(
  database: Database,
  { attributes }: ProductDraft,
  stored: StoredProduct | undefined,
  { attributesNamed }: StoreProductOptions,
) {
  if (attributes === undefined) return { outcome: 'read', values: undefined } as const
  const known = attributes.length > 0 ? await findAttributes(database) : []
  const reading = readValues(attributes, known)
  if (reading.outcome !== 'read' || !attributesNamed) return reading
  const others = stored?.attributes.filter(({ slug }) => !attributesNamed.includes(slug)) ?? []
  return { ...reading, values: [...reading.values, ...others].toSorted(byAttribute) }
}

const moveOf = (
  { stockKind = 'import', by = 'shop' }: StoreProductOptions,
  at: Date,
): StockMove => ({ kind: stockKind, by, at })

function withDefaults(draft: ProductDraft, whenNew: StoreProductOptions['whenNew']): ProductDraft {
  const { status = whenNew?.status, category = whenNew?.category } = draft
  return { ...draft, status, category }
}

async function write(
  database: Database,
  { plan, move }: { plan: ProductPlan; move: StockMove },
  { stored, slug, now }: PlanContext,
): Promise<StoreProductResult> {
  const { row, changed } = plan
  if (stored && !changed)
    return { outcome: 'unchanged', id: stored.id, slug, changes: [], before: stored }

  const id = stored?.id ?? v7()
  if (stored) await updateProduct(database, id, row, now)
  else await insertProduct(database, id, row, now)
  await rememberProductSlug(database, { id, from: stored?.slug, to: slug })
  await writeParts(database, id, { plan, move, stored })
  await announceProduct(database, id, { plan, stored })
  const changes = listChanges(stored, plan)
  return { outcome: stored ? 'updated' : 'created', id, slug, changes, before: stored }
}

interface Writing {
  plan: ProductPlan
  move: StockMove
  stored: StoredProduct | undefined
}

async function writeParts(database: Database, id: string, { plan, move, stored }: Writing) {
  const { variants, pictures, attributes } = plan
  if (variants.changed)
    await writeVariants(database, { productId: id, plan: variants, stored, move })
  if (pictures.changed) await replacePictures(database, id, pictures.pictures)
  if (attributes.changed) await replaceValues(database, id, attributes.values)
}

/** Pages of the shelves that it was on and of those that it is on. */
async function announceProduct(
  database: Database,
  id: string,
  { plan, stored }: { plan: ProductPlan; stored: StoredProduct | undefined },
): Promise<void> {
  const ids = [plan.row, ...(stored ? [stored] : [])].flatMap(categoryIdsOf)
  const rows = await database
    .select({ slug: categories.slug })
    .from(categories)
    .where(inArray(categories.id, ids))
  const shelves = rows.map(({ slug }) => slug)
  await announce(database, savedTopics({ id, plan, stored, shelves }))
}

async function resolveSlug(
  database: Database,
  draft: ProductDraft,
  stored: StoredProduct | undefined,
): Promise<string | undefined> {
  if (draft.slug === undefined)
    return stored?.slug ?? chooseSlug(database, slugFrom(draft.name) || 'product')
  const owner = await findIdBySlug(database, draft.slug)
  return owner === undefined || owner === stored?.id ? draft.slug : undefined
}
