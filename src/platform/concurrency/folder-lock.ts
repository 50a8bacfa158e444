import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Makes sure that one process at a time opens a folder. The lock is a local socket, so it ends with its process however
 * that dies; the second process reads the URL that the first one wrote there.
 */
export type FolderLock =
  | { outcome: 'held'; setHolder: (url: string) => void; release: () => Promise<void> }
  | { outcome: 'taken'; url: string }

export async function lockFolder(folder: string): Promise<FolderLock> {
  const path = socketPath(folder)
  for (let attempt = 0; attempt < 3; attempt++) {
    let url = ''
    const server = createServer((socket) => socket.end(url))
    if (await listens(server, path)) {
      server.unref()
      return {
        outcome: 'held',
        setHolder: (said) => (url = said),
        release: () => new Promise((done) => server.close(() => done())),
      }
    }
    const answer = await ask(path)
    if (answer !== undefined) return { outcome: 'taken', url: answer }
    // A socket file that nobody answers was left by a killed process.
    await rm(path, { force: true })
  }
  throw new Error(`Could not lock ${folder} through ${path}`)
}

/** Socket paths may have about 100 characters, folders more. Linux has names that need no file. */
function socketPath(folder: string): string {
  const name = `haat-${createHash('sha256').update(folder).digest('hex').slice(0, 20)}`
  if (process.platform === 'linux') return `\0${name}`
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`)
}

function listens(server: Server, path: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    )
    server.listen(path, () => resolve(true))
  })
}

function ask(path: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    let said = ''
    const socket = connect(path)
    socket.setTimeout(2000, () => socket.destroy())
    socket.on('data', (chunk) => (said += chunk.toString()))
    socket.on('error', () => resolve(undefined))
    socket.on('close', () => resolve(said))
  })
}
