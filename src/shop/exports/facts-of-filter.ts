import type { Facts } from '../audit/audit.ts'

/** What somebody typed, and names that merchants gave, may be about a person: the audit keeps that they were asked for, and no more. */
const unsaid = ['q', 'tag', 'coupon', 'zone']

/** What an exported list was narrowed by, as the audit keeps it; of ticked rows how many. Nothing where it was not narrowed. */
export function factsOfFilter(filter: object): { filter?: Facts } {
  const facts = Object.entries(filter).flatMap(([name, asked]: [string, unknown]) => {
    if (asked === undefined || asked === '' || name === 'asOf') return []
    if (Array.isArray(asked)) return [[name, asked.length]]
    return [[name, unsaid.includes(name) ? true : asked]]
  })
  return facts.length > 0 ? { filter: Object.fromEntries(facts) as Facts } : {}
}
