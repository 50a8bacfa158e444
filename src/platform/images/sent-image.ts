import { randomUUID } from 'node:crypto'
import { open, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tellingBytes } from './image-kind.ts'

/** Bytes, the file of a form, or the path of a file of ours that holds them. */
export type SentImage = Buffer | Blob | string

/** How large it is and how it begins. */
export async function lookAtSent(sent: SentImage): Promise<{ bytes: number; start: Buffer }> {
  if (Buffer.isBuffer(sent)) return { bytes: sent.length, start: sent.subarray(0, tellingBytes) }
  if (sent instanceof Blob) {
    const start = await sent.slice(0, tellingBytes).arrayBuffer()
    return { bytes: sent.size, start: Buffer.from(start) }
  }
  const file = await open(sent)
  try {
    const { size } = await file.stat()
    const { buffer, bytesRead } = await file.read(Buffer.alloc(tellingBytes), 0, tellingBytes, 0)
    return { bytes: size, start: buffer.subarray(0, bytesRead) }
  } finally {
    await file.close()
  }
}

/** Lends it as a file, for as long as the work takes. */
export async function inFile<Result>(
  sent: SentImage,
  work: (path: string) => Promise<Result>,
): Promise<Result> {
  if (typeof sent === 'string') return work(sent)
  const path = join(tmpdir(), `haat-picture-${randomUUID()}`)
  try {
    // A file of a form goes there in pieces, not through a buffer of its size.
    await writeFile(path, Buffer.isBuffer(sent) ? sent : sent.stream(), { flag: 'wx', mode: 0o600 })
    return await work(path)
  } finally {
    await rm(path, { force: true })
  }
}
