import type { Log } from '../log.ts'

const codes = new Set([
  '53100', // PostgreSQL: the disk is full
  '25006', // PostgreSQL: it may only be read, as many hosts make it when its disk is full
  'ENOSPC',
  'EDQUOT',
  'EROFS',
])

/** Is there no room to write anything down, in the database or beside it? What is there can still be read. */
export function cannotWrite(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && codes.has(String(cause.code))) return true
  return false
}

const quietMs = 60_000
const quietUntil = new WeakMap<Log, number>()

/** A full disk fails everything that comes; one short line a minute says so, as long logs fill it further. */
export function logCannotWrite(log: Log, error: unknown): void {
  if (performance.now() < (quietUntil.get(log) ?? 0)) return
  quietUntil.set(log, performance.now() + quietMs)
  let reason = ''
  for (let cause = error; cause instanceof Error; cause = cause.cause) reason = cause.message
  log.error(
    { reason: reason.slice(0, 200) },
    'nothing can be written: orders are refused until there is room on the disk again',
  )
}
