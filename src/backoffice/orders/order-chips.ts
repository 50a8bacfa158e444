import { m } from '#paraglide/messages.js'
import { takaText } from '#pages/money/taka.ts'
import { formatDay } from '#ui/text/moment.tsx'
import type { Chip } from '../lists/filter-chips.tsx'
import { callNames } from '../calls/call-words.ts'
import { paymentNames, sourceNames, whereNames } from './order-words.ts'
import { ordersAddress, type OrdersAddress } from './orders-address.ts'

type Districts = readonly { value: string; text: string }[]

/** What the list is narrowed by, each with the list without it. */
export function orderChips(address: OrdersAddress, districts: Districts): Chip[] {
  const nothing = { q: '', from: undefined, to: undefined, payment: undefined, zone: undefined }
  const off = {
    ...nothing,
    source: undefined,
    tag: undefined,
    call: undefined,
    district: undefined,
    totalFrom: undefined,
    totalTo: undefined,
  }
  return Object.entries(wordsOf(address, districts)).flatMap(([name, text]) =>
    text === undefined
      ? []
      : [{ text, without: ordersAddress(address, { [name]: off[name as keyof typeof off] }) }],
  )
}

const wordsOf = (address: OrdersAddress, districts: Districts) => ({
  ...wordsOfChoices(address, districts),
  ...wordsOfBounds(address),
})

function wordsOfChoices(address: OrdersAddress, districts: Districts) {
  const { q, payment, call, source, tag, zone, district } = address
  return {
    q: q === '' ? undefined : `“${q}”`,
    payment: payment && m.orders_chip_payment({ payment: paymentNames[payment]() }),
    source: source && m.orders_chip_source({ source: sourceNames[source]() }),
    tag: tag && m.orders_chip_tag({ tag }),
    call: call && m.orders_chip_call({ call: callNames[call]() }),
    zone: zone && whereNames[zone](),
    district: district && (districts.find(({ value }) => value === district)?.text ?? district),
  }
}

function wordsOfBounds({ from, to, totalFrom, totalTo }: OrdersAddress) {
  return {
    from: from && m.orders_chip_from({ day: formatDay(from) }),
    to: to && m.orders_chip_to({ day: formatDay(to) }),
    totalFrom: ifSaid(totalFrom, (amount) => m.orders_chip_total_from({ amount })),
    totalTo: ifSaid(totalTo, (amount) => m.orders_chip_total_to({ amount })),
  }
}

const ifSaid = (taka: number | undefined, say: (amount: string) => string) =>
  taka === undefined ? undefined : say(takaText(taka))
