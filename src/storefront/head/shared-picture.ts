import type { Picture } from '#shop/pictures/picture.ts'

/** The picture beside a shared link needs no placeholder. */
export type SharedPicture = Omit<Picture, 'placeholder'>

export function sharedPicture(picture: Picture | null | undefined): SharedPicture | null {
  return picture ? { hash: picture.hash, width: picture.width, height: picture.height } : null
}
