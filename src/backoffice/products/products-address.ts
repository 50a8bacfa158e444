import { listAddress } from '#pages/list/list-address.ts'
import { isNarrowed } from '#shop/catalog/desk/product-filter.ts'
import { productsPath } from '../product-details/product-address.ts'
import type { readProductsAddress } from './read-products-address.ts'

export type ProductsAddress = ReturnType<typeof readProductsAddress>

/** The list with something else about it, from its first page. */
export function productsAddress(
  address: ProductsAddress,
  other: Partial<ProductsAddress> = {},
): string {
  const { sort, ...rest } = { ...address, after: undefined, ...other }
  return listAddress(productsPath, { ...rest, sort: sort === 'newest' ? undefined : sort })
}

/** Nothing narrowed but the tab; sorted and shown as it was. */
export const allAddress = ({ sort, columns, status }: ProductsAddress): string =>
  listAddress(productsPath, { status, sort: sort === 'newest' ? undefined : sort, columns })

/** What products must fit: no sorting, page, columns or view. */
export function narrowingOf(address: ProductsAddress) {
  const { sort: _, after: __, columns: ___, view: ____, ...filter } = address
  return { filter, isNarrowed: isNarrowed(filter) }
}
