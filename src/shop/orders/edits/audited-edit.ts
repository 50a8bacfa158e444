import type { Facts } from '#shop/audit/audit.ts'
import type { ChangeDetails } from './change-details.ts'

const audited = [
  ['deliveryCharge', 'deliveryChargeInPaisa'],
  ['discount', 'discountInPaisa'],
  ['grandTotal', 'grandTotalInPaisa'],
] as const

type Amounts = Record<(typeof audited)[number][1], number>

/** What the audit keeps of an edit: amounts as they were and are. What it says of a person stands in the history of the order, and goes with them. */
export function auditedEdit(
  before: Amounts,
  after: Amounts,
  details: ChangeDetails,
): { before: Facts; after: Facts } {
  const changed = audited.filter(([name]) => name === 'grandTotal' || details.amounts?.[name])
  const factsOf = (order: Amounts) =>
    Object.fromEntries(changed.map(([, field]) => [field, order[field]]))
  return {
    before: factsOf(before),
    after: { ...factsOf(after), changedFields: fieldsOf(details) },
  }
}

/** Names of what was changed, without what it is. */
const fieldsOf = ({
  lines,
  place,
  deliveryMethod,
  coupon,
  amounts,
  person,
}: ChangeDetails): string[] =>
  [
    lines && 'lines',
    place && 'place',
    deliveryMethod && 'deliveryMethod',
    coupon && 'coupon',
    ...Object.keys(amounts ?? {}).filter((name) => name !== 'grandTotal'),
    ...Object.keys(person ?? {}),
  ].filter((name) => name !== undefined)
