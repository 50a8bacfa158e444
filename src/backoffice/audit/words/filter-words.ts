import { m } from '#paraglide/messages.js'
import { countText, takaText } from '#pages/money/taka.ts'
import type { CallState } from '#shop/orders/calls/call.ts'
import type { OrderSource, PaymentFilter } from '#shop/orders/order.ts'
import { statusName } from '#shop/orders/views/order-status.ts'
import { formatDay } from '#ui/text/moment.tsx'
import { callNames } from '../../calls/call-words.ts'
import { markName } from '../../customers/customer-words.ts'
import { paymentFilterNames, sourceNames } from '../../orders/order-words.ts'
import { hourText, weekdayText } from '../../ranges/range-words.ts'

const words: Readonly<Record<string, (value: unknown) => string | undefined>> = {
  q: () => m.audit_filter_typed(),
  tag: () => m.audit_filter_tag(),
  coupon: () => m.audit_filter_coupon(),
  zone: () => m.audit_filter_zone(),
  status: (value) => `${m.audit_field_status()}: ${statusName(String(value))}`,
  payment: (value) =>
    m.orders_chip_payment({
      payment: paymentFilterNames[value as PaymentFilter]?.() ?? String(value),
    }),
  source: (value) =>
    m.orders_chip_source({ source: sourceNames[value as OrderSource]?.() ?? String(value) }),
  call: (value) => m.orders_chip_call({ call: callNames[value as CallState]?.() ?? String(value) }),
  mark: markName,
  district: String,
  from: (value) => m.orders_chip_from({ day: formatDay(String(value)) }),
  to: (value) => m.orders_chip_to({ day: formatDay(String(value)) }),
  // 7 is Sunday.
  weekday: (value) => weekdayText(Number(value) % 7, 'long'),
  hour: (value) => hourText(Number(value)),
  totalFrom: (value) => m.orders_chip_total_from({ amount: takaText(Number(value)) }),
  totalTo: (value) => m.orders_chip_total_to({ amount: takaText(Number(value)) }),
  ordersFrom: (value) => m.customers_chip_orders_from({ n: countText(Number(value)) }),
  ordersTo: (value) => m.customers_chip_orders_to({ n: countText(Number(value)) }),
  numbers: (value) => m.audit_filter_ticked({ n: countText(Number(value)) }),
  customers: (value) => m.audit_filter_ticked({ n: countText(Number(value)) }),
}

/** What an exported list was narrowed by. */
export function filterInWords(value: unknown): string {
  const asked = typeof value === 'object' && value !== null ? Object.entries(value) : []
  const said = asked.map(([name, part]) => {
    const say = Object.hasOwn(words, name) ? words[name] : undefined
    return say?.(part) ?? `${name}: ${String(part)}`
  })
  return m.audit_filter({ filter: said.join(' · ') })
}
