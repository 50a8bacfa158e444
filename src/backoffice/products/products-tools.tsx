import { m } from '#paraglide/messages.js'
import type { FormResult } from '#pages/form/form-result.ts'
import type { ListColumn } from '#shop/saved-views/columns.ts'
import { filtersAmong } from '../lists/filter-chips.tsx'
import { ListTools } from '../lists/toolbar/list-tools.tsx'
import type { ShownView } from '../lists/views/view-query.ts'
import { columnNames } from './column-names.ts'
import { productChips, type Options } from './product-chips.ts'
import { fileColumns } from './export-columns.ts'
import { ProductSearch } from './product-search.tsx'
import { allHref, productsHref, type ProductsQuery } from './products-href.ts'

interface ProductsToolsProps {
  query: ProductsQuery
  categories: Options
  brands: readonly string[]
  views: readonly ShownView[]
  products: readonly unknown[]
  mayExport: boolean
  shown: readonly ListColumn<'products'>[]
  /** What one of the page's forms was answered. */
  answered: FormResult | undefined
}

export function ProductsTools(props: ProductsToolsProps) {
  const { query, categories, brands, views, shown, products, mayExport, answered } = props
  const chips = productChips(query, categories)
  return (
    <ListTools
      list="products"
      {...{ query, views, shown, answered }}
      now={productsHref(query)}
      cleared={allHref(query)}
      search={
        <ProductSearch {...{ query, categories, brands }} filters={filtersAmong(chips, query)} />
      }
      chips={chips}
      columns={columnNames}
      file={mayExport && products.length > 0 && { ...fileColumns, hint: m.products_export_hint() }}
    />
  )
}
