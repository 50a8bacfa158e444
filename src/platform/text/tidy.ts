// Besides control characters: marks that make text run backwards or hide in it. Joiners stay, Bangla needs them.
const invisible = /[\p{Cc}\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu

/** One line of typed text in one Unicode form. */
export function tidyLine(text: string): string {
  return text.toWellFormed().normalize('NFC').replace(invisible, ' ').replace(/\s+/gu, ' ').trim()
}

/** Typed text in which line breaks mean something. */
export function tidyLines(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map(tidyLine)
    .join('\n')
    .trim()
}

/** One Unicode form, no space at the ends, and nothing that a database refuses as text (zero bytes, halves of characters). */
export function tidyText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed().normalize('NFC').trim()
}
