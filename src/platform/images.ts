import sharp from 'sharp'

// One core for each picture: how many are made at once is decided by who calls.
sharp.concurrency(1)
// Every picture is decoded once; remembering operations would only hold memory.
sharp.cache(false)

export const imageLimits = { bytes: 12 * 1024 * 1024, pixels: 50_000_000, side: 16 } as const

const masterSide = 2000
const placeholderSide = 8

/** A picture as it is kept: WebP in sRGB, upright, without metadata, at most 2000 pixels a side. */
export interface Master {
  content: Buffer
  width: number
  height: number
  /** A data: address of a few pixels; empty for transparent pictures, through which it would shine. */
  placeholder: string
}

export type ImageRefusal =
  | { outcome: 'not-an-image'; found: Kind | 'damaged' }
  | { outcome: 'too-large'; bytes: number; maxBytes: number }
  | { outcome: 'too-many-pixels'; width: number; height: number; maxPixels: number }
  | { outcome: 'too-small'; width: number; height: number; minSide: number }

/** Makes a master of what people send. Decides by content; the name of the file is never asked. */
export async function normaliseImage(
  bytes: Buffer,
  { maxBytes, kinds }: { maxBytes: number; kinds: readonly Kind[] } = {
    maxBytes: imageLimits.bytes,
    kinds: accepted,
  },
): Promise<{ outcome: 'normalised'; master: Master } | ImageRefusal> {
  if (bytes.length > maxBytes) return { outcome: 'too-large', bytes: bytes.length, maxBytes }
  const kind = kindOf(bytes)
  if (!kinds.includes(kind)) return { outcome: 'not-an-image', found: kind }
  try {
    // Reads the header only, so that a bomb is refused, with its size, before it is unpacked.
    const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (format === 'svg') return { outcome: 'not-an-image', found: 'svg' }
    return refuseSize(width, height) ?? { outcome: 'normalised', master: await masterOf(bytes) }
  } catch {
    return { outcome: 'not-an-image', found: 'damaged' }
  }
}

function refuseSize(width: number, height: number): ImageRefusal | undefined {
  if (width * height > imageLimits.pixels) {
    return { outcome: 'too-many-pixels', width, height, maxPixels: imageLimits.pixels }
  }
  // A ribbon of 20 by 20000 is 2 pixels wide as a master.
  const shrunk = Math.min(1, masterSide / Math.max(width, height))
  if (Math.min(width, height) * shrunk < imageLimits.side) {
    return { outcome: 'too-small', width, height, minSide: imageLimits.side }
  }
  return undefined
}

async function masterOf(bytes: Buffer): Promise<Master> {
  const { data, info } = await sharp(bytes, {
    failOn: 'error',
    limitInputPixels: imageLimits.pixels,
  })
    .timeout({ seconds: 30 })
    .autoOrient()
    .resize({ width: masterSide, height: masterSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .webp({ quality: 92, smartSubsample: true })
    .toBuffer({ resolveWithObject: true })
  const placeholder = await placeholderOf(data)
  return { content: data, width: info.width, height: info.height, placeholder }
}

/** The size and placeholder of one of our own drawings. It is kept as it is: its sizes are drawn, not shrunk. */
export async function measureDrawing(svg: string): Promise<Omit<Master, 'content'>> {
  const source = Buffer.from(svg)
  const { width, height } = await sharp(source).metadata()
  return { width, height, placeholder: await placeholderOf(source) }
}

async function placeholderOf(source: Buffer): Promise<string> {
  const { data, info } = await sharp(source)
    .resize({ width: placeholderSide, height: placeholderSide, fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  // At its edge a drawing may fill half a pixel; only what is cut out shows through.
  if (info.channels === 4 && !isOpaque(data, 128)) return ''
  const tiny = await sharp(data, { raw: info }).removeAlpha().webp({ quality: 20 }).toBuffer()
  return `data:image/webp;base64,${tiny.toString('base64')}`
}

/** A picture in one size, decoded, ready to be encoded in several formats. */
export interface Pixels {
  data: Buffer
  size: { width: number; height: number; channels: 1 | 2 | 3 | 4 }
}

/** Shrinks a master or draws a drawing of ours in this width; never wider than the original. */
export async function resizeImage(source: Buffer, width: number): Promise<Pixels> {
  const { data, info } = await sharp(source)
    .resize({ width, withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { height, channels } = info
  return { data, size: { width: info.width, height, channels } }
}

/** The middle of a picture as a square of exactly this size. */
export function cutSquare(source: Buffer, side: number): Promise<Buffer> {
  return sharp(source)
    .resize({ width: side, height: side, fit: 'cover' })
    .toColourspace('srgb')
    .flatten({ background: '#fff' })
    .webp({ quality: 80 })
    .toBuffer()
}

/** A GIF of one pixel through which everything shines. */
export const transparentPixel = Buffer.from(
  'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7',
  'base64',
)

export const imageTypes = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const

/** Qualities that look alike. At 640 pixels AVIF with effort 2 takes a fifth of a second, effort 4 more than a second; WebP with effort 2 half of what 4 takes, for 5 % more bytes. */
export function encodeImage(
  { data, size }: Pixels,
  format: keyof typeof imageTypes,
): Promise<Buffer> {
  const image = sharp(data, { raw: size })
  // An alpha channel that hides nothing costs bytes in AVIF.
  if (size.channels === 4 && isOpaque(data)) image.removeAlpha()
  switch (format) {
    case 'avif':
      return image.avif({ quality: 50, effort: 2, chromaSubsampling: '4:2:0' }).toBuffer()
    case 'webp':
      return image.webp({ quality: 76, effort: 2 }).toBuffer()
    case 'jpg':
      return image.flatten({ background: '#fff' }).jpeg({ quality: 78, mozjpeg: true }).toBuffer()
  }
}

/** One of our own drawings as PNG. Only for SVG that we wrote: what people send never comes here. */
export function rasterise(svg: string, width: number): Promise<Buffer> {
  return sharp(Buffer.from(svg)).resize({ width }).png().toBuffer()
}

function isOpaque(rgba: Buffer, leastAlpha = 255): boolean {
  for (let at = 3; at < rgba.length; at += 4) if ((rgba[at] ?? 0) < leastAlpha) return false
  return true
}

const accepted = ['jpeg', 'png', 'webp', 'avif', 'gif'] as const
type Kind = (typeof accepted)[number] | 'svg' | 'heic' | 'tiff' | 'unknown'

/** Whether a file begins like a picture that is taken; whether the rest of it is whole, decoding shows. */
export const beginsLikePicture = (start: Buffer): boolean =>
  accepted.some((kind) => kind === kindOf(start))

/** Files say what they are in their first bytes; each in its own way. */
const signatures: readonly [Kind, RegExp][] = [
  ['jpeg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n/],
  ['gif', /^GIF8[79]a/],
  ['webp', /^RIFF[^]{4}WEBP/],
  ['avif', /^[^]{4}ftyp(?:[^]{4}){0,16}?avi[fs]/],
  ['heic', /^[^]{4}ftyp(?:hei|hev|mif1|msf1)/],
  ['tiff', /^(?:II\*\0|MM\0\*)/],
  ['svg', /<svg[\s>]/i],
]

function kindOf(bytes: Buffer): Kind {
  const start = bytes.toString('latin1', 0, 2048)
  return signatures.find(([, signature]) => signature.test(start))?.[0] ?? 'unknown'
}
