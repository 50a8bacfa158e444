import type { SavedList } from '#shop/saved-views/columns.ts'

/** Of every list with views and columns: which columns, and the view that it began with. */
export interface StoredListQuery {
  columns: string | undefined
  view: string | undefined
}

/** What views and columns need to know of the list that they belong to. For the server: reading a URL needs all places. */
export interface ListWithViews<List extends SavedList, Query extends StoredListQuery> {
  list: List
  /** What the query of a URL asks for; what the list does not know is left out. */
  read: (query: URLSearchParams) => Query
  /** The list with something else about it, from its first page. */
  hrefOf: (asked: Query, other?: Partial<StoredListQuery>) => string
}

/** The list as it was asked for, in the language of the page. */
export interface ListPage {
  list: string
}
