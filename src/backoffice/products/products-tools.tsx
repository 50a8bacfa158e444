import type { FormResult } from '#pages/form/form-result.ts'
import type { ListColumn } from '#shop/saved-views/columns.ts'
import { ColumnChooser } from '../lists/columns/column-chooser.tsx'
import { FilterChips } from '../lists/filter-chips.tsx'
import { ListToolbar } from '../lists/toolbar/list-tool.tsx'
import { ViewMenu } from '../lists/views/view-menu.tsx'
import type { ShownView } from '../lists/views/view-query.ts'
import { columnNames } from './column-names.ts'
import { productChips, type Options } from './product-chips.ts'
import { ProductSearch } from './product-search.tsx'
import { allAddress, productsAddress, type ProductsAddress } from './products-address.ts'

interface ProductsToolsProps {
  address: ProductsAddress
  categories: Options
  brands: readonly string[]
  views: readonly ShownView[]
  shown: readonly ListColumn<'products'>[]
  /** What one of the page's forms was answered. */
  answered: FormResult | undefined
}

/** One line above the list: what it is searched for, narrowed to, saved as and shows; below, what it is narrowed by. */
export function ProductsTools(props: ProductsToolsProps) {
  const { address, categories, brands, views, shown, answered } = props
  const chips = productChips(address, categories)
  return (
    <>
      <ListToolbar>
        <ProductSearch
          address={address}
          categories={categories}
          brands={brands}
          filters={chips.length - (address.q === '' ? 0 : 1)}
        />
        <ViewMenu
          views={views}
          chosen={address.view}
          now={productsAddress(address)}
          answered={answered}
        />
        <ColumnChooser list="products" names={columnNames} shown={shown} />
      </ListToolbar>
      <FilterChips chips={chips} clear={allAddress(address)} />
    </>
  )
}
