import { z } from 'zod'
import type { ChosenCustomers } from '#shop/customers/work/choose-customers.ts'
import { mostChosen } from '#shop/orders/bulk/chosen.ts'
import { narrowingOf } from '../customers-address.ts'
import { readCustomersAddress } from '../read-customers-address.ts'

/** Rows of one page of the list. */
const mostTicked = 200

/** What a form of the list says of the customers who are meant: those who were ticked, or all that fit its address. */
export const chosenFields = {
  /** Of each the id. A form says one alone as one word. */
  pick: z.union([z.uuid(), z.array(z.uuid()).max(mostTicked)]).optional(),
  all: z.literal('on').optional(),
  /** When the list was read. */
  asOf: z.iso.datetime().optional(),
  /** Where scripts go on, and how many they ask for at once. */
  after: z.uuid().optional(),
  most: z.coerce.number().int().min(1).optional(),
}

type ChosenFields = z.output<z.ZodObject<typeof chosenFields>>

/** Undefined where nobody was ticked. */
export function chosenBy(
  { pick = [], all, asOf, after, most = mostChosen }: ChosenFields,
  query: URLSearchParams,
): ChosenCustomers | undefined {
  if (all !== undefined) {
    const { filter } = narrowingOf(readCustomersAddress(query))
    const known = asOf === undefined ? filter : { ...filter, asOf: new Date(asOf) }
    return { matching: { filter: known, after, most } }
  }
  const ids = [pick].flat()
  return ids.length === 0 ? undefined : { ids }
}
