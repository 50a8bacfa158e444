/** Lists of the back office that have views and columns of one's own. */
export const savedLists = ['orders', 'customers', 'products', 'sales'] as const
export type SavedList = (typeof savedLists)[number]

/** What a list may show beside what each row is opened by, in this order. */
export const listColumns = {
  orders: ['customer', 'products', 'place', 'total', 'status', 'payment', 'call', 'source', 'tags'],
  customers: ['contact', 'orders', 'spent', 'last', 'district', 'first', 'marks'],
  products: ['status', 'price', 'stock', 'sold', 'pace', 'category', 'changed'],
  sales: [
    'orders',
    'ordered',
    'sold',
    'pieces',
    'delivered',
    'discount',
    'delivery',
    'cost',
    'profit',
    'canceled',
    'refused',
    'returned',
  ],
} as const satisfies Record<SavedList, readonly string[]>

export type ListColumn<List extends SavedList = SavedList> = (typeof listColumns)[List][number]

/** Where columns are named: nothing beside what the row is opened by. */
export const noColumns = 'none'

/**
 * As long as nobody chose others. What has no column of its own stands beside the others where it is worth a word: payment, calls,
 * source and tags of orders beside the status.
 */
export const usualColumns: { [List in SavedList]: readonly ListColumn<List>[] } = {
  orders: ['customer', 'products', 'place', 'total', 'status'],
  customers: ['contact', 'orders', 'spent', 'last', 'district', 'marks'],
  products: ['status', 'price', 'stock', 'sold', 'category', 'changed'],
  // As many as stand beside each other on a desk of 1,280 px.
  sales: ['orders', 'sold', 'pieces', 'delivered', 'profit', 'refused'],
}

/** Those that are known, each once, in the order of the list. */
export const knownColumns = <List extends SavedList>(
  list: List,
  names: readonly string[],
): ListColumn<List>[] => {
  const all: readonly ListColumn<List>[] = listColumns[list]
  return all.filter((column) => names.includes(column))
}

/** Which ones the URL of a list names; undefined: those that the reader chose for themselves. */
export function columnsIn(list: SavedList, query: URLSearchParams): string | undefined {
  const named = query.get('columns')
  return named === null ? undefined : knownColumns(list, named.split(',')).join() || noColumns
}

/** Those that the URL names, or those that the reader chose for themselves. */
export const shownColumns = <List extends SavedList>(
  list: List,
  named: string | undefined,
  own: readonly ListColumn<List>[],
): readonly ListColumn<List>[] => (named === undefined ? own : knownColumns(list, named.split(',')))
