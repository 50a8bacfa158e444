import { imageTypes } from '#platform/images/images.ts'
import type { Shop } from '#shop/shop.ts'
import { stemOfFile } from './photo.ts'

export type PhotoLoading =
  | { outcome: 'personal'; content: Buffer; type: string }
  | { outcome: 'not-found' }

/** Undefined where the name is not one of a photo. */
export async function loadPhotoFile(
  { files }: Pick<Shop, 'files'>,
  name: string,
): Promise<PhotoLoading | undefined> {
  if (!stemOfFile(name)) return undefined
  const content = await files.read(name)
  return content
    ? { outcome: 'personal', content, type: imageTypes.webp }
    : { outcome: 'not-found' }
}
