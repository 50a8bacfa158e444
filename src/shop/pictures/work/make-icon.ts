import { fitSquare } from '#platform/images/images.ts'
import { iconForms, type IconForm } from '../icon.ts'
import { findOriginal, type PictureStore } from './make-picture-file.ts'

/** A form of a shop's icon; undefined where the picture is not stored. A few hundredths of a second, and the caller that shows it stores it. */
export async function makeIcon(
  { files, pictures: { queue } }: PictureStore,
  hash: string,
  form: IconForm,
): Promise<Buffer | undefined> {
  const original = await findOriginal(files, hash)
  return original && queue.take('now', () => fitSquare(original, iconForms[form]))
}
