import type { ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import { countText, paisaText } from '#pages/money/taka.ts'
import { Moment } from '#ui/text/moment.tsx'
import type { ShownCustomer } from './shown-customer.ts'

/** What has come of the orders of a customer, of the orders as they are now. */
export function CustomerSums({ sums }: Pick<ShownCustomer, 'sums'>) {
  const { orders, delivered, canceled, returned, spentInPaisa, firstOrderAt, lastOrderAt } = sums
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-4">
      <Figure term={m.customers_orders()}>{countText(orders)}</Figure>
      <Figure term={m.customers_sum_delivered()}>{countText(delivered)}</Figure>
      <Figure term={m.customers_sum_canceled()}>{countText(canceled)}</Figure>
      <Figure term={m.customers_sum_returned()}>{countText(returned)}</Figure>
      <Figure term={m.customers_sum_spent()}>{paisaText(spentInPaisa)}</Figure>
      {firstOrderAt && (
        <Figure term={m.customers_sum_first()}>
          <Moment at={firstOrderAt} />
        </Figure>
      )}
      {lastOrderAt && (
        <Figure term={m.customers_sum_last()}>
          <Moment at={lastOrderAt} />
        </Figure>
      )}
    </dl>
  )
}

function Figure({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{term}</dt>
      <dd className="tabular text-lg font-semibold">{children}</dd>
    </div>
  )
}
