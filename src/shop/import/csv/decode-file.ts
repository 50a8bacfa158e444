import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'

export type Decoding =
  | { outcome: 'decoded'; path: string; remove: () => Promise<void> }
  | { outcome: 'unknown-encoding' }
  /** Bytes that mean nothing in this encoding. */
  | { outcome: 'other-encoding' }

/** Writes the file once more, in UTF-8, for as long as it is read. */
export async function decodeFile(path: string, encoding: string): Promise<Decoding> {
  const decoder = decoderOf(encoding)
  if (!decoder) return { outcome: 'unknown-encoding' }
  const folder = await mkdtemp(join(tmpdir(), 'haat-import-'))
  const decoded = join(folder, 'decoded.csv')
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    await pipeline(
      createReadStream(path),
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true })
        yield decoder.decode()
      },
      createWriteStream(decoded),
    )
    return { outcome: 'decoded', path: decoded, remove }
  } catch (error) {
    await remove()
    if (error instanceof TypeError) return { outcome: 'other-encoding' }
    throw error
  }
}

function decoderOf(encoding: string): TextDecoder | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true })
  } catch {
    return undefined
  }
}
