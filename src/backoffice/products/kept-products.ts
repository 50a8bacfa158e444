import type { KeptList } from '../lists/kept-list.ts'
import { productsHref, type ProductsQuery } from './products-href.ts'
import { readProductsQuery } from './read-products-query.ts'

/** The list of products, for its views and columns. */
export const keptProducts: KeptList<'products', ProductsQuery> = {
  list: 'products',
  read: readProductsQuery,
  hrefOf: productsHref,
}
