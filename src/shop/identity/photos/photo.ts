/** In pixels; shown at half of them, as most screens are twice as dense. */
export const photoSides = [96, 192] as const
export type PhotoSide = (typeof photoSides)[number]

export const mostPhotoBytes = 5 * 1024 * 1024

/** A photo by its stem: whose it is (a hash that reveals nobody), and what nobody guesses. */
export const photoFileName = (stem: string, side: PhotoSide): string => `${stem}-${side}.webp`

/** What the account holds. */
export const photoUrlOf = (stem: string): string => `/pictures/${photoFileName(stem, 192)}`

const name = /^(photo-[0-9a-f]{12}-[0-9a-f]{32})-(?:96|192)\.webp$/

/** Undefined for every name that is not one of a photo. */
export const stemOfFile = (fileName: string): string | undefined => name.exec(fileName)?.[1]

export const stemOfUrl = (url: string): string | undefined =>
  url.startsWith('/pictures/') ? stemOfFile(url.slice('/pictures/'.length)) : undefined
