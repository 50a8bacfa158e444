import { giveWay } from '#platform/concurrency/give-way.ts'
import { findAttributes } from '../catalog/attributes/list-attributes.ts'
import { countVariants } from '../catalog/desk/ask-desk.ts'
import { listDesk } from '../catalog/desk/list-desk.ts'
import type { DeskFilter } from '../catalog/desk/product-filter.ts'
import { findWholeProducts } from '../catalog/products/list-whole-products.ts'
import type { ExportCell } from '../exports/export-format.ts'
import type { ExportedRows, StoredQuery } from '../exports/exported-rows.ts'
import { haatCells, haatHeadings } from '../import/formats/haat/haat-rows.ts'
import type { Shop } from '../shop.ts'
import { isNumber } from './columns.ts'

const productsAtOnce = 100

interface ProductQuery {
  filter: DeskFilter
  /** Headings of our own format. */
  columns: readonly string[]
}

/**
 * Exactly the products that fit, a row for each variant, batch by batch: their number costs no memory, and shoppers go first.
 * Ended where the typed text is too short.
 */
export async function* listProductRows(
  shop: Pick<Shop, 'database' | 'now'>,
  { filter, columns }: ProductQuery,
): AsyncGenerator<ExportCell[][]> {
  const attributes = await findAttributes(shop.database)
  const headings = haatHeadings(false, attributes)
  const places = columns.map((column) => ({ column, at: headings.indexOf(column) }))
  for (let after: string | undefined; ;) {
    const began = performance.now()
    const listed = await listDesk(shop, { filter, sort: 'id', after, limit: productsAtOnce })
    if (listed.outcome !== 'listed') return
    const ids = listed.products.map(({ id }) => id)
    const products = await findWholeProducts(shop.database, ids)
    const workedMs = performance.now() - began
    const rows = products.flatMap((product) => haatCells(product, undefined, attributes))
    if (rows.length > 0)
      yield rows.map((cells) => places.map(({ column, at }) => cellOf(column, cells[at] ?? '')))
    if (listed.next === undefined) return
    after = listed.next
    await giveWay(workedMs)
  }
}

const cellOf = (column: string, cell: string): ExportCell =>
  cell !== '' && isNumber(column) ? Number(cell) : cell

/** As a long export kept it. */
const queryOf = ({ filter, columns, asOf }: StoredQuery): ProductQuery => ({
  filter: { ...filter, asOf },
  columns,
})

export const exportedProducts: ExportedRows = {
  count: (shop, query, most) => countVariants(shop, queryOf(query).filter, most),
  list: (shop, query) => listProductRows(shop, queryOf(query)),
}
