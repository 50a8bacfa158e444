import { inflateRawSync } from 'node:zlib'

/** A workbook is a zip. Unpacked it may be so large; its own word for that is not believed. */
const mostUnpacked = 100 * 1024 * 1024
const mostParts = 500

const endMark = 0x06_05_4b_50
const partMark = 0x02_01_4b_50
const endBytes = 22
const longestComment = 65_535

/** Whether all that it holds fits into memory. False also where it is no zip that can be read. */
export function fitsUnpacked(zip: Buffer): boolean {
  const end = findEnd(zip)
  if (end === undefined) return false
  const parts = zip.readUInt16LE(end + 10)
  if (parts > mostParts) return false
  let at = zip.readUInt32LE(end + 16)
  let left = mostUnpacked
  try {
    for (let part = 0; part < parts; part++) {
      if (zip.readUInt32LE(at) !== partMark) return false
      left -= unpackedBytes(zip, at, left)
      at += 46 + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
    }
    return left >= 0
  } catch {
    // Larger than what is left, or no zip after all.
    return false
  }
}

function unpackedBytes(zip: Buffer, at: number, left: number): number {
  const method = zip.readUInt16LE(at + 10)
  const packed = zip.readUInt32LE(at + 20)
  const local = zip.readUInt32LE(at + 42)
  const begin = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
  if (method === 0) return packed
  return inflateRawSync(zip.subarray(begin, begin + packed), { maxOutputLength: left }).length
}

function findEnd(zip: Buffer): number | undefined {
  const from = Math.max(0, zip.length - endBytes - longestComment)
  for (let at = zip.length - endBytes; at >= from; at--)
    if (zip.readUInt32LE(at) === endMark) return at
  return undefined
}
