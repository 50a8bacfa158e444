import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** Files that no memory should hold, readable by the shop alone. */
export interface LongFiles {
  /** It appears whole or not at all. Ends with the error of `chunks`, where there is one. Answers its bytes. */
  write: (name: string, chunks: AsyncIterable<Uint8Array>) => Promise<number>
  /** Undefined where there is no file of that name. */
  read: (name: string) => Promise<LongFile | undefined>
  remove: (name: string) => Promise<void>
  /** Where it lies, for what reads it here and there. */
  pathOf: (name: string) => string
  /** All there are; a half-written one has a name of its own. */
  list: () => Promise<{ name: string; changedAt: Date }[]>
}

interface LongFile {
  bytes: number
  content: ReadableStream<Uint8Array>
}

/** In one folder of this machine, or one that several instances share. */
export function openLongFiles(folder: string): LongFiles {
  const pathOf = (name: string) => {
    if (!/^[a-z0-9][a-z0-9._-]*$/.test(name)) throw new Error(`Not a file name: ${name}`)
    return join(folder, name)
  }
  return {
    write: async (name, chunks) => {
      const making = `${pathOf(name)}.${randomUUID()}`
      await mkdir(folder, { recursive: true, mode: 0o700 })
      try {
        const file = createWriteStream(making, { flags: 'wx', mode: 0o600, flush: true })
        await pipeline(Readable.from(chunks, { objectMode: false }), file)
        await rename(making, pathOf(name))
        return file.bytesWritten
      } catch (error) {
        await rm(making, { force: true })
        throw error
      }
    },
    read: async (name) => {
      const path = pathOf(name)
      const found = await stat(path).catch(ifMissing)
      if (!found) return undefined
      const content = Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>
      return { bytes: found.size, content }
    },
    remove: (name) => rm(pathOf(name), { force: true }),
    pathOf,
    list: async () => {
      const names = (await readdir(folder).catch(ifMissing)) ?? []
      const found = await Promise.all(
        names.map(async (name) => ({
          name,
          stat: await stat(join(folder, name)).catch(ifMissing),
        })),
      )
      return found.flatMap(({ name, stat: one }) => (one ? [{ name, changedAt: one.mtime }] : []))
    },
  }
}

function ifMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
