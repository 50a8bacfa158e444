import type { Focus } from './focus.ts'

/** A picture as pages need it; its files are made from it in these widths and formats. */
export interface Picture {
  hash: string
  /** Of the kept original, in pixels. */
  width: number
  height: number
  /** A few pixels as a data: address, shown until the real picture is there; empty for transparent pictures. */
  placeholder: string
  /** What stays in sight where it is cut; left out: the middle. */
  focus?: Focus | undefined
}

/** What a phone makes, and some; with its form it fits into what one person may have on its way at once (platform/web/bodies/room.ts). */
export const mostPictureBytes = 10 * 1024 * 1024

export const pictureWidths = [96, 192, 320, 480, 640, 960, 1280] as const
export type PictureWidth = (typeof pictureWidths)[number]

export const pictureFormats = ['avif', 'webp', 'jpg'] as const
export type PictureFormat = (typeof pictureFormats)[number]

/** Immutable: the hash names the content. */
export function pictureUrl(hash: string, width: PictureWidth, format: PictureFormat): string {
  return `/pictures/${pictureFileName({ hash, width, format })}`
}

/** Of one that fits beside a line of a cart or an order; empty where there is none. */
export function smallPicture(hash: string | null): string {
  return hash === null ? '' : pictureUrl(hash, 192, 'webp')
}

export interface PictureFile {
  hash: string
  width: PictureWidth
  format: PictureFormat
}

export function pictureFileName({ hash, width, format }: PictureFile): string {
  return `${hash}-${width}.${format}`
}

/** Undefined for every name that we would not have given: files are made on demand, so strangers must not invent sizes. */
export function readPictureFileName(name: string): PictureFile | undefined {
  const parts = /^([0-9a-f]{24})-([1-9]\d{1,3})\.([a-z]{3,4})$/.exec(name)
  if (!parts) return undefined
  const width = pictureWidths.find((known) => String(known) === parts[2])
  const format = pictureFormats.find((known) => known === parts[3])
  return width && format && parts[1] ? { hash: parts[1], width, format } : undefined
}

/**
 * The widths worth offering of a picture: those that it fills, and the next one up where it would
 * lose a quarter of its pixels otherwise. Always at least one.
 */
export function widthsOf(
  { width: original }: Pick<Picture, 'width'>,
  wanted: readonly PictureWidth[] = pictureWidths,
): PictureWidth[] {
  return wanted.filter((width, index) => {
    const narrower = wanted[index - 1] ?? 0
    return width <= original || narrower < original * 0.75
  })
}
