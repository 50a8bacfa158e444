import { listHref } from '#pages/list/list-query.ts'
import { productsPath } from '../product-details/product-paths.ts'
import type { ProductsQuery } from '../products/products-href.ts'

const gridPath = `${productsPath}/grid`

/** The variants of what the list shows, from its first page or behind a product. */
export const gridHref = (query: ProductsQuery, after?: string): string =>
  listHref(gridPath, { ...query, columns: undefined, view: undefined, after })
