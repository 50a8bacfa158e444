import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { isFromElsewhere } from '../headers/same-origin.ts'

/** What people type is a few kilobytes, where nobody says more. */
export const usualFormInBytes = 64 * 1024

/** How browsers send a form without files. */
export const formType = 'application/x-www-form-urlencoded'

/** How they send one with files. */
const filesType = 'multipart/form-data'

/** What a browser without JavaScript posts to a page of the shop, recognised by its headers. */
export function kindOfForm(
  headers: IncomingHttpHeaders,
  { shopUrl, mostFileBytes }: { shopUrl: string; mostFileBytes: number },
): 'fields' | 'files' | 'not-a-form' | 'from-elsewhere' {
  if (isFromElsewhere(headers, shopUrl)) return 'from-elsewhere'
  const kind = headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase()
  if (kind === formType) return 'fields'
  return kind === filesType && mostFileBytes > 0 ? 'files' : 'not-a-form'
}

export type ReadForm =
  | { outcome: 'read'; body: Buffer<ArrayBuffer> }
  | { outcome: 'too-large' | 'cut-off' }

/** A form without files, whole. */
export async function readForm(incoming: IncomingMessage, mostBytes: number): Promise<ReadForm> {
  if (Number(incoming.headers['content-length'] ?? 0) > mostBytes) return { outcome: 'too-large' }
  const chunks: Buffer[] = []
  let length = 0
  try {
    // Left in the middle, it must still be able to answer.
    for await (const chunk of incoming.iterator({ destroyOnReturn: false })) {
      chunks.push(chunk as Buffer)
      length += (chunk as Buffer).length
      if (length > mostBytes) return { outcome: 'too-large' }
    }
    return { outcome: 'read', body: Buffer.concat(chunks) }
  } catch {
    return { outcome: 'cut-off' }
  }
}
