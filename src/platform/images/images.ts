import sharp from 'sharp'

// One core for each picture: how many are made at once is decided by who calls.
sharp.concurrency(1)
// Every picture is decoded once; remembering operations would only hold memory.
sharp.cache(false)

const placeholderSide = 8

/** A picture as it is kept: WebP in sRGB, upright, without metadata, at most 2000 pixels a side (1600 where it is transparent). */
export interface Master {
  content: Buffer
  width: number
  height: number
  /** A data: address of a few pixels; empty for transparent pictures, through which it would shine. */
  placeholder: string
}

/** The size and placeholder of one of our own drawings. It is kept as it is: its sizes are drawn, not shrunk. */
export async function measureDrawing(svg: string): Promise<Omit<Master, 'content'>> {
  const source = Buffer.from(svg)
  const { width, height } = await sharp(source).metadata()
  return { width, height, placeholder: await placeholderOf(source) }
}

async function placeholderOf(source: Buffer): Promise<string> {
  return placeholderFrom(
    await sharp(source)
      .resize({ width: placeholderSide, height: placeholderSide, fit: 'inside' })
      .raw()
      .toBuffer({ resolveWithObject: true }),
  )
}

/** Pixels with their measures. */
export interface RawImage {
  data: Uint8Array
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 }
}

/** Of a picture of a few pixels. */
export async function placeholderFrom({ data, info }: RawImage): Promise<string> {
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

interface Square {
  side: number
  /** Left free around the picture, as a share of the side. */
  margin: number
  /** Nothing shines through. */
  isFilled: boolean
}

/** All of a picture in the middle of a square of exactly this size, as PNG. What is filled continues the picture's own edge, or is white. */
export async function fitSquare(
  source: Buffer,
  { side, margin, isFilled }: Square,
): Promise<Buffer> {
  const around = Math.round(side * margin)
  const inside = side - 2 * around
  const { data, info } = await sharp(source)
    .resize({ width: inside, height: inside, fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const [red, green, blue] = data
  const edge = isOpaque(data) ? { r: red ?? 255, g: green ?? 255, b: blue ?? 255 } : white
  const background = { ...edge, alpha: isFilled ? 1 : 0 }
  const free = { x: side - info.width, y: side - info.height }
  const [left, top] = [Math.floor(free.x / 2), Math.floor(free.y / 2)]
  const square = sharp(data, { raw: info }).extend({
    left,
    top,
    right: free.x - left,
    bottom: free.y - top,
    background,
  })
  if (isFilled) square.flatten({ background })
  return square.png().toBuffer()
}

const white = { r: 255, g: 255, b: 255 }

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

function isOpaque(rgba: Uint8Array, leastAlpha = 255): boolean {
  for (let at = 3; at < rgba.length; at += 4) if ((rgba[at] ?? 0) < leastAlpha) return false
  return true
}
