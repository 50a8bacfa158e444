import { countText } from '#pages/money/taka.ts'

/** What is counted up to `most` and no further: `200+` where there are more. */
export const countUpTo = (most: number, count: number): string =>
  count > most ? `${countText(most)}+` : countText(count)
