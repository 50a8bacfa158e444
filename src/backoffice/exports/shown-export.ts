import type { ListedExport } from '#shop/exports/list-exports.ts'

/** As it comes from the server: moments are text on the way. */
export type ShownExport = Omit<ListedExport, 'asOf'> & { asOf: string }

export const showExport = ({ asOf, ...rest }: ListedExport): ShownExport => ({
  ...rest,
  asOf: asOf.toISOString(),
})
