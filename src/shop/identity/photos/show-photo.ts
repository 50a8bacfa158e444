import { photoFileName, type PhotoSide, stemOfUrl } from './photo.ts'

/**
 * What to show of somebody: their photo, where it is a picture of ours, else their initials. An address of another site, as
 * Google gives one, is never shown: browsers of shoppers ask nobody else.
 */
export function showPhoto(
  { name: fullName, photoUrl }: { name: string; photoUrl: string | null },
  side: PhotoSide,
): { url: string | null; initials: string } {
  const stem = stemOfUrl(photoUrl ?? '')
  return {
    url: stem ? `/pictures/${photoFileName(stem, side)}` : ownPicture(photoUrl),
    initials: initialsOf(fullName),
  }
}

const ownPicture = (url: string | null): string | null =>
  url !== null && /^\/pictures\/[\w-]+\.\w+$/.test(url) ? url : null

const graphemes = new Intl.Segmenter('bn', { granularity: 'grapheme' })

/** Of the first and the last name, as they are written: vowel signs stay with their letter. At most two. */
export function initialsOf(name: string): string {
  const words = name.match(/\p{L}[\p{L}\p{M}]*/gu) ?? []
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words
  return chosen.map((word = '') => firstOf(word).toLocaleUpperCase('en')).join('')
}

const firstOf = (word: string): string => [...graphemes.segment(word)][0]?.segment ?? ''
