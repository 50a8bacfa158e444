import { deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { fitsUnpacked } from './check-archive.ts'

const mb = 1024 * 1024

/** A zip of one part that says of itself that it is tiny. */
function zipOf(content: Buffer): Buffer {
  const packed = deflateRawSync(content)
  const local = Buffer.alloc(30)
  local.writeUInt32LE(0x04_03_4b_50, 0)
  const part = Buffer.alloc(46)
  part.writeUInt32LE(0x02_01_4b_50, 0)
  part.writeUInt16LE(8, 10)
  part.writeUInt32LE(packed.length, 20)
  part.writeUInt32LE(1, 24)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06_05_4b_50, 0)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(local.length + packed.length, 16)
  return Buffer.concat([local, packed, part, end])
}

test('a workbook that swells to more than the memory it may take is refused, whatever it says of itself', () => {
  expect(fitsUnpacked(zipOf(Buffer.alloc(mb)))).toBe(true)
  expect(fitsUnpacked(zipOf(Buffer.alloc(101 * mb)))).toBe(false)
})

test('what is no zip, or one that is cut off, is refused', () => {
  const zip = zipOf(Buffer.from('rows'))
  for (const broken of [Buffer.alloc(0), Buffer.from('PK nothing'), zip.subarray(20)])
    expect(fitsUnpacked(broken)).toBe(false)
})
