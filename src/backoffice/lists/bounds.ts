/** Both ends of what a list is narrowed to; days as YYYY-MM-DD. */
type Ends<End> = readonly [from: End | undefined, to: End | undefined]

/** Whether a range ends before it begins: nothing is in it. */
export const isTurned = <End extends string | number>([from, to]: Ends<End>): boolean =>
  from !== undefined && to !== undefined && from > to
