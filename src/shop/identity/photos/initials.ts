const graphemes = new Intl.Segmenter('bn', { granularity: 'grapheme' })

/** Of the first and the last name, as they are written: vowel signs stay with their letter. At most two. */
export function initialsOf(name: string): string {
  const words = name.match(/\p{L}[\p{L}\p{M}]*/gu) ?? []
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words
  return chosen.map((word = '') => firstOf(word).toLocaleUpperCase('en')).join('')
}

const firstOf = (word: string): string => [...graphemes.segment(word)][0]?.segment ?? ''
