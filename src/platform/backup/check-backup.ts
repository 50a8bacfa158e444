import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { extract as openExtract } from 'tar-stream'
import { CannotStart } from '../process/cannot-start.ts'
import {
  fileOf,
  jobsName,
  manifestName,
  manifestSchema,
  tableOf,
  type Manifest,
} from './manifest.ts'

export interface Entry {
  name: string
  content: Buffer
}

/** Larger than any part of a table and any picture; what says to be larger was not written by us. */
const mostBytes = 256 * 1024 * 1024

/** The entries of an archive one after the other. */
export async function* readEntries(file: string): AsyncGenerator<Entry> {
  const extract = openExtract()
  const reading = pipeline(createReadStream(file), extract)
  reading.catch(() => {})
  for await (const entry of extract) {
    const { name, size = 0 } = entry.header
    if (size > mostBytes) throw new Error(`${name} is too large`)
    const chunks: Buffer[] = []
    for await (const chunk of entry as AsyncIterable<Buffer>) chunks.push(chunk)
    yield { name, content: Buffer.concat(chunks) }
  }
  await reading
}

/** Reads the whole file before anything is touched. Throws CannotStart where it is not ours, or not as it was written. */
export async function checkBackup(file: string): Promise<Manifest> {
  const digest = createHash('sha256')
  let manifest: Manifest | undefined
  let isOurs = false
  try {
    for await (const { name, content } of readEntries(file)) {
      if (manifest) throw new Error('something follows the end')
      if (name === manifestName) manifest = manifestSchema.parse(JSON.parse(content.toString()))
      else if (!tableOf(name) && !fileOf(name) && name !== jobsName)
        throw new Error(`${name} is not of ours`)
      else digest.update(`${name}\0${content.length}\0`).update(content)
      isOurs = true
    }
  } catch (error) {
    throw new CannotStart(sentenceFor(error, file, isOurs))
  }
  if (!manifest || manifest.digest !== digest.digest('hex'))
    throw new CannotStart(sentenceFor(undefined, file, isOurs))
  return manifest
}

function sentenceFor(error: unknown, file: string, isOurs: boolean): string {
  const { code } = (error ?? {}) as NodeJS.ErrnoException
  if (code === 'ENOENT') return `There is no file ${file}.`
  if (code === 'EACCES') return `${file} cannot be read. Give this user the right to read it.`
  return isOurs
    ? `The backup ${file} is damaged or not whole. Nothing was changed. Take another one.`
    : `${file} is no backup of Haat. Nothing was changed.`
}
