import type { Language } from '#platform/language.ts'

const units: Record<string, string> = {
  mm: 'মিমি',
  cm: 'সেমি',
  m: 'মিটার',
  inch: 'ইঞ্চি',
  ft: 'ফুট',
  gb: 'জিবি',
  tb: 'টিবি',
  g: 'গ্রাম',
  kg: 'কেজি',
  ml: 'মিলি',
  l: 'লিটার',
  litre: 'লিটার',
  litres: 'লিটার',
  piece: 'পিস',
  pieces: 'পিস',
  pack: 'প্যাকেট',
  packs: 'প্যাকেট',
}

/** A size is one text for both languages (S, 5 kg, 12 inch); Bangla readers get its numbers and units in Bangla. */
export function sizeInWords(size: string, language: Language): string {
  if (language === 'en') return size
  return size.replace(/(\d+)(\s*)([a-z]+\b)?/gi, (_, number, space, unit = '') => {
    const word = units[unit.toLowerCase()] ?? unit
    return inBanglaDigits(number) + space + word
  })
}

function inBanglaDigits(number: string): string {
  return number.replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'.charAt(Number(digit)))
}
