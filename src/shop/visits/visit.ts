/** What is counted of visits, in words that all of it uses. */

export const kinds = ['page', 'cart', 'search', 'place'] as const
export type ViewKind = (typeof kinds)[number]

export const devices = ['phone', 'tablet', 'desktop'] as const
export type Device = (typeof devices)[number]

/** By what visits are summed. `total` is the whole day. */
export const dimensions = [
  'total',
  'page',
  'product',
  'entry',
  'search-found',
  'search-nothing',
  'source',
  'referrer',
  'campaign',
  'device',
  'browser',
  'language',
  'district',
] as const
export type Dimension = (typeof dimensions)[number]

/** By what the way to an order is summed. */
export const funnelDimensions = ['total', 'device', 'source', 'campaign'] as const

/** Where nothing says where a visit came from. */
export const direct = 'direct'

/** A visit ends when nothing was opened for so long. */
export const visitEndsAfterMinutes = 30

/** A visit that begins before midnight is followed so long after it. */
export const lateHours = 2

/** Names of one dimension that a day keeps; what is rarer is one row without a name. A program that invents pages fills no table. */
export const mostNamesPerDay = 300

/** Where browsers say which page they show. */
export const notePath = '/api/here'
