import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Files in a folder of this machine. A file appears whole or not at all, also when the power fails. */
export function openFolder(folder: string): FileStore {
  const pathOf = (name: string) => {
    if (!/^[a-z0-9][a-z0-9._-]*$/.test(name)) throw new Error(`Not a file name: ${name}`)
    return join(folder, name.slice(0, 2), name)
  }
  return {
    read: async (name) => {
      try {
        return await readFile(pathOf(name))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
        throw error
      }
    },
    write: (name, content) => writeWhole(pathOf(name), content),
    remove: (name) => rm(pathOf(name), { force: true }),
  }
}

async function writeWhole(path: string, content: Buffer): Promise<void> {
  const making = `${path}.${randomUUID()}`
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  try {
    const file = await open(making, 'wx', 0o600)
    try {
      await file.writeFile(content)
      // Renamed before its bytes are on the disk, a file may be empty after a power failure.
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(making, path)
  } catch (error) {
    await rm(making, { force: true })
    throw error
  }
}

/** Where the shop keeps files. A folder now; a store that speaks S3 fits behind the same three calls. */
export interface FileStore {
  /** Undefined where there is no file of that name. */
  read: (name: string) => Promise<Buffer | undefined>
  write: (name: string, content: Buffer) => Promise<void>
  remove: (name: string) => Promise<void>
}
