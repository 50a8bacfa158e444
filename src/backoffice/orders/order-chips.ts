import { m } from '#paraglide/messages.js'
import { takaText } from '#pages/money/taka.ts'
import { formatDay } from '#ui/text/moment.tsx'
import type { Chip } from '../lists/filter-chips.tsx'
import { callNames } from '../calls/call-words.ts'
import { hourText, weekdayText } from '../ranges/range-words.ts'
import { paymentFilterNames, sourceNames } from './order-words.ts'
import { ordersHref, type OrdersQuery } from './orders-href.ts'

type Named = readonly { value: string; text: string }[]

/** Whose names are not the browser's to know. */
export interface FilterNames {
  districts: Named
  zones: Named
  coupons: Named
}

/** What the list is narrowed by, each with the list without it. */
export function orderChips(query: OrdersQuery, names: FilterNames): Chip[] {
  const nothing = { q: '', from: undefined, to: undefined, payment: undefined, zone: undefined }
  const off = {
    ...nothing,
    source: undefined,
    tag: undefined,
    coupon: undefined,
    call: undefined,
    district: undefined,
    weekday: undefined,
    hour: undefined,
    totalFrom: undefined,
    totalTo: undefined,
  }
  return Object.entries(wordsOf(query, names)).flatMap(([name, text]) =>
    text === undefined
      ? []
      : [{ text, without: ordersHref(query, { [name]: off[name as keyof typeof off] }) }],
  )
}

const wordsOf = (query: OrdersQuery, names: FilterNames) => ({
  ...wordsOfChoices(query, names),
  ...wordsOfBounds(query),
})

function wordsOfChoices(query: OrdersQuery, { districts, zones, coupons }: FilterNames) {
  const { q, payment, call, source, tag, coupon, zone, district } = query
  return {
    q: q === '' ? undefined : `“${q}”`,
    payment: payment && m.orders_chip_payment({ payment: paymentFilterNames[payment]() }),
    source: source && m.orders_chip_source({ source: sourceNames[source]() }),
    tag: tag && m.orders_chip_tag({ tag }),
    coupon: coupon && m.orders_chip_coupon({ coupon: nameIn(coupons, coupon) }),
    call: call && m.orders_chip_call({ call: callNames[call]() }),
    zone: zone && (zone === 'pickup' ? m.orders_pickup() : nameIn(zones, zone)),
    district: district && nameIn(districts, district),
  }
}

const nameIn = (named: Named, wanted: string) =>
  named.find(({ value }) => value === wanted)?.text ?? wanted

function wordsOfBounds({ from, to, weekday, hour, totalFrom, totalTo }: OrdersQuery) {
  return {
    from: from && m.orders_chip_from({ day: formatDay(from) }),
    to: to && m.orders_chip_to({ day: formatDay(to) }),
    // 7 is Sunday.
    weekday: ifSaid(weekday, (day) => weekdayText(day % 7, 'long')),
    hour: ifSaid(hour, hourText),
    totalFrom: ifSaid(totalFrom, (taka) => m.orders_chip_total_from({ amount: takaText(taka) })),
    totalTo: ifSaid(totalTo, (taka) => m.orders_chip_total_to({ amount: takaText(taka) })),
  }
}

const ifSaid = (number: number | undefined, say: (number: number) => string) =>
  number === undefined ? undefined : say(number)
