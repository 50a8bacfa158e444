export interface FailedQuery extends Error {
  query: string
  params: unknown
}

/** A query that PostgreSQL did not answer, as drizzle throws it. Told apart by what it carries, not by class: the library may be loaded twice. */
export function isFailedQuery(error: unknown): error is FailedQuery {
  return error instanceof Error && 'query' in error && 'params' in error
}

/** What PostgreSQL refused a query with, as `23505`; undefined where the error is none of PostgreSQL. */
export const refusalCode = (error: unknown): unknown =>
  isFailedQuery(error) && error.cause instanceof Error && 'code' in error.cause
    ? error.cause.code
    : undefined

/** A unique column holds the value already; the whole statement did nothing. */
export const uniqueViolation = '23505'
