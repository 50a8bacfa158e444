import { m } from '#paraglide/messages.js'
import { deskSorts, missingParts, stockStates } from '#shop/catalog/desk/product-filter.ts'
import { FilterChoice } from '../lists/toolbar/filter-choice.tsx'
import { ToolSearch } from '../lists/toolbar/tool-search.tsx'
import type { Options } from './product-chips.ts'
import { missingNames, sortNames, stockNames } from './product-words.ts'
import { productsPath } from '../product-details/product-paths.ts'
import type { ProductsQuery } from './products-href.ts'

interface ProductSearchProps {
  query: ProductsQuery
  categories: Options
  brands: readonly string[]
  /** How many filters there are below the search. */
  filters: number
}

/** One box for names, SKUs, brands and tags, and the filters, folded until they are needed. */
export function ProductSearch(props: ProductSearchProps) {
  const { query, filters } = props
  const { q, columns, view, status, sort = 'newest' } = query
  return (
    <ToolSearch
      key={JSON.stringify(query)}
      path={productsPath}
      label={m.products_search()}
      q={{ label: m.products_search_hint(), value: q }}
      kept={{ columns, view, status }}
      set={filters}
      sort={{
        name: 'sort',
        label: m.customers_sort(),
        value: sort,
        options: deskSorts.map((value) => ({ value, text: sortNames[value]() })),
      }}
      isWrong={false}
      filters={<Filters {...props} />}
    />
  )
}

function Filters({ query, categories, brands }: ProductSearchProps) {
  const { category, brand, stock, deal, missing } = query
  return (
    <>
      <FilterChoice
        name="category"
        label={m.products_category()}
        value={category}
        any={m.products_any_category()}
        options={categories}
      />
      <FilterChoice
        name="brand"
        label={m.products_brand()}
        value={brand}
        any={m.products_any_brand()}
        options={brands.map((value) => ({ value, text: value }))}
      />
      <FilterChoice
        name="stock"
        label={m.products_stock()}
        value={stock}
        any={m.products_any_stock()}
        options={stockStates.map((value) => ({ value, text: stockNames[value]() }))}
      />
      <FilterChoice
        name="deal"
        label={m.products_deal()}
        value={deal}
        any={m.products_any_deal()}
        options={[{ value: 'on', text: m.products_deal_on() }]}
      />
      <FilterChoice
        name="missing"
        label={m.products_missing()}
        value={missing}
        any={m.products_missing_any()}
        options={missingParts.map((value) => ({ value, text: missingNames[value]() }))}
      />
    </>
  )
}
