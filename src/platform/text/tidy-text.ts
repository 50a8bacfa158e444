/** One Unicode form, no space at the ends, and nothing that a database refuses as text (zero bytes, halves of characters). */
export function tidyText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed().normalize('NFC').trim()
}
