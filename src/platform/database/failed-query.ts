export interface FailedQuery extends Error {
  query: string
  params: unknown
}

/** A query that PostgreSQL did not answer, as drizzle throws it. Told apart by what it carries, not by class: the library may be loaded twice. */
export function isFailedQuery(error: unknown): error is FailedQuery {
  return error instanceof Error && 'query' in error && 'params' in error
}
