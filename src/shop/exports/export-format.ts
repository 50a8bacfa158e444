import type { Permission } from '../identity/roles/policy.ts'

export const exportFormats = ['csv', 'xlsx'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** Text, or a number to count with. */
export type ExportCell = string | number

/** Lists that are given out as files. */
export const exportedLists = ['orders', 'customers', 'products'] as const
/** Who may give each out, and take its file. */
export const exportPermissions = {
  orders: 'export-people',
  customers: 'export-people',
  products: 'export-products',
} as const satisfies Record<(typeof exportedLists)[number], Permission>

export type ExportedList = (typeof exportedLists)[number]

/** Each once, in the order of the file. */
export const inOrder = <Column extends string>(
  all: readonly Column[],
  wanted: readonly Column[],
): Column[] => all.filter((column) => wanted.includes(column))
