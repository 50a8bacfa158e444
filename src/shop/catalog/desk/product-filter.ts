/** What staff ask of the list of products. */
export interface DeskFilter {
  /** Any part of a name, a brand, a tag or a SKU. */
  q?: string | undefined
  status?: DeskStatus | undefined
  /** Slug: its products, and those of all that stand in it. */
  category?: string | undefined
  brand?: string | undefined
  stock?: StockState | undefined
  deal?: 'on' | undefined
  missing?: MissingPart | undefined
  /** `material:cotton`: any of one attribute, and all attributes. */
  attribute?: readonly string[] | undefined
  /** These alone, by their ids. */
  products?: readonly string[] | undefined
  /** None that was made since. */
  asOf?: Date | undefined
}

/** `scheduled`: published from a moment that is yet to come. */
export const deskStatuses = ['draft', 'scheduled', 'active', 'archived'] as const
export type DeskStatus = (typeof deskStatuses)[number]

/**
 * `low`: of some variant few are left, or none; `running-low`: of one that was ordered lately; `one-sold-out`: of some variant none is left;
 * `sold-out`: none of every one.
 */
export const stockStates = ['in-stock', 'low', 'running-low', 'one-sold-out', 'sold-out'] as const
export type StockState = (typeof stockStates)[number]

/** `cost`: nobody has said what some variant costs to buy. */
export const missingParts = ['bangla', 'picture', 'cost'] as const
export type MissingPart = (typeof missingParts)[number]

/** `runs-out`: what is gone first at the present pace. */
export const deskSorts = [
  'newest',
  'changed',
  'sold',
  'price-low',
  'price-high',
  'runs-out',
] as const
export type DeskSort = (typeof deskSorts)[number]

/** Beside the tab. */
export const isNarrowed = (filter: DeskFilter): boolean =>
  Object.values({ ...filter, status: undefined, asOf: undefined }).some(
    (asked) => asked !== undefined && asked !== '',
  )

/** Found products are counted so far (docs/decisions/0116); one more means "and more". */
export const mostFound = 200
/** The same of a tab. */
export const mostOfTab = 1000

/** Done at once, in one call: what more fits waits for the next one. */
export const mostChosen = 500
