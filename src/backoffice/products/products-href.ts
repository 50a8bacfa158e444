import { listHref } from '#pages/list/list-query.ts'
import { isNarrowed } from '#shop/catalog/desk/product-filter.ts'
import { productsPath } from '../product-details/product-paths.ts'
import type { readProductsQuery } from './read-products-query.ts'

export type ProductsQuery = ReturnType<typeof readProductsQuery>

/** The list with something else about it, from its first page. */
export function productsHref(query: ProductsQuery, other: Partial<ProductsQuery> = {}): string {
  const { sort, ...rest } = { ...query, after: undefined, ...other }
  return listHref(productsPath, { ...rest, sort: sort === 'newest' ? undefined : sort })
}

/** Nothing narrowed but the tab; sorted and shown as it was. */
export const allHref = ({ sort, columns, status }: ProductsQuery): string =>
  listHref(productsPath, { status, sort: sort === 'newest' ? undefined : sort, columns })

/** What products must fit: no sorting, page, columns or view. */
export function narrowingOf(query: ProductsQuery) {
  const { sort: _, after: __, columns: ___, view: ____, ...filter } = query
  return { filter, isNarrowed: isNarrowed(filter) }
}
