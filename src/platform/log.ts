import pino from 'pino'
import { describeError } from './process/describe-error.ts'

export type Log = pino.Logger

/** Structured lines on standard output, or standard error; buffered off the hot path, flushed when the process ends. */
export function openLog(level: string, output: 1 | 2 = 1): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: describeError },
    },
    pino.destination({ dest: output, sync: false, minLength: 0 }),
  )
}
