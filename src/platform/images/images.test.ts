import sharp from 'sharp'

import { crc32, deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { encodeImage, measureDrawing, rasterise, resizeImage, type Master } from './images.ts'
import { Decoder } from './decoding.ts'
import { imageLimits, normaliseImage } from './normalise-image.ts'

const decoder = new Decoder()

const red = { r: 200, g: 30, b: 20 }
const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: red } })

async function mastered(bytes: Buffer): Promise<Master> {
  const result = await normaliseImage(decoder, bytes)
  if (result.outcome !== 'normalised') throw new Error(JSON.stringify(result))
  return result.master
}

/** The colour of one pixel. */
async function colorAt(image: Buffer, left: number, top: number): Promise<number[]> {
  const pixel = sharp(image).extract({ left, top, width: 1, height: 1 })
  return [...(await pixel.raw().toBuffer())]
}

test('a photo taken with the phone on its side stands upright, and where it was taken is gone', async () => {
  const blue = { r: 10, g: 20, b: 220 }
  const left = await blank(100, 200).png().toBuffer()
  const photo = await sharp({ create: { width: 400, height: 200, channels: 3, background: blue } })
    .composite([{ input: left, left: 0, top: 0 }])
    .withExif({
      IFD0: { Make: 'Symphony' },
      IFD3: { GPSLatitude: '23/1 48/1 37/1', GPSLongitude: '90/1 24/1 45/1' },
    })
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer()
  expect((await sharp(photo).metadata()).exif?.length).toBeGreaterThan(50)
  expect((await sharp(photo).metadata()).orientation).toBe(6)

  const master = await mastered(photo)

  expect([master.width, master.height]).toEqual([200, 400])
  const [r = 0, , b = 255] = await colorAt(master.content, 100, 20)
  expect(r).toBeGreaterThan(b)
  const kept = await sharp(master.content).metadata()
  expect([kept.format, kept.exif, kept.orientation, kept.xmp, kept.icc]).toEqual([
    'webp',
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  expect(master.content.includes('Symphony')).toBe(false)
})

test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('%s is accepted', async (format) => {
  const master = await mastered(await blank(64, 48).toFormat(format).toBuffer())
  expect([master.width, master.height]).toEqual([64, 48])
})

test.each<[string, string, Buffer]>([
  ['a text that is named photo.jpg', 'unknown', Buffer.from('Dear shop, here is my photo')],
  ['nothing', 'unknown', Buffer.alloc(0)],
  ['a program', 'unknown', Buffer.from('MZ\x90\0<html>')],
  [
    'a drawing that could carry scripts',
    'svg',
    Buffer.from(
      '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"><script>alert(1)</script></svg>',
    ),
  ],
  [
    'a drawing that says it is a GIF',
    'damaged',
    Buffer.from('GIF89a<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"/>'),
  ],
  [
    'a drawing that says it is an AVIF',
    'damaged',
    Buffer.from('<!--ftypavif--><svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"/>'),
  ],
  ['a picture of an iPhone', 'heic', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
  ['a scan', 'tiff', Buffer.from('II*\0abcdefgh', 'latin1')],
  ['half a photo', 'damaged', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0x10])],
])('%s is refused as what it is', async (_, found, bytes) => {
  expect(await normaliseImage(decoder, bytes)).toEqual({ outcome: 'not-an-image', found })
})

test('the file of a form is taken as it is', async () => {
  const photo = new File([new Uint8Array(await blank(400, 300).jpeg().toBuffer())], 'me.jpg')
  expect(await normaliseImage(decoder, photo)).toMatchObject({
    outcome: 'normalised',
    master: { width: 400, height: 300 },
  })
  const text = new File(['Dear shop, here is my photo'], 'me.jpg')
  expect(await normaliseImage(decoder, text)).toEqual({ outcome: 'not-an-image', found: 'unknown' })
})

test('a photo whose upload broke off is refused, not kept half grey', async () => {
  const noise = await sharp({
    create: {
      width: 600,
      height: 600,
      channels: 3,
      background: red,
      noise: { type: 'gaussian', mean: 120, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer()
  const broken = noise.subarray(0, noise.length / 2)
  expect(await normaliseImage(decoder, broken)).toEqual({
    outcome: 'not-an-image',
    found: 'damaged',
  })
})

test('more than 12 MB is refused before it is looked at', async () => {
  const bytes = Buffer.alloc(imageLimits.bytes + 1)
  expect(await normaliseImage(decoder, bytes)).toEqual({
    outcome: 'too-large',
    bytes: imageLimits.bytes + 1,
    maxBytes: imageLimits.bytes,
  })
})

test('a small file that unpacks to gigabytes is refused without unpacking it', async () => {
  expect(await normaliseImage(decoder, pngThatClaims(40_000, 40_000))).toMatchObject({
    outcome: 'too-many-pixels',
    width: 40_000,
    height: 40_000,
  })
})

test('dots and ribbons are too small to show', async () => {
  const dot = await blank(15, 400).png().toBuffer()
  const ribbon = await blank(20, 8000).png().toBuffer()
  expect(await normaliseImage(decoder, dot)).toMatchObject({
    outcome: 'too-small',
    width: 15,
    minSide: 16,
  })
  expect(await normaliseImage(decoder, ribbon)).toMatchObject({ outcome: 'too-small', width: 20 })
})

test('a large photo is kept with 2000 pixels on its long side, a small one is not enlarged', async () => {
  const large = await mastered(await blank(3000, 1500).jpeg().toBuffer())
  expect([large.width, large.height]).toEqual([2000, 1000])
  const small = await mastered(await blank(300, 200).jpeg().toBuffer())
  expect((await resizeImage(small.content, 640)).size).toMatchObject({ width: 300, height: 200 })
})

test('the placeholder costs a page under 200 characters', async () => {
  const { placeholder } = await mastered(await blank(1200, 800).jpeg().toBuffer())
  expect(placeholder).toMatch(/^data:image\/webp;base64,/)
  expect(placeholder.length).toBeLessThan(200)
})

test('a cut-out stays cut out, is white where JPEG has no transparency, and has no placeholder to shine through', async () => {
  const transparent = { r: 0, g: 0, b: 0, alpha: 0 }
  const cutOut = await sharp({
    create: { width: 100, height: 100, channels: 4, background: transparent },
  })
    .png()
    .toBuffer()

  const master = await mastered(cutOut)

  expect(master.placeholder).toBe('')
  const pixels = await resizeImage(master.content, 96)
  const avif = await encodeImage(pixels, 'avif')
  expect((await sharp(avif).metadata()).hasAlpha).toBe(true)
  expect(await colorAt(await encodeImage(pixels, 'jpg'), 48, 48)).toEqual([255, 255, 255])
})

test('a drawing that fills half a pixel at its edge is no cut-out', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="700"><rect width="1600" height="700" fill="#0b6b4f"/></svg>'
  expect((await measureDrawing(svg)).placeholder).toMatch(/^data:image\/webp/)
})

test('every format is what it says', async () => {
  const pixels = await resizeImage(await blank(400, 300).png().toBuffer(), 96)
  const formats = await Promise.all(
    (['avif', 'webp', 'jpg'] as const).map(async (format) => {
      const {
        format: is,
        compression,
        width,
      } = await sharp(await encodeImage(pixels, format)).metadata()
      return [is, compression, width]
    }),
  )
  expect(formats[0]).toEqual([expect.stringMatching(/heif|avif/), 'av1', 96])
  expect(formats.slice(1)).toEqual([
    ['webp', undefined, 96],
    ['jpeg', undefined, 96],
  ])
})

test('our own drawings are drawn in the size that is asked for', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="600"><rect width="1200" height="600" fill="#0b6b4f"/></svg>'
  expect(await measureDrawing(svg)).toMatchObject({ width: 1200, height: 600 })
  expect((await resizeImage(Buffer.from(svg), 320)).size).toMatchObject({ width: 320, height: 160 })
  expect(await sharp(await rasterise(svg, 640)).metadata()).toMatchObject({
    format: 'png',
    width: 640,
  })
})

/** A PNG whose header promises a huge picture; its data are empty. */
function pngThatClaims(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), content])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(content.length, 0)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}
