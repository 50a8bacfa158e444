import type { Decoder } from './decoding.ts'
import { decodingCost, mostPixelsOf, type ImageHeader } from './decoding-cost.ts'
import {
  acceptedImages,
  imageKindOf,
  isPlainWebp,
  type AcceptedImage,
  type ImageKind,
} from './image-kind.ts'
import { placeholderFrom, type Master, type RawImage } from './images.ts'
import { inFile, lookAtSent, type SentImage } from './sent-image.ts'

export const imageLimits = { bytes: 12 * 1024 * 1024, side: 16 } as const

const masterSide = 2000
/** Packing transparency takes much memory, and pages show no picture wider than 1280 pixels. */
const transparentSide = 1600
/** What the decoder may take, less what the estimate of a header may be wrong by. */
const mostMemory = 80 * 1024 * 1024

export type ImageRefusal =
  | { outcome: 'not-an-image'; found: ImageKind | 'damaged' }
  | { outcome: 'too-large'; bytes: number; maxBytes: number }
  | { outcome: 'too-many-pixels'; width: number; height: number; maxPixels: number }
  | { outcome: 'too-small'; width: number; height: number; minSide: number }
  /** Not too large, but unpacking it takes more memory than any picture may have. */
  | { outcome: 'too-costly' }
  /** Others wait already, or this sender does. */
  | { outcome: 'too-many-waiting' }

export interface ImageWish {
  maxBytes?: number
  kinds?: readonly AcceptedImage[]
  /** Of the master's longer side, where less than the usual is enough. */
  side?: number
  /** Who sends; no sender fills the line alone. */
  sender?: string
}

export type ImageNormalising = { outcome: 'normalised'; master: Master } | ImageRefusal

/**
 * Makes a master of what people send. Everything that came from outside goes through here: it is unpacked in a process of its
 * own, one at a time, and only where its header says that there is memory for it.
 */
export async function normaliseImage(
  decoder: Decoder,
  sent: SentImage,
  wish: ImageWish = {},
): Promise<ImageNormalising> {
  const { maxBytes = imageLimits.bytes, kinds = acceptedImages, side = masterSide } = wish
  const { bytes, start } = await lookAtSent(sent)
  if (bytes > maxBytes) return { outcome: 'too-large', bytes, maxBytes }
  const found = imageKindOf(start)
  const kind = kinds.find((accepted) => accepted === found)
  if (!kind) return { outcome: 'not-an-image', found }
  const isPlain = isPlainWebp(start)
  const turn = await decoder.line.take(wish.sender, () =>
    inFile(sent, (path) => unpack(decoder, { path, kind, isPlainWebp: isPlain, side })),
  )
  return turn.outcome === 'done' ? turn.result : { outcome: 'too-many-waiting' }
}

interface Unpacking {
  path: string
  kind: AcceptedImage
  isPlainWebp: boolean
  side: number
}

async function unpack(
  decoder: Decoder,
  { path, kind, side, ...known }: Unpacking,
): Promise<ImageNormalising> {
  const measured = await decoder.ask({ step: 'measure', path })
  if (measured.outcome !== 'done') return refusalOf(measured)
  const found = measured.result as Measures
  const header = headerFrom(kind, found, known.isPlainWebp)
  const refusal = refuseHeader(header, side)
  if (refusal) return refusal
  const shrunk = await decoder.ask({
    step: 'shrink',
    path,
    mostPixels: mostPixelsOf(header),
    side,
    sideOfTransparent: Math.min(side, transparentSide),
    orientation: found.orientation ?? 1,
  })
  if (shrunk.outcome !== 'done') return refusalOf(shrunk)
  const { preview, ...master } = shrunk.result as Shrunk
  const content = Buffer.from(master.content)
  return {
    outcome: 'normalised',
    master: { ...master, content, placeholder: await placeholderFrom(preview) },
  }
}

/** What the decoder reads in a header. */
interface Measures {
  width: number
  height: number
  channels: number
  depth: string
  hasAlpha: boolean
  orientation?: number
  isProgressive?: boolean
  chromaSubsampling?: string
  pages?: number
}

/** A picture as the decoder hands it over. */
interface Shrunk {
  content: Uint8Array
  width: number
  height: number
  preview: RawImage
}

function headerFrom(kind: AcceptedImage, found: Measures, isPlain: boolean): ImageHeader {
  return {
    kind,
    width: found.width,
    height: found.height,
    channels: found.channels,
    bytesPerSample: found.depth === 'uchar' ? 1 : 2,
    hasAlpha: found.hasAlpha,
    isProgressive: found.isProgressive ?? false,
    hasHalfColours: found.chromaSubsampling?.startsWith('4:2:0') ?? false,
    frames: found.pages ?? 1,
    isPlainWebp: isPlain,
  }
}

const refusalOf = ({ outcome }: { outcome: 'unreadable' | 'ended' }): ImageRefusal =>
  outcome === 'ended' ? { outcome: 'too-costly' } : { outcome: 'not-an-image', found: 'damaged' }

function refuseHeader(header: ImageHeader, side: number): ImageRefusal | undefined {
  const { width, height } = header
  const maxPixels = mostPixelsOf(header)
  if (width * height > maxPixels) return { outcome: 'too-many-pixels', width, height, maxPixels }
  // A ribbon of 20 by 20000 is 2 pixels wide as a master.
  const shrunk = Math.min(1, masterSide / Math.max(width, height))
  if (Math.min(width, height) * shrunk < imageLimits.side)
    return { outcome: 'too-small', width, height, minSide: imageLimits.side }
  return decodingCost(header, side) > mostMemory ? { outcome: 'too-costly' } : undefined
}
