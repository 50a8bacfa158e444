/** What people may send as a picture. */
export const acceptedImages = ['jpeg', 'png', 'webp', 'avif', 'gif'] as const
export type AcceptedImage = (typeof acceptedImages)[number]
export type ImageKind = AcceptedImage | 'svg' | 'heic' | 'tiff' | 'unknown'

/** As many bytes of its beginning say what a file is. */
export const tellingBytes = 2048

/** Files say what they are in their first bytes; each in its own way. */
const signatures: readonly [ImageKind, RegExp][] = [
  ['jpeg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n/],
  ['gif', /^GIF8[79]a/],
  ['webp', /^RIFF[^]{4}WEBP/],
  ['avif', /^[^]{4}ftyp(?:[^]{4}){0,16}?avi[fs]/],
  ['heic', /^[^]{4}ftyp(?:hei|hev|mif1|msf1)/],
  ['tiff', /^(?:II\*\0|MM\0\*)/],
  ['svg', /<svg[\s>]/i],
]

/** Decides by content; the name of a file is never asked. */
export function imageKindOf(start: Buffer): ImageKind {
  const text = start.toString('latin1', 0, tellingBytes)
  return signatures.find(([, signature]) => signature.test(text))?.[0] ?? 'unknown'
}

/** Whether a file begins like a picture that is taken; whether the rest of it is whole, unpacking shows. */
export const beginsLikePicture = (start: Buffer): boolean =>
  acceptedImages.some((kind) => kind === imageKindOf(start))

/** A WebP without transparency, profile or animation, which is unpacked line by line. */
export const isPlainWebp = (start: Buffer): boolean => start.toString('latin1', 12, 16) === 'VP8 '
