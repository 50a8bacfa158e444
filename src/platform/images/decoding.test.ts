import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { Decoder } from './decoding.ts'
import { decodingCost, type ImageHeader } from './decoding-cost.ts'

const decoder = new Decoder()

async function fileOf(image: Sharp): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'haat-decoding-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const path = join(folder, 'picture')
  await image.toFile(path)
  return path
}

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c85a14' } })

const shrinking = (path: string) =>
  decoder.ask({
    step: 'shrink',
    path,
    mostPixels: 50_000_000,
    side: 640,
    sideOfTransparent: 640,
    orientation: 1,
  })

test('a decoder that takes more memory than a picture may have ends itself, and the next picture gets another', async () => {
  const bomb = await fileOf(blank(3000, 3000).avif({ bitdepth: 12, effort: 0 }))
  expect(await shrinking(bomb)).toEqual({ outcome: 'ended' })
  const photo = await fileOf(blank(800, 600).jpeg())
  expect(await shrinking(photo)).toMatchObject({ outcome: 'done', result: { width: 640 } })
}, 60_000)

const photo: ImageHeader = {
  kind: 'jpeg',
  width: 4000,
  height: 3000,
  channels: 3,
  bytesPerSample: 1,
  hasAlpha: false,
  isProgressive: false,
  hasHalfColours: true,
  frames: 1,
  isPlainWebp: false,
}

test.each<[string, Partial<ImageHeader>, boolean]>([
  ['a photo of 12 megapixels', {}, true],
  ['of 50', { width: 8160, height: 6120 }, true],
  ['of 108', { width: 12_000, height: 9000 }, true],
  ['a progressive JPEG of 12', { isProgressive: true }, true],
  ['of 50', { isProgressive: true, width: 8160, height: 6120 }, false],
  ['a screenshot', { kind: 'png', width: 3840, height: 2160, channels: 4, hasAlpha: true }, true],
  [
    'an interlaced PNG with 16 bits',
    { kind: 'png', isProgressive: true, bytesPerSample: 2 },
    false,
  ],
  ['an AVIF of the web', { kind: 'avif', width: 2000, height: 1500 }, true],
  ['an AVIF of 12', { kind: 'avif' }, false],
  ['a GIF of 1 megapixel', { kind: 'gif', width: 1200, height: 900, frames: 300 }, true],
  ['a moving WebP of 12', { kind: 'webp', frames: 300 }, false],
])('%s %j fits into 80 MB: %j', (_, header, fits) => {
  const cost = decodingCost({ ...photo, ...header }, 2000)
  expect(cost < 80 * 1024 * 1024).toBe(fits)
})
