import { readListQuery } from '#pages/list/list-query.ts'
import { listDistricts } from '#shop/delivery/find-destination.ts'
import { zoneIdForm } from '#shop/delivery/zone.ts'
import { callStates } from '#shop/orders/calls/call.ts'
import { hours, orderSorts, weekdays } from '#shop/orders/desk/order-filter.ts'
import { orderSources, orderStatuses, paymentFilters } from '#shop/orders/order.ts'
import { tagSchema } from '#shop/orders/tags/tag-contract.ts'
import { columnsIn } from '#shop/saved-views/columns.ts'

/** What the URL of the list asks for: everything of it can be sent to a colleague. On the server: all places stand behind it. */
export function readOrdersQuery(query: URLSearchParams) {
  const {
    page: _,
    weekday,
    hour,
    ...asked
  } = readListQuery(query, {
    choices: {
      status: orderStatuses,
      payment: paymentFilters,
      source: orderSources,
      tag: tagsIn(query),
      call: callStates,
      district: listDistricts().map(({ name }) => name),
      zone: zonesIn(query),
      weekday: weekdays.map(String),
      hour: hours.map(String),
      sort: orderSorts,
    },
    // `view`: the one that the list began with.
    ids: ['after', 'view', 'coupon'],
    days: ['from', 'to'],
    amounts: ['totalFrom', 'totalTo'],
  })
  return {
    ...asked,
    weekday: numberIn(weekday),
    hour: numberIn(hour),
    columns: columnsIn('orders', query),
  }
}

const numberIn = (text: string | undefined) => (text === undefined ? undefined : Number(text))

/** Any that may be one: the merchant adds and removes zones. `pickup` is of the same form. */
function zonesIn(query: URLSearchParams): string[] {
  const zone = query.get('zone') ?? ''
  return zoneIdForm.test(zone) ? [zone] : []
}

/** Any that may be one: an order may have it by now. */
function tagsIn(query: URLSearchParams): string[] {
  const { data } = tagSchema.safeParse(query.get('tag'))
  return data === undefined ? [] : [data]
}
