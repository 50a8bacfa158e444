/** Moments cross doors as text. */
export const momentText = (at: Date | null): string | null => at && at.toISOString()

/** A row whose moment is text. */
export const withText = <Row extends { at: Date }>({ at, ...row }: Row) => ({
  ...row,
  at: at.toISOString(),
})
