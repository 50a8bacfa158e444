import { eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import { z } from 'zod'
import type { Database } from '#platform/database/database.ts'
import { differences } from '../audit/differences.ts'
import { findCategoryIds } from '../catalog/attributes/store-attribute.ts'
import { findProductIds } from '../catalog/desk/find-product-ids.ts'
import { defineAction } from '../define-action.ts'
import { editOf, nextVersion, refuseEdit } from '../edited.ts'
import { couponCodeSchema, couponDraftSchema, type CouponDraft } from './contract.ts'
import { findTerms } from './find-coupon.ts'
import { findTaken, storeCodes, storeCoupon } from './store-coupon.ts'
import { coupons } from './tables.ts'

/** What stays as it is once an order was placed with it (docs/decisions/0156). */
const terms = ['kind', 'amountInPaisa', 'percent', 'capInPaisa', 'leastInPaisa', 'goods'] as const

/** Adds a coupon, with its first code if one is sent, or changes the one of this id. It is sent whole. */
export const saveCoupon = defineAction({
  allow: 'edit-coupons',
  input: z.intersection(editOf(couponDraftSchema), z.object({ code: couponCodeSchema.optional() })),
  run: async ({ database, input: { id: known, version, code, ...draft }, now }) => {
    const newCodes = firstCodes(known, code)
    const current = await lockCoupon(database, known)
    const edited = { id: known, version }
    const refusal = await refuseEdit(database, { type: 'coupon', edited, current })
    if (refusal) return refusal
    const scope = await findScope(database, draft)
    if (scope.outcome !== 'found') return scope
    const { categoryIds, productIds } = scope
    if (current && changesTerms(current, draft, scope)) return { outcome: 'terms-are-fixed' }

    const taken = await findTaken(database, newCodes)
    if (taken !== undefined) return { outcome: 'code-taken', code: taken }
    const id = known ?? v7()
    // People read the audit: goods by what they are called.
    const facts = differences(
      current && { ...current, ...unchangedScope(current, draft, scope) },
      draft,
    )
    if (current && isNothing(facts.after))
      return { outcome: 'unchanged', id, version: current.version }
    await storeCoupon(database, draft, { id, current, categoryIds, productIds, now })
    await storeCodes(database, id, newCodes)
    return {
      outcome: 'saved',
      id,
      version: nextVersion(current),
      change: {
        action: 'coupon-saved',
        subject: { type: 'coupon', id, name: draft.name },
        ...facts,
        topics: [],
      },
    }
  },
})

/** A coupon that exists gets more codes by addCodes. */
const firstCodes = (known: string | undefined, code: string | undefined): string[] =>
  known === undefined && code !== undefined ? [code] : []

const isNothing = (facts: object): boolean => Object.keys(facts).length === 0

/** One press, whatever else somebody changes of it meanwhile. */
export const switchCoupon = defineAction({
  allow: 'edit-coupons',
  input: z.object({ id: z.uuid(), isActive: z.boolean() }),
  run: async ({ database, input: { id, isActive } }) => {
    const current = await lockCoupon(database, id)
    if (!current) return { outcome: 'unknown-coupon' }
    if (current.isActive === isActive) return { outcome: 'switched', version: current.version }
    const version = nextVersion(current)
    await database.update(coupons).set({ isActive, version }).where(eq(coupons.id, id))
    return {
      outcome: 'switched',
      version,
      change: {
        action: 'coupon-saved',
        subject: { type: 'coupon', id, name: current.name },
        before: { isActive: current.isActive },
        after: { isActive },
        topics: [],
      },
    }
  },
})

async function lockCoupon(database: Database, id: string | undefined) {
  if (id === undefined) return undefined
  const [row] = await database.select().from(coupons).where(eq(coupons.id, id)).for('update')
  return row && findTerms(database, id)
}

type Current = NonNullable<Awaited<ReturnType<typeof lockCoupon>>>

interface Scope {
  categoryIds: readonly string[]
  productIds: readonly string[]
}

const sorted = (ids: Iterable<string>) => [...new Set(ids)].toSorted()

async function findScope(database: Database, { categories, products }: CouponDraft) {
  const called = [...new Set(products)]
  const [byCategory, byProduct] = [
    await findCategoryIds(database, categories),
    await findProductIds(database, called),
  ]
  const category = categories.find((slug) => !byCategory.has(slug))
  if (category !== undefined) return { outcome: 'unknown-category', category } as const
  const product = called.find((name) => !byProduct.has(name))
  if (product !== undefined) return { outcome: 'unknown-product', product } as const
  return {
    outcome: 'found',
    categoryIds: sorted(byCategory.values()),
    productIds: sorted(byProduct.values()),
  } as const
}

const isSameScope = (current: Current, { categoryIds, productIds }: Scope) => ({
  categories: current.categoryIds.join() === categoryIds.join(),
  products: current.productIds.join() === productIds.join(),
})

function unchangedScope(current: Current, { categories, products }: CouponDraft, scope: Scope) {
  const isSame = isSameScope(current, scope)
  return { ...(isSame.categories && { categories }), ...(isSame.products && { products }) }
}

/** Orders that were placed with it go by it for as long as they can be edited. */
const changesTerms = (current: Current, draft: CouponDraft, scope: Scope): boolean =>
  current.uses > 0 &&
  (terms.some((name) => current[name] !== draft[name]) ||
    Object.values(isSameScope(current, scope)).includes(false))
