import type { ListWithViews } from '../lists/list-with-views.ts'
import { productsHref, type ProductsQuery } from './products-href.ts'
import { readProductsQuery } from './read-products-query.ts'

/** The list of products, for its views and columns. */
export const productsList: ListWithViews<'products', ProductsQuery> = {
  list: 'products',
  read: readProductsQuery,
  hrefOf: productsHref,
}
