import type { EntryContext } from 'react-router'
import { answerInData } from '#platform/web/bodies/receive-form.ts'

/** The form's own script sent it; else a browser did by itself, and shows the page that is answered. */
export const isFetched = (headers: Headers): boolean => headers.get('accept') === answerInData

/** What the page's action answered, with its cookies, for the script that asked; undefined where the page itself is wanted, or failed. */
export function answerFetched(
  request: Request,
  headers: Headers,
  { actionData, errors, statusCode }: EntryContext['staticHandlerContext'],
): Response | undefined {
  const [result] = Object.values(actionData ?? {})
  if (!isFetched(request.headers) || errors || result === undefined) return undefined
  headers.set('content-type', 'application/json')
  return new Response(JSON.stringify(result), { status: statusCode, headers })
}
