import type { CustomerRow } from '#shop/customers/list/list-customers.ts'

/** A customer as they come from the server: moments are text on the way. */
export type ShownRow = ReturnType<typeof showRow>

export const showRow = ({ firstOrderAt, lastOrderAt, ...row }: CustomerRow) => ({
  ...row,
  firstOrderAt: firstOrderAt && firstOrderAt.toISOString(),
  lastOrderAt: lastOrderAt && lastOrderAt.toISOString(),
})
