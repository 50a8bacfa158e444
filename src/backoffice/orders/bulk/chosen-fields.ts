import { z } from 'zod'
import { mostChosen, type Chosen } from '#shop/orders/bulk/chosen.ts'
import { orderStatuses, type OrderStatus } from '#shop/orders/order.ts'
import { narrowingOf } from '../orders-address.ts'
import { readOrdersAddress } from '../read-orders-address.ts'

const ticked = z.templateLiteral([z.uuid(), '.', z.enum(orderStatuses)])

/** Rows of one page of the list. */
const mostTicked = 200

/** What a form of the list says of the orders that are meant: those that were ticked, or all that fit its address. */
export const chosenFields = {
  /** The order and the status that was seen. A form says one alone as one word. */
  pick: z.union([ticked, z.array(ticked).max(mostTicked)]).optional(),
  all: z.literal('on').optional(),
  /** When the list was read. */
  asOf: z.iso.datetime().optional(),
  /** Where scripts go on, and how many they ask for at once. */
  after: z.uuid().optional(),
  most: z.coerce.number().int().min(1).optional(),
}

type ChosenFields = z.output<z.ZodObject<typeof chosenFields>>

/** Undefined where nothing was ticked. */
export function chosenBy(
  { pick = [], all, asOf, after, most = mostChosen }: ChosenFields,
  query: URLSearchParams,
): Chosen | undefined {
  if (all !== undefined) {
    const { filter } = narrowingOf(readOrdersAddress(query))
    return { matching: { filter, asOf: asOf ? new Date(asOf) : undefined, after, most } }
  }
  const ticks = [pick].flat().map((tick) => {
    const [orderRef = '', seen] = tick.split('.')
    return { orderRef, seen: seen as OrderStatus }
  })
  return ticks.length === 0 ? undefined : { ticked: ticks }
}
