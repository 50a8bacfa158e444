import { productsPath } from '../product-paths.ts'

export const takePicturePath = `${productsPath}/pictures`

export interface TakenPicture {
  hash?: string
}
