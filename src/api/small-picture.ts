import { pictureAddress } from '#shop/pictures/picture.ts'

/** Address of a picture that fits beside a line of a cart or an order; empty where there is none. */
export function smallPicture(hash: string | null): string {
  return hash === null ? '' : pictureAddress(hash, 192, 'webp')
}
