import type { IncomingMessage } from 'node:http'
import { isFromElsewhere } from './same-origin.ts'

/** What people type is a few kilobytes. */
const largestFormInBytes = 64 * 1024

/** How browsers send a form without files. */
export const formType = 'application/x-www-form-urlencoded'

/** How they send one with files. */
const filesType = 'multipart/form-data'

export type ReadForm =
  | { outcome: 'read'; body: Buffer<ArrayBuffer>; type: string }
  | { outcome: 'not-a-form' | 'from-elsewhere' | 'too-large' | 'files-too-large' | 'cut-off' }

/** What a browser without JavaScript posts to a page of the shop. */
export async function readForm(
  incoming: IncomingMessage,
  { shopUrl, mostFileBytes = 0 }: { shopUrl: string; mostFileBytes?: number | undefined },
): Promise<ReadForm> {
  if (isFromElsewhere(incoming.headers, shopUrl)) return { outcome: 'from-elsewhere' }
  const type = incoming.headers['content-type'] ?? ''
  const kind = type.split(';', 1)[0]?.trim().toLowerCase()
  if (kind === formType) return readBody(incoming, type, largestFormInBytes)
  if (kind !== filesType || mostFileBytes === 0) return { outcome: 'not-a-form' }
  // Who has no cookie is not signed in, and is turned away with or without the file.
  const fileBytes = incoming.headers.cookie ? mostFileBytes : 0
  const form = await readBody(incoming, type, largestFormInBytes + fileBytes)
  return form.outcome === 'too-large' ? { outcome: 'files-too-large' } : form
}

async function readBody(
  incoming: IncomingMessage,
  type: string,
  mostBytes: number,
): Promise<ReadForm> {
  const announced = Number(incoming.headers['content-length'] ?? 0)
  if (announced > mostBytes) return { outcome: 'too-large' }
  const chunks: Buffer[] = []
  let length = 0
  try {
    for await (const chunk of incoming as AsyncIterable<Buffer>) {
      length += chunk.length
      if (length > mostBytes) return { outcome: 'too-large' }
      chunks.push(chunk)
    }
    return { outcome: 'read', body: Buffer.concat(chunks), type }
  } catch {
    return { outcome: 'cut-off' }
  }
}
