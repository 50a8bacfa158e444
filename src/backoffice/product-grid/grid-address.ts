import { listAddress } from '#pages/list/list-address.ts'
import { productsPath } from '../product-details/product-address.ts'
import type { ProductsAddress } from '../products/products-address.ts'

const gridPath = `${productsPath}/grid`

/** The variants of what the list shows, from its first page or behind a product. */
export const gridAddress = (address: ProductsAddress, after?: string): string =>
  listAddress(gridPath, { ...address, columns: undefined, view: undefined, after })
