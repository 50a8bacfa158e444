import { and, asc, desc, eq, gt, or, sql, type SQL } from 'drizzle-orm'
import { isId } from '#platform/text/is-id.ts'
import { likePattern } from '#platform/text/like-pattern.ts'
import { searchForm } from '#platform/text/search-form.ts'
import { listWholeCategories } from '../catalog/categories/list-whole-categories.ts'
import { listProductSlugs } from '../catalog/desk/find-product-ids.ts'
import type { Shop } from '../shop.ts'
import { tidyCode } from './code.ts'
import { findTerms } from './find-coupon.ts'
import { couponCodes, coupons } from './tables.ts'

export type ListedCoupon = typeof coupons.$inferSelect & {
  /** The first one by the alphabet; null where there is none yet. */
  code: string | null
  codes: number
}

export const couponsOnPage = 50

export type WholeCoupon = typeof coupons.$inferSelect & {
  codes: number
  /** Slugs. */
  categories: string[]
  products: string[]
}

/** What a list may be narrowed by: who looks for an older one comes from its page. */
const mostNames = 100

/** The newest, and the one that is asked for. */
export async function listCouponNames(
  { database }: Pick<Shop, 'database'>,
  asked?: string,
): Promise<{ id: string; name: string }[]> {
  const names = database.select({ id: coupons.id, name: coupons.name }).from(coupons)
  const newest = await names.orderBy(desc(coupons.createdAt), desc(coupons.id)).limit(mostNames)
  if (asked === undefined || newest.some(({ id }) => id === asked)) return newest
  const older = await database
    .select({ id: coupons.id, name: coupons.name })
    .from(coupons)
    .where(eq(coupons.id, asked))
  return [...older, ...newest]
}

interface Asked {
  /** A part of the name, or of a code its beginning. */
  search?: string | undefined
  limit?: number
  /** Goes on behind the one of this id. */
  after?: string | undefined
}

const listed = {
  code: sql<
    string | null
  >`(SELECT min(k.code) FROM coupon_codes k WHERE k.coupon_id = "coupons"."id")`,
  codes: sql<number>`(SELECT count(*)::int FROM coupon_codes k WHERE k.coupon_id = "coupons"."id")`,
}

/** The newest first, by index; `next`: where there are more. */
export async function listCoupons(
  { database }: Pick<Shop, 'database'>,
  { search = '', limit = couponsOnPage, after }: Asked,
): Promise<{ coupons: ListedCoupon[]; next: string | undefined }> {
  const rows = await database
    .select({ coupon: coupons, ...listed })
    .from(coupons)
    .where(and(search === '' ? undefined : fits(search), after ? isAfter(after) : undefined))
    .orderBy(desc(coupons.createdAt), desc(coupons.id))
    .limit(limit + 1)
  const page = rows.slice(0, limit).map(({ coupon, ...rest }) => ({ ...coupon, ...rest }))
  return { coupons: page, next: rows.length > limit ? page.at(-1)?.id : undefined }
}

const isAfter = (id: string): SQL =>
  sql`(${coupons.createdAt}, ${coupons.id}) < (SELECT c.created_at, c.id FROM coupons c WHERE c.id = ${id})`

function fits(search: string): SQL | undefined {
  const code = tidyCode(search)
  // A range, which the key of the codes answers in every collation.
  const byCode = sql`${coupons.id} IN (SELECT k.coupon_id FROM coupon_codes k WHERE k.code COLLATE "C" >= ${code} AND k.code COLLATE "C" < ${`${code}\u{10FFFF}`})`
  return or(
    sql`search_form(${coupons.name}) LIKE ${likePattern(searchForm(search))}`,
    code === '' ? undefined : byCode,
  )
}

/** Everything that is kept of one, with slugs of its goods. */
export async function findWholeCoupon(
  { database }: Pick<Shop, 'database'>,
  id: string,
): Promise<WholeCoupon | undefined> {
  const stored = isId(id) ? await findTerms(database, id) : undefined
  if (!stored) return undefined
  const [codes, categories, products] = [
    await database.$count(couponCodes, eq(couponCodes.couponId, id)),
    await listWholeCategories(database),
    await listProductSlugs(database, stored.productIds),
  ]
  return {
    ...stored,
    codes,
    categories: categories
      .filter((category) => stored.categoryIds.includes(category.id))
      .map(({ slug }) => slug),
    products,
  }
}

export interface ListedCode {
  code: string
  uses: number
}

/** By the alphabet; goes on behind a code. */
export async function listCodes(
  { database }: Pick<Shop, 'database'>,
  { id, after, limit }: { id: string; after?: string | undefined; limit: number },
): Promise<ListedCode[]> {
  return database
    .select({ code: couponCodes.code, uses: couponCodes.uses })
    .from(couponCodes)
    .where(
      and(
        eq(couponCodes.couponId, id),
        after === undefined ? undefined : gt(couponCodes.code, after),
      ),
    )
    .orderBy(asc(couponCodes.code))
    .limit(limit)
}
