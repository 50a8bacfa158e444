import { productsPath } from '../product-paths.ts'

export const picturesPath = `${productsPath}/pictures`

export interface UploadedPicture {
  hash?: string
}
