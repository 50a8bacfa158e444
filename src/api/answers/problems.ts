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

export function refuseInvalid({ issues }: { issues: readonly z.core.$ZodIssue[] }): Response {
  const fields: Record<string, string> = {}
  for (const issue of issues) fields[issue.path.join('.') || 'body'] ??= sentenceFor(issue)
  const isObject = !('body' in fields)
  const title = isObject ? 'Please check the marked fields' : fields['body']
  return refuse({ status: 400, code: 'invalid', title: title ?? '', fields })
}

/** Contracts say in words what a field must be; where the kind of thing is wrong, the words are here. */
function sentenceFor({ code, path, message, ...issue }: z.core.$ZodIssue): string {
  if (code !== 'invalid_type' || !message.startsWith('Invalid input')) return message
  const kind = kinds[String('expected' in issue ? issue.expected : '')]
  if (path.length === 0) return 'Send a JSON object with the fields that /api/docs describes'
  return kind ? `This must be ${kind}` : message
}

const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
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

const words = {
  district: 'Choose a district from the list',
  area: 'Choose an area of this district from the list',
}

export function refuseUnknownPlace(field: keyof typeof words): Response {
  return refuse({
    status: 400,
    code: 'unknown-place',
    title: 'Please check the marked fields',
    fields: { [field]: words[field] },
  })
}

export const refuseShortSearch = (): Response =>
  refuse({
    status: 400,
    code: 'search-too-short',
    title: 'Search for at least three letters or digits.',
  })
