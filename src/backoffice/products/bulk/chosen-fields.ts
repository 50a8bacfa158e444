import { z } from 'zod'
import { mostChosen, type ChosenProducts } from '#shop/catalog/desk/bulk/choose-products.ts'
import { narrowingOf } from '../products-address.ts'
import { readProductsAddress } from '../read-products-address.ts'

/** Rows of one page of the list. */
const mostTicked = 200

/** What a form of the list says of the products that are meant: those that were ticked, or all that fit its address. */
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

/** Undefined where nothing was ticked. */
export function chosenBy(
  { pick = [], all, asOf, after, most = mostChosen }: ChosenFields,
  query: URLSearchParams,
): ChosenProducts | undefined {
  if (all !== undefined) {
    const { filter } = narrowingOf(readProductsAddress(query))
    const known = asOf === undefined ? filter : { ...filter, asOf: new Date(asOf) }
    return { matching: { filter: known, after, most } }
  }
  const picked = [pick].flat().map((id) => ({ id }))
  return picked.length === 0 ? undefined : { picked }
}
