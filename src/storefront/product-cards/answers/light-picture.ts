import type { Picture } from '#shop/pictures/picture.ts'

/** For where the placeholder is not shown: it would be sent for nothing. */
export function lightPicture(picture: Picture | null): Picture | null {
  return picture && { ...picture, placeholder: '' }
}
