import { initialsOf } from './initials.ts'
import { photoFileName, stemOfAddress, type PhotoSide } from './photo.ts'

/**
 * What to show of somebody: their photo, where it is a picture of ours, else their initials. An address of another site, as
 * Google gives one, is never shown: browsers of shoppers ask nobody else.
 */
export function showPhoto(
  { name: fullName, photoUrl }: { name: string; photoUrl: string | null },
  side: PhotoSide,
): { address: string | null; initials: string } {
  const stem = stemOfAddress(photoUrl ?? '')
  return {
    address: stem ? `/pictures/${photoFileName(stem, side)}` : ownPicture(photoUrl),
    initials: initialsOf(fullName),
  }
}

const ownPicture = (address: string | null): string | null =>
  address !== null && /^\/pictures\/[\w-]+\.\w+$/.test(address) ? address : null
