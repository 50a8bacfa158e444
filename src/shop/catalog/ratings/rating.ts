/** What reviews give a product: one to five stars. */
export const stars = [1, 2, 3, 4, 5] as const
export type Stars = (typeof stars)[number]

/** How many reviews gave one star, two, … five. */
export type StarCounts = readonly number[]

export const noStars: number[] = [0, 0, 0, 0, 0]

/** What cards show. */
export interface Rating {
  /** Of the stars, to one decimal place. */
  average: number
  /** Reviews. */
  count: number
}

/** Undefined where nobody has reviewed it yet. */
export function ratingOf(counts: StarCounts): Rating | undefined {
  const count = counts.reduce((sum, each) => sum + each, 0)
  if (count === 0) return undefined
  const total = counts.reduce((sum, each, index) => sum + each * (index + 1), 0)
  return { average: Math.round((10 * total) / count) / 10, count }
}

/** The same as a part of what is shown, which says nothing where there is nothing. */
export function showRating(counts: StarCounts): { rating?: Rating } {
  const rating = ratingOf(counts)
  return rating ? { rating } : {}
}
