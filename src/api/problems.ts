import type { z } from 'zod'

/** One refusal shape for every call: RFC 9457 with a stable `code` (D1). */
export interface Problem {
  status: number
  code: string
  /** A sentence for people that says what to do. */
  title: string
  detail?: string
  /** Field name to sentence. */
  fields?: Record<string, string>
  /** Whatever else the code promises, such as `lines` of a changed price. */
  [extra: string]: unknown
}

export function refuse(problem: Problem, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify({ type: `/api/docs#${problem.code}`, ...problem }), {
    status: problem.status,
    headers: {
      'content-type': 'application/problem+json; charset=utf-8',
      'cache-control': 'no-store',
      ...headers,
    },
  })
}

export function refuseInvalid(error: z.ZodError): Response {
  const fields: Record<string, string> = {}
  for (const issue of error.issues) fields[issue.path.join('.') || 'body'] ??= issue.message
  return refuse({ status: 400, code: 'invalid', title: 'Please check the marked fields', fields })
}

export function refuseTooMany(retryAfterSeconds: number): Response {
  return refuse(
    {
      status: 429,
      code: 'too-many-requests',
      title: 'Too many attempts. Please wait a little and try again.',
    },
    { 'retry-after': String(retryAfterSeconds) },
  )
}
