import { productsPath } from '../product-address.ts'

export const takePicturePath = `${productsPath}/pictures`

export interface TakenPicture {
  hash?: string
}
