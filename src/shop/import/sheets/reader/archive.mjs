import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { crc32, createInflateRaw } from 'node:zlib'
import { pipeline } from 'node:stream'
import { damaged, limits, Refusal, tooLarge } from './limits.mjs'

const endMark = 0x06_05_4b_50
const partMark = 0x02_01_4b_50
const localMark = 0x04_03_4b_50
const endBytes = 22
const longestComment = 65_535
const localBytes = 30
const chunkBytes = 64 * 1024

/**
 * The parts of a zip, as its central directory names them: nothing else in the file is believed. The directory must end where its end
 * record begins, so a file that shows other parts to other readers (ZIP64, a second directory) is refused. What is unpacked counts
 * against one limit.
 */
export async function openArchive(path) {
  const file = await open(path)
  const { size } = await file.stat()
  const parts = await readDirectory(file, size)
  let left = limits.unpackedBytes
  const spend = (bytes) => {
    left -= bytes
    if (left < 0) throw tooLarge()
  }
  return {
    has: (name) => parts.has(keyOf(name)),
    /** The bytes of a part, unpacked, piece by piece. */
    read: (name) => {
      const part = parts.get(keyOf(name))
      if (!part) throw damaged()
      return unpack({ file, path }, part, spend)
    },
  }
}

/** Names are compared without case, and begin at the root. */
const keyOf = (name) => name.replace(/^\/+/, '').toLowerCase()

async function readAt(file, position, length) {
  const buffer = Buffer.alloc(length)
  const { bytesRead } = await file.read(buffer, 0, length, position)
  if (bytesRead < length) throw damaged()
  return buffer
}

async function readDirectory(file, size) {
  const tailBytes = Math.min(size, endBytes + longestComment)
  const tailAt = size - tailBytes
  const tail = await readAt(file, tailAt, tailBytes)
  const end = findEnd(tail)
  if (end === undefined) throw damaged()
  const count = tail.readUInt16LE(end + 10)
  const bytes = tail.readUInt32LE(end + 12)
  const at = tail.readUInt32LE(end + 16)
  if (at + bytes !== tailAt + end) throw damaged()
  if (count > limits.parts || bytes > limits.directoryBytes) throw tooLarge()
  return partsIn(await readAt(file, at, bytes), count, at)
}

/** The end record is the last thing in the file. */
function findEnd(tail) {
  for (let at = tail.length - endBytes; at >= 0; at--)
    if (
      tail.readUInt32LE(at) === endMark &&
      at + endBytes + tail.readUInt16LE(at + 20) === tail.length
    )
      return at
  return undefined
}

function partsIn(directory, count, directoryAt) {
  const parts = new Map()
  let at = 0
  for (let index = 0; index < count; index++) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== partMark) throw damaged()
    const nameBytes = directory.readUInt16LE(at + 28)
    const name = directory.subarray(at + 46, at + 46 + nameBytes)
    const part = {
      name,
      flags: directory.readUInt16LE(at + 8),
      method: directory.readUInt16LE(at + 10),
      crc: directory.readUInt32LE(at + 16),
      packed: directory.readUInt32LE(at + 20),
      local: directory.readUInt32LE(at + 42),
      directoryAt,
    }
    const key = keyOf(name.toString())
    if (parts.has(key)) throw damaged()
    parts.set(key, part)
    at += 46 + nameBytes + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
  }
  if (at !== directory.length) throw damaged()
  return parts
}

async function* unpack({ file, path }, part, spend) {
  if (part.flags & 1)
    throw new Refusal(
      'The workbook is protected by a password. Remove the password and send it again.',
    )
  if (part.method !== 0 && part.method !== 8) throw damaged()
  const start = await findStart(file, part)
  let crc = 0
  for await (const chunk of chunksOf(path, start, part)) {
    spend(chunk.length)
    crc = crc32(chunk, crc)
    yield chunk
  }
  if (crc !== part.crc) throw damaged()
}

async function findStart(file, { name, packed, local, directoryAt }) {
  const header = await readAt(file, local, localBytes + name.length)
  if (header.readUInt32LE(0) !== localMark) throw damaged()
  if (!header.subarray(localBytes).equals(name)) throw damaged()
  const start = local + localBytes + header.readUInt16LE(26) + header.readUInt16LE(28)
  if (start + packed > directoryAt) throw damaged()
  return start
}

function chunksOf(path, start, { packed, method }) {
  if (packed === 0) return []
  const end = start + packed - 1
  const source = createReadStream(path, { start, end, highWaterMark: chunkBytes })
  if (method === 0) return source
  return pipeline(source, createInflateRaw({ chunkSize: chunkBytes }), () => {})
}
