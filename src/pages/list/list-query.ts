import { isId } from '#platform/text/is-id.ts'

type Choices = Record<string, readonly string[]>

/** What the URL of a list may hold beside the text that is looked for and the page. */
export interface ListUrlQueryShape<
  Chosen extends Choices,
  Id extends string = never,
  Day extends string = never,
  Amount extends string = never,
> {
  choices: Chosen
  ids?: readonly Id[]
  /** Days as YYYY-MM-DD. */
  days?: readonly Day[]
  /** Numbers from 0, such as taka. */
  amounts?: readonly Amount[]
}

export type ListUrlQuery<
  Chosen extends Choices,
  Id extends string = never,
  Day extends string = never,
  Amount extends string = never,
> = {
  q: string
  /** From 1; lists that go on from the last row name that row instead. */
  page: number
} & { [Name in keyof Chosen]: Chosen[Name][number] | undefined } & {
  [Name in Id | Day]: string | undefined
} & { [Name in Amount]: number | undefined }

const longestText = 100
const mostPages = 10_000
const largestAmount = 1_000_000_000

/** Reads what the URL of a list asks for. What nobody offered counts as not asked for: a list never refuses a URL. */
export function readListQuery<
  Chosen extends Choices,
  Id extends string = never,
  Day extends string = never,
  Amount extends string = never,
>(
  query: URLSearchParams,
  { choices, ids = [], days = [], amounts = [] }: ListUrlQueryShape<Chosen, Id, Day, Amount>,
): ListUrlQuery<Chosen, Id, Day, Amount> {
  const page = Number(query.get('page'))
  const chosen = Object.entries(choices).map(([name, values]) => [
    name,
    values.find((value) => value === query.get(name)),
  ])
  const read = <Value>(names: readonly string[], parse: (text: string) => Value) =>
    names.map((name) => [name, parse(query.get(name) ?? '')])
  return {
    q: (query.get('q') ?? '').trim().slice(0, longestText),
    page: Number.isInteger(page) && page >= 1 && page <= mostPages ? page : 1,
    ...Object.fromEntries([
      ...chosen,
      ...read(ids, idOrNothing),
      ...read(days, dayOrNothing),
      ...read(amounts, amountOrNothing),
    ]),
  }
}

const idOrNothing = (text: string) => (isId(text) ? text : undefined)

/** Such as a calendar has: not the 30th of February. */
function dayOrNothing(text: string): string | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return undefined
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : undefined
}

function amountOrNothing(text: string): number | undefined {
  const amount = Number(text)
  return text !== '' && amount >= 0 && amount <= largestAmount ? amount : undefined
}

/** The URL of a list, without language and without what need not be said. */
export function listHref(
  path: string,
  { page, ...query }: Record<string, string | number | undefined>,
): string {
  const said = Object.entries({ ...query, page: page === 1 ? undefined : page }).flatMap(
    ([name, value]) => (value === undefined || value === '' ? [] : [[name, String(value)]]),
  )
  return said.length === 0 ? path : `${path}?${new URLSearchParams(said)}`
}
