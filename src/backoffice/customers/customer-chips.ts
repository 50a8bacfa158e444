import { m } from '#paraglide/messages.js'
import { countText } from '#pages/money/taka.ts'
import { formatDay } from '#ui/text/moment.tsx'
import type { Chip } from '../lists/filter-chips.tsx'
import { markNames } from './customer-words.ts'
import { customersHref, type CustomersQuery } from './customers-href.ts'

type Districts = readonly { value: string; text: string }[]

/** What the list is narrowed by, each with the list without it. */
export function customerChips(query: CustomersQuery, districts: Districts): Chip[] {
  return Object.entries(wordsOf(query, districts)).flatMap(([name, text]) =>
    text === undefined
      ? []
      : [{ text, without: customersHref(query, { [name]: name === 'q' ? '' : undefined }) }],
  )
}

function wordsOf(query: CustomersQuery, districts: Districts): Record<string, string | undefined> {
  const { q, mark, tag, district, ordersFrom, ordersTo, from, to } = query
  return {
    q: q === '' ? undefined : `“${q}”`,
    mark: mark && markNames[mark](),
    tag: tag && m.customers_chip_tag({ tag }),
    district: ifAsked(district, (name) => districts.find(({ value }) => value === name)?.text),
    ordersFrom: ifAsked(ordersFrom, (n) => m.customers_chip_orders_from({ n: countText(n) })),
    ordersTo: ifAsked(ordersTo, (n) => m.customers_chip_orders_to({ n: countText(n) })),
    from: from && m.customers_chip_from({ day: formatDay(from) }),
    to: to && m.customers_chip_to({ day: formatDay(to) }),
  }
}

const ifAsked = <Asked>(asked: Asked | undefined, say: (asked: Asked) => string | undefined) =>
  asked === undefined ? undefined : say(asked)
