import type { KeptList } from '../lists/kept-list.ts'
import { productsAddress, type ProductsAddress } from './products-address.ts'
import { readProductsAddress } from './read-products-address.ts'

/** The list of products, for its views and columns. */
export const keptProducts: KeptList<'products', ProductsAddress> = {
  list: 'products',
  read: readProductsAddress,
  addressOf: productsAddress,
}
