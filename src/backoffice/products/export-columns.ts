import { m } from '#paraglide/messages.js'
import { productColumns, type ProductColumn } from '#shop/product-exports/columns.ts'
import { wordOfField } from '../imports/columns/column-words.ts'

const texts = Object.fromEntries(
  productColumns.map((column) => [
    column,
    column === 'attributes' ? m.attributes_title : () => wordOfField(column) ?? column,
  ]),
) as Record<ProductColumn, () => string>

/** What a file of products may tell. */
export const fileColumns = { columns: productColumns, texts }
