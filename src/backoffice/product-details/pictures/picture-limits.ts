import { productsPath } from '../product-address.ts'

/** What a phone makes, and some; with its form it fits into what one person may send at once (platform/web/bodies/room.ts). */
export const mostPictureBytes = 10 * 1024 * 1024

export const takePicturePath = `${productsPath}/pictures`

export interface TakenPicture {
  hash?: string
}
