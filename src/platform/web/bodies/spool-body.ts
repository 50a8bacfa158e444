import { randomUUID } from 'node:crypto'
import { mkdir, open, rm, type FileHandle } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'

export type SpooledBody =
  | { outcome: 'spooled'; body: ReadableStream<Uint8Array> }
  | { outcome: 'too-large' | 'cut-off' | 'no-room' }

/**
 * Writes what comes to the disk as it comes, and lets `use` read it from there. Nothing of it is left afterwards, whatever
 * happens: not even a crash of the shop, as the file has no name.
 */
export async function spoolBody<Result>(
  incoming: IncomingMessage,
  { folder, mostBytes }: { folder: string; mostBytes: number },
  use: (spooled: SpooledBody) => Promise<Result>,
): Promise<Result> {
  if (Number(incoming.headers['content-length'] ?? 0) > mostBytes)
    return use({ outcome: 'too-large' })
  const file = await openUnnamed(folder).catch(() => undefined)
  if (!file) return use({ outcome: 'no-room' })
  try {
    const outcome = await fill(file, incoming, mostBytes)
    return await use(outcome === 'spooled' ? { outcome, body: streamOf(file) } : { outcome })
  } finally {
    await file.close()
  }
}

async function openUnnamed(folder: string): Promise<FileHandle> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, randomUUID())
  const file = await open(path, 'wx+', 0o600)
  try {
    await rm(path)
    return file
  } catch (error) {
    await file.close()
    throw error
  }
}

async function fill(
  file: FileHandle,
  incoming: IncomingMessage,
  mostBytes: number,
): Promise<SpooledBody['outcome']> {
  let length = 0
  try {
    // Left in the middle, it must still be able to answer.
    for await (const chunk of incoming.iterator({ destroyOnReturn: false })) {
      const bytes = chunk as Buffer
      length += bytes.length
      if (length > mostBytes) return 'too-large'
      if (!(await isWritten(file, bytes))) return 'no-room'
    }
    return 'spooled'
  } catch {
    return 'cut-off'
  }
}

/** A disk that is full takes nothing, or a part. */
async function isWritten(file: FileHandle, bytes: Buffer): Promise<boolean> {
  try {
    await file.writeFile(bytes)
    return true
  } catch {
    return false
  }
}

const readAtOnce = 64 * 1024

function streamOf(file: FileHandle): ReadableStream<Uint8Array> {
  let position = 0
  return new ReadableStream({
    pull: async (controller) => {
      const into = { buffer: Buffer.allocUnsafe(readAtOnce), position }
      const { bytesRead, buffer } = await file.read(into)
      position += bytesRead
      if (bytesRead === 0) controller.close()
      else controller.enqueue(buffer.subarray(0, bytesRead))
    },
  })
}
