import { dimensions, type Dimension } from '../../visits/visit.ts'

export type NamedDimension = Exclude<Dimension, 'total'>

export const namedDimensions = dimensions.filter(
  (dimension): dimension is NamedDimension => dimension !== 'total',
)

/** How long the stretches are that days are put together to. Weeks begin on Sunday, as in Bangladesh. */
export const stretches = ['day', 'week', 'month'] as const
export type Stretch = (typeof stretches)[number]

/** What a table of visits may be by. */
export const visitBys = [...stretches, ...namedDimensions] as const
export type VisitBy = (typeof visitBys)[number]

/** What visits of some days come to. Each visit counts on the day on which it began, each order on the day on which it was placed. */
export interface VisitFigures {
  views: number
  visits: number
  /** Who began a visit, day by day, added up: an estimate, of whole days only, and never more than visits. */
  visitors: number
  /** Visits that saw a product, or came further. */
  seen: number
  /** That put something into the cart, or came further. */
  carts: number
  /** That came to the checkout. */
  checkouts: number
  /** Orders of the website whose visit is known. */
  placed: number
  /** Those of them that are delivered by now. */
  delivered: number
}

export const noFigures: VisitFigures = {
  views: 0,
  visits: 0,
  visitors: 0,
  seen: 0,
  carts: 0,
  checkouts: 0,
  placed: 0,
  delivered: 0,
}

export const addFigures = (one: VisitFigures, other: VisitFigures): VisitFigures => ({
  views: one.views + other.views,
  visits: one.visits + other.visits,
  visitors: one.visitors + other.visitors,
  seen: one.seen + other.seen,
  carts: one.carts + other.carts,
  checkouts: one.checkouts + other.checkouts,
  placed: one.placed + other.placed,
  delivered: one.delivered + other.delivered,
})

/** `name`: a day, or what something is called; empty for all that is too rare to have a row of its own. */
export type NamedFigures = VisitFigures & { name: string }

export const figureNames = [
  'views',
  'visits',
  'visitors',
  'seen',
  'carts',
  'checkouts',
  'placed',
  'delivered',
] as const satisfies readonly (keyof VisitFigures)[]
