import { readListQuery } from '#pages/list/list-query.ts'
import {
  deskSorts,
  deskStatuses,
  missingParts,
  stockStates,
} from '#shop/catalog/desk/product-filter.ts'
import { columnsIn } from '#shop/saved-views/columns.ts'

const longestName = 200

/** What the URL of the list asks for: everything of it can be sent to a colleague. */
export function readProductsQuery(query: URLSearchParams) {
  const { page: _, ...asked } = readListQuery(query, {
    choices: {
      status: deskStatuses,
      category: anyIn(query, 'category'),
      brand: anyIn(query, 'brand'),
      stock: stockStates,
      deal: ['on'] as const,
      missing: missingParts,
      sort: deskSorts,
    },
    // `view`: the one that the list began with.
    ids: ['after', 'view'],
  })
  return { ...asked, columns: columnsIn('products', query) }
}

/** Any that may be one: a product may have it by now. */
function anyIn(query: URLSearchParams, name: string): string[] {
  const text = query.get(name)?.replaceAll('\0', '').trim() ?? ''
  return text === '' || text.length > longestName ? [] : [text]
}
