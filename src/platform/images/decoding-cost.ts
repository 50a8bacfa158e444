import type { AcceptedImage } from './image-kind.ts'

/** What a file says of its picture before anything is unpacked. */
export interface ImageHeader {
  kind: AcceptedImage
  width: number
  height: number
  channels: number
  /** Of one channel of one pixel: 1, or 2 above 8 bits. */
  bytesPerSample: 1 | 2
  hasAlpha: boolean
  /** A progressive JPEG or an interlaced PNG, which needs the whole picture in memory at once. */
  isProgressive: boolean
  /** A JPEG whose colours have a quarter of the pixels. */
  hasHalfColours: boolean
  frames: number
  isPlainWebp: boolean
}

/** Pixels of any picture, and of a JPEG, which is shrunk while it is unpacked. */
const mostPixels = 50_000_000
const mostPixelsOfJpeg = 120_000_000

export const mostPixelsOf = ({ kind }: Pick<ImageHeader, 'kind'>): number =>
  kind === 'jpeg' ? mostPixelsOfJpeg : mostPixels

/** Lines that libvips holds of a picture that it unpacks from top to bottom and shrinks. */
const heldLines = 1800

/**
 * Bytes of memory that it takes to unpack a picture and to shrink it to this side. The factors were measured with sharp 0.35
 * and libvips 8.18 on pictures of noise (docs/decisions/0057); they are for the dearest picture of that kind.
 */
export function decodingCost(header: ImageHeader, side: number): number {
  const { width, height } = header
  const shrunk = Math.min(1, side / Math.max(width, height))
  const result = width * height * shrunk ** 2 * (header.hasAlpha ? 4 : 3)
  return result + unpackingCost(header, shrunk)
}

function unpackingCost(header: ImageHeader, shrunk: number): number {
  const { width, height, channels, bytesPerSample } = header
  const lines = width * Math.min(height, heldLines) * channels * bytesPerSample
  return costs[header.kind](header, lines, shrunk)
}

type Cost = (header: ImageHeader, lines: number, shrunk: number) => number

const pixelsOf = ({ width, height }: ImageHeader) => width * height

const costs: Record<AcceptedImage, Cost> = {
  jpeg: (header, lines, shrunk) => {
    const streamed = lines / shrinkOnLoad(shrunk) ** 2
    if (!header.isProgressive) return streamed
    // The coefficients of all scans, two bytes each: two of the channels are colours.
    const samples = header.hasHalfColours ? header.channels - 1.5 : header.channels
    return streamed + pixelsOf(header) * 2 * samples
  },
  png: (header, lines) =>
    header.isProgressive ? pixelsOf(header) * header.channels * header.bytesPerSample * 1.4 : lines,
  webp: (header, lines) => {
    if (header.frames > 1) return pixelsOf(header) * 12
    return header.isPlainWebp ? lines / 4 : pixelsOf(header) * 7
  },
  gif: (header) => pixelsOf(header) * 8,
  avif: (header) => pixelsOf(header) * (header.bytesPerSample > 1 ? 31 : 22),
}

/** A JPEG is unpacked at a half, a quarter or an eighth where that is still enough. */
function shrinkOnLoad(shrunk: number): number {
  return [8, 4, 2].find((factor) => shrunk * factor <= 1) ?? 1
}
