import type { IncomingMessage } from 'node:http'
import { isFromElsewhere } from './same-origin.ts'

/** What people type is a few kilobytes. */
const largestFormInBytes = 64 * 1024

/** How browsers send a form without files. */
export const formType = 'application/x-www-form-urlencoded'

export type ReadForm =
  | { outcome: 'read'; body: string }
  | { outcome: 'not-a-form' | 'from-elsewhere' | 'too-large' | 'cut-off' }

/** What a browser without JavaScript posts to a page of the shop. */
export async function readForm(incoming: IncomingMessage, shopUrl: string): Promise<ReadForm> {
  if (isFromElsewhere(incoming.headers, shopUrl)) return { outcome: 'from-elsewhere' }
  const type = incoming.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase()
  if (type !== formType) return { outcome: 'not-a-form' }
  const announced = Number(incoming.headers['content-length'] ?? 0)
  if (announced > largestFormInBytes) return { outcome: 'too-large' }
  try {
    return await readBody(incoming)
  } catch {
    return { outcome: 'cut-off' }
  }
}

async function readBody(incoming: IncomingMessage): Promise<ReadForm> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > largestFormInBytes) return { outcome: 'too-large' }
    chunks.push(chunk)
  }
  return { outcome: 'read', body: Buffer.concat(chunks).toString('utf8') }
}
