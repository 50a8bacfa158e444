import { z } from 'zod'

/** Rows of one page of a list. */
const mostTicked = 200

/** How the rows of a list are chosen. */
interface ChosenRows<Tick extends string, Ticked, Filter> {
  /** What a ticked row says. */
  tick: z.ZodType<Tick>
  /** Those that were ticked, as the shop takes them. */
  tickedAs: (ticks: Tick[]) => Ticked
  /** What the URL of the list narrows it to. */
  filterIn: (query: URLSearchParams) => Filter
  /** Rows that one call changes. */
  most: number
}

/** What a form of a list says of the rows that are meant: those that were ticked, or all that fit its address. */
export function chosenRows<Tick extends string, Ticked extends object, Filter extends object>({
  tick,
  tickedAs,
  filterIn,
  most: mostChosen,
}: ChosenRows<Tick, Ticked, Filter>) {
  const chosenFields = {
    /** A form says one alone as one word. */
    pick: z.union([tick, z.array(tick).max(mostTicked)]).optional(),
    all: z.literal('on').optional(),
    /** When the list was read. */
    asOf: z.iso.datetime().optional(),
    /** Where scripts go on, and how many they ask for at once. */
    after: z.uuid().optional(),
    most: z.coerce.number().int().min(1).optional(),
  }
  type Fields = z.output<z.ZodObject<typeof chosenFields>>

  /** Undefined where nothing was ticked. */
  function chosenBy(
    { pick = [], all, asOf, after, most = mostChosen }: Fields,
    query: URLSearchParams,
  ) {
    if (all === undefined) {
      const ticks = Array.isArray(pick) ? pick : [pick]
      return ticks.length === 0 ? undefined : tickedAs(ticks)
    }
    const filter = { ...filterIn(query), ...(asOf !== undefined && { asOf: new Date(asOf) }) }
    return { matching: { filter, after, most } }
  }
  return { chosenFields, chosenBy }
}
