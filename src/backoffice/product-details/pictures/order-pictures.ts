import { middle } from '#shop/pictures/focus.ts'
import type { DraftedPicture } from '../draft/product-draft.ts'

/** Of a picture that nobody chose a point of. */
export const middleTyped = { focusX: String(middle.x), focusY: String(middle.y) }

/** The picture of one place in another one; those between move up. */
export function moved(
  pictures: readonly DraftedPicture[],
  from: number,
  to: number,
): DraftedPicture[] {
  const picture = pictures[from]
  if (!picture || to < 0 || to >= pictures.length) return [...pictures]
  return pictures.toSpliced(from, 1).toSpliced(to, 0, picture)
}

/** One more behind the others. The same content twice is one picture. */
export const withPicture = (pictures: readonly DraftedPicture[], hash: string): DraftedPicture[] =>
  pictures.some((picture) => picture.hash === hash)
    ? [...pictures]
    : [...pictures, { hash, alt: '', altBn: '', row: '', ...middleTyped }]
