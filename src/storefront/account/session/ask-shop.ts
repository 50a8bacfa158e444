import { apiAddress } from '../../api-address.ts'

export type Answer =
  | { outcome: 'answered'; status: number; content: unknown }
  | { outcome: 'no-connection' }

/** Spec 9: phones are often on slower networks. */
const patienceMs = { desktop: 30_000, phone: 60_000 }

const isPhone = () => matchMedia('(hover: none) and (pointer: coarse)').matches

interface Question {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Sent as JSON. */
  content?: object
  token?: string | undefined
  /** Goes on when the page is left. */
  keepalive?: boolean
}

/** A call of the API with the session's cookie. Never throws: that no answer came is an answer, too. */
export async function askShop(
  path: `/${string}`,
  { method = 'POST', content, token, keepalive = false }: Question,
): Promise<Answer> {
  try {
    const response = await fetch(apiAddress(path), {
      method,
      keepalive,
      credentials: 'include',
      headers: {
        ...(content && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(content && { body: JSON.stringify(content) }),
      signal: AbortSignal.timeout(isPhone() ? patienceMs.phone : patienceMs.desktop),
    })
    const text = await response.text()
    return { outcome: 'answered', status: response.status, content: parsed(text) }
  } catch {
    return { outcome: 'no-connection' }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The stable code of a refusal (D1); empty where there is none. */
export function codeOf(content: unknown): string {
  const code = typeof content === 'object' && content && 'code' in content ? content.code : ''
  return typeof code === 'string' ? code : ''
}
