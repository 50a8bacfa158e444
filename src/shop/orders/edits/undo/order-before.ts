import type { orderLines, orders } from '../../tables.ts'

/** What an edit can change of an order. */
export type OrderBefore = Pick<typeof orders.$inferSelect, (typeof editedColumns)[number]> & {
  lines: readonly LineBefore[]
}

/** As it is stored, with what it cost then. */
export type LineBefore = Omit<typeof orderLines.$inferSelect, 'orderRef' | 'placedAt'>

const editedColumns = [
  'fullName',
  'phone',
  'email',
  'address',
  'note',
  'district',
  'districtBn',
  'area',
  'areaBn',
  'zone',
  'deliveryMethod',
  'subtotalInPaisa',
  'deliveryChargeInPaisa',
  'deliveryChargeIsSet',
  'discountInPaisa',
  'couponRef',
  'couponCode',
  'couponKind',
  'couponDiscountInPaisa',
  'grandTotalInPaisa',
] as const

export function orderBefore(
  order: typeof orders.$inferSelect,
  lines: readonly (typeof orderLines.$inferSelect)[],
): OrderBefore {
  const columns = Object.fromEntries(editedColumns.map((name) => [name, order[name]]))
  return {
    ...(columns as Omit<OrderBefore, 'lines'>),
    lines: lines.map((line) => {
      const { orderRef: _, placedAt: __, ...kept } = line
      return kept
    }),
  }
}
