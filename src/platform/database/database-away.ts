/** How a connection breaks. Files, mail servers and the rest of the network break in the same way. */
const lostCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT'])

/** What PostgreSQL alone says. */
const awayCodes = new Set([
  '57P01', // the administrator stops the server
  '57P02', // another session crashed the server
  '57P03', // the server starts up
  '53300', // no connection left
  '08006',
  '08003',
  '08001',
])

const unreachable = 'DATABASE_UNREACHABLE'

/** The pool could not connect: whatever broke on the way, it was the way to the database. */
export class DatabaseUnreachable extends Error {
  readonly code = unreachable

  constructor(cause: Error) {
    super(cause.message || 'The database cannot be reached', { cause })
  }
}

/** Is this a database that cannot be reached just now, not a mistake of ours, nor anything else that is away? */
export function isDatabaseAway(error: unknown): boolean {
  let isOfDatabase = false
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    isOfDatabase ||= isFailedQuery(cause)
    const code = codeOf(cause)
    if (code === unreachable || awayCodes.has(code) || isLostByPg(cause)) return true
    if (isOfDatabase && lostCodes.has(code)) return true
  }
  return false
}

/** The same for what connecting itself throws. */
export function cannotConnect(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  if (error instanceof AggregateError && error.errors.some(cannotConnect)) return true
  return lostCodes.has(codeOf(error)) || isDatabaseAway(error)
}

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : '')

const isLostByPg = ({ message }: Error): boolean =>
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/.test(
    message,
  )

export interface FailedQuery extends Error {
  query: string
  params: unknown
}

/** A query that PostgreSQL did not answer, as drizzle throws it. Recognised by what it carries, not by class: the library may be loaded twice. */
export function isFailedQuery(error: unknown): error is FailedQuery {
  return error instanceof Error && 'query' in error && 'params' in error
}

/** What PostgreSQL refused a query with, as `23505`; undefined where the error is none of PostgreSQL. */
export const refusalCode = (error: unknown): unknown =>
  isFailedQuery(error) && error.cause instanceof Error && 'code' in error.cause
    ? error.cause.code
    : undefined

const valueCodes = new Set<unknown>([
  '22003', // a number beyond its column
  '22007', // no date
  '22008', // a date beyond all dates
  '22P02', // no number, no id
])

/** PostgreSQL rejected a value in the request: the statement changed nothing. */
export const isRefusedValue = (error: unknown): boolean => valueCodes.has(refusalCode(error))

/** A unique column holds the value already; the whole statement did nothing. */
export const uniqueViolation = '23505'
