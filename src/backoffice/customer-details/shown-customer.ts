import type { Customer } from '#shop/customers/detail/find-customer.ts'
import { momentText, withText } from '#platform/text/moment-text.ts'

/** A customer as they come from the server: moments are text on the way. */
export type ShownCustomer = ReturnType<typeof showCustomer>
export type ShownEvent = ShownCustomer['events'][number]

export function showCustomer({
  sums,
  identities,
  orders,
  calls,
  addresses,
  notes,
  events,
  ...customer
}: Customer) {
  return {
    ...customer,
    sums: {
      ...sums,
      firstOrderAt: momentText(sums.firstOrderAt),
      lastOrderAt: momentText(sums.lastOrderAt),
    },
    identities: identities.map(({ id, phone, account }) => ({ id, phone, account })),
    orders: orders.map(({ placedAt, ...order }) => ({
      ...order,
      placedAt: placedAt.toISOString(),
    })),
    calls: calls.map(({ callAgainAt, ...call }) => ({
      ...withText(call),
      callAgainAt: momentText(callAgainAt),
    })),
    addresses: addresses.map(({ lastUsedAt, ...address }) => ({
      ...address,
      lastUsedAt: lastUsedAt.toISOString(),
    })),
    notes: notes.map(withText),
    events: events.map((event) => withText(event)),
  }
}
