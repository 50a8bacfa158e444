import { z } from 'zod'
import { countVariants } from '#shop/catalog/desk/ask-desk.ts'
import { askForProductExport } from '#shop/product-exports/ask-for-product-export.ts'
import { productColumns } from '#shop/product-exports/columns.ts'
import { columnField, exportActions } from '../exports/export-actions.ts'
import { chosenBy, chosenFields } from './bulk/chosen-fields.ts'
import { narrowingOf } from './products-href.ts'
import { readProductsQuery } from './read-products-query.ts'

/** Products as files: those that are ticked, or all that fit the address. */
export const productExports = exportActions({
  list: 'products',
  schema: z.object({ ...chosenFields, column: columnField(productColumns) }),
  columnsIn: ({ column = [] }) => [column].flat(),
  findTicked: async (fields, { url }) => {
    const chosen = chosenBy(fields, url.searchParams)
    return chosen && 'picked' in chosen
      ? { products: chosen.picked.map(({ id }) => id).join() }
      : undefined
  },
  readList: (query) => {
    const { filter } = narrowingOf(readProductsQuery(query))
    return { filter, query: filter }
  },
  count: countVariants,
  ask: (shop, by, { filter, format, columns }) =>
    askForProductExport(shop, by, { filter, format, columns }),
})
