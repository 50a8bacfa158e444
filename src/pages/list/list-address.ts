import { isId } from '../read-id.ts'

/** What the address of a list may hold beside the text that is looked for and the page. */
export interface ListAddressShape<
  Choices extends Record<string, readonly string[]>,
  Id extends string = never,
> {
  choices: Choices
  ids?: readonly Id[]
}

export type ListAddress<
  Choices extends Record<string, readonly string[]>,
  Id extends string = never,
> = {
  q: string
  /** From 1; lists that go on from the last row use `before`. */
  page: number
} & { [Name in keyof Choices]: Choices[Name][number] | undefined } & {
  [Name in Id]: string | undefined
}

const longestText = 100
const mostPages = 10_000

/** Reads what the address of a list asks for. What nobody offered counts as not asked for: a list never refuses an address. */
export function readListAddress<
  Choices extends Record<string, readonly string[]>,
  Id extends string = never,
>(
  query: URLSearchParams,
  { choices, ids = [] }: ListAddressShape<Choices, Id>,
): ListAddress<Choices, Id> {
  const page = Number(query.get('page'))
  const chosen = Object.entries(choices).map(([name, values]) => [
    name,
    values.find((value) => value === query.get(name)),
  ])
  const named = ids.map((name) => [name, idOrNothing(query.get(name))])
  return {
    q: (query.get('q') ?? '').trim().slice(0, longestText),
    page: Number.isInteger(page) && page >= 1 && page <= mostPages ? page : 1,
    ...Object.fromEntries([...chosen, ...named]),
  }
}

const idOrNothing = (text: string | null) => (isId(text) ? text : undefined)

/** The address of a list, without language and without what need not be said. */
export function listAddress(
  path: string,
  { page, ...query }: Record<string, string | number | undefined>,
): string {
  const said = Object.entries({ ...query, page: page === 1 ? undefined : page }).flatMap(
    ([name, value]) => (value === undefined || value === '' ? [] : [[name, String(value)]]),
  )
  return said.length === 0 ? path : `${path}?${new URLSearchParams(said)}`
}
