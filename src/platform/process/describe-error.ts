import pino from 'pino'
import { isFailedQuery } from '../database/database-away.ts'
import { hideEmails } from '../text/hide-emails.ts'

/**
 * An error as the log keeps it. The values of a failed query are left out, and what PostgreSQL repeats of them: they are hashes of
 * passwords, tokens, addresses. The statement is enough to find the mistake.
 */
export function describeError(error: unknown): unknown {
  if (!isFailedQuery(error)) return error instanceof Error ? pino.stdSerializers.err(error) : error
  const { query, stack = '', cause } = error
  return {
    type: 'FailedQuery',
    message: `Failed query: ${query}`,
    stack: stack
      .split('\n')
      .filter((line) => /^ {4}at /.test(line))
      .join('\n'),
    ...(cause instanceof Error ? { cause: describeCause(cause) } : {}),
  }
}

function describeCause(cause: Error): object {
  const { message } = cause
  const code = 'code' in cause ? cause.code : undefined
  const constraint = 'constraint' in cause ? cause.constraint : undefined
  // PostgreSQL repeats a value that it cannot read.
  return { message: hideEmails(message), code, constraint }
}
