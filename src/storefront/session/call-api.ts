import { longestWaitMs } from '#ui/is-phone.ts'
import { parseJson } from '#platform/text/parse-json.ts'
import { apiPath } from '../api-path.ts'

export type Answer =
  | {
      outcome: 'answered'
      status: number
      /** Undefined where it is no JSON. */
      content: unknown
      /** Seconds, where the shop says when to come again. */
      retryAfter?: string | null
    }
  | { outcome: 'no-connection' }

export interface Question {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Sent as JSON. */
  content?: object
  /** In place of `content`: JSON already. */
  json?: string
  /** Sent twice, it is done once (D13). */
  idempotencyKey?: string
  /** The path is no call of the API, but one that answers scripts of pages (`isData` in pages/page-handle.ts). */
  isData?: boolean
  /** Takes the question back. Without it, what does not answer in time has no connection. */
  signal?: AbortSignal
  /** Goes on when the page is left. */
  keepalive?: boolean
}

type TokenQuestion = Question & { token?: string | undefined }

/** A call of the API with the session's cookie. Never throws: that no answer came is an answer, too. */
export async function callApi(path: `/${string}`, question: TokenQuestion): Promise<Answer> {
  try {
    const response = await fetch(question.isData ? path : apiPath(path), {
      ...requestOf(question),
      credentials: 'include',
      signal: question.signal ?? AbortSignal.timeout(longestWaitMs()),
    })
    const text = await response.text()
    const retryAfter = response.headers.get('retry-after')
    return { outcome: 'answered', status: response.status, content: parseJson(text), retryAfter }
  } catch {
    return { outcome: 'no-connection' }
  }
}

function requestOf(question: TokenQuestion): RequestInit {
  const { method = 'POST', content, json, idempotencyKey, token, keepalive = false } = question
  const body = json ?? (content && JSON.stringify(content))
  const headers = {
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    ...(token && { authorization: `Bearer ${token}` }),
  }
  return { method, keepalive, headers, ...(body !== undefined && { body }) }
}

/** The stable code of a refusal (D1); empty where there is none. */
export function codeOf(content: unknown): string {
  const code = typeof content === 'object' && content && 'code' in content ? content.code : ''
  return typeof code === 'string' ? code : ''
}
