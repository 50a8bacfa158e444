import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { products, variants } from '#shop/catalog/tables.ts'
import { findMarker } from '#shop/settings/save-marker.ts'
import type { Shop } from '#shop/shop.ts'
import type { StockReport, StockSort } from '../contract.ts'
import { findKeys } from '../report/find-keys.ts'
import { salesStock } from '../tables.ts'
import { stockMarker, type KeptTotals } from './rebuild-stock-report.ts'

export interface StockAsked {
  sort: StockSort
  /** Only variants with it in their name or SKU. */
  q?: string | undefined
  limit?: number | undefined
  cursor?: string | undefined
}

const usualLimit = 50
const mostVariants = 500

const isDead = sql`${salesStock.stock} > 0 AND ${salesStock.soldIn90Days} <= 0`

/** What comes first, and which there are; each is an index. */
const sorts = {
  value: { column: salesStock.valueInPaisa, isDescending: true, which: undefined },
  cover: {
    column: salesStock.coverDays,
    isDescending: false,
    which: sql`${salesStock.coverDays} IS NOT NULL`,
  },
  dead: { column: salesStock.valueInPaisa, isDescending: true, which: isDead },
  'sold-out': {
    column: salesStock.soldOutDays,
    isDescending: true,
    which: sql`${salesStock.soldOutDays} > 0`,
  },
} as const

/** The shelf as of last night, page by page. Undefined where the cursor is none of these. */
export async function loadStockReport(
  shop: Pick<Shop, 'database'>,
  { sort, q = '', limit = usualLimit, cursor }: StockAsked,
): Promise<StockReport | undefined> {
  const after = parseCursor(cursor)
  if (after === null) return undefined
  const most = Math.min(limit, mostVariants)
  const found = q === '' ? undefined : await findKeys(shop.database, 'variant', q)
  const { column, isDescending, which } = sorts[sort]
  const direction = isDescending ? desc : asc
  const rows = await shop.database
    .select({ ...columns, value: sql<string>`${column}` })
    .from(salesStock)
    .innerJoin(variants, eq(variants.id, salesStock.variantId))
    .innerJoin(products, eq(products.id, salesStock.productId))
    .where(
      and(
        which,
        found && inArray(salesStock.variantId, found),
        after && goesOn(column, isDescending, after),
      ),
    )
    .orderBy(direction(column), direction(salesStock.variantId))
    .limit(most + 1)
  const page = rows.slice(0, most)
  const last = page.at(-1)
  return {
    ...(await loadTotals(shop)),
    rows: page.map(({ value: _value, ...row }) => row),
    next: rows.length > most && last ? `${last.value}_${last.variantId}` : null,
  }
}

/** Null where it is none. */
const parseCursor = (cursor: string | undefined) =>
  cursor === undefined ? undefined : /^(\d{1,18})_([0-9a-f-]{36})$/.exec(cursor)

async function loadTotals(
  shop: Pick<Shop, 'database'>,
): Promise<Pick<StockReport, 'countedAt' | 'totals'>> {
  const kept = (await findMarker(shop, stockMarker)) as KeptTotals | undefined
  return kept ?? { countedAt: null, totals: null }
}

const goesOn = (
  column: (typeof sorts)[StockSort]['column'],
  isDescending: boolean,
  [, value, id]: RegExpExecArray,
): SQL =>
  sql`(${column}, ${salesStock.variantId}) ${isDescending ? sql`<` : sql`>`} (${value}::bigint, ${id}::uuid)`

const columns = {
  variantId: salesStock.variantId,
  sku: variants.sku,
  slug: products.slug,
  name: products.name,
  nameBn: products.nameBn,
  stock: salesStock.stock,
  valueInPaisa: salesStock.valueInPaisa,
  isCostKnown: salesStock.isCostKnown,
  soldIn30Days: salesStock.soldIn30Days,
  soldIn90Days: salesStock.soldIn90Days,
  coverDays: salesStock.coverDays,
  soldOutDays: salesStock.soldOutDays,
}
