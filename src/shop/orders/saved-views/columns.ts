/** What the list of orders may show beside the number and the time of each, in this order. */
export const listColumns = [
  'customer',
  'products',
  'place',
  'total',
  'status',
  'payment',
  'call',
  'source',
  'tags',
] as const

/** Where columns are named: nothing beside the number. */
export const noColumns = 'none'

export type ListColumn = (typeof listColumns)[number]

/** As long as nobody chose others. Payment, calls, source and tags stand beside the status there, where they are worth a word. */
export const usualColumns: readonly ListColumn[] = [
  'customer',
  'products',
  'place',
  'total',
  'status',
]

/** Those that are known, each once, in the order of the list. */
export const knownColumns = (names: readonly string[]): ListColumn[] =>
  listColumns.filter((column) => names.includes(column))
