import { latinDigits } from '#platform/phone.ts'

/** Whom a password is for: what everybody knows of them. */
export interface PasswordOwner {
  name: string
  email: string
}

/** As somebody who guesses tries it: capitals, spaces and the script of digits make no difference. */
export const foldPassword = (password: string): string =>
  latinDigits(password.normalize('NFKC').toLowerCase()).replace(/\s/gu, '')

/** Too plain to need a list: six spaces, aaaaaa, 01010101, 12345678, fedcba. Takes what is folded already. */
export function isPlain(folded: string): boolean {
  const signs = [...folded]
  return new Set(signs).size < 3 || isRun(signs, 1) || isRun(signs, -1)
}

function isRun(signs: readonly string[], step: number): boolean {
  const points = signs.map((sign) => sign.codePointAt(0) ?? 0)
  return points.every((point, place) => place === 0 || point - (points[place - 1] ?? 0) === step)
}

/** The shortest piece that, said again and again, is all of it: of abcabc it is abc. */
export function pieceOf(folded: string): string {
  const again = (folded + folded).indexOf(folded, 1)
  return folded.slice(0, again)
}

/** Of shorter ones there is one in every sentence. */
const shortestWord = 3

/** Whether hardly anything is left of it without the person's own name and address. */
export function isPersonal(folded: string, { name, email }: PasswordOwner, least: number): boolean {
  const rest = wordsOf(name, email).reduce((left, word) => left.replaceAll(word, ''), folded)
  return rest !== folded && [...rest.replace(/[^\p{L}\p{M}\p{N}]/gu, '')].length < least
}

/** The longest first: rahimakhatun, before rahima is taken out of it. */
function wordsOf(...texts: string[]): string[] {
  const folded = texts.flatMap((text) => [
    text,
    ...text.split('@'),
    ...text.split(/[^\p{L}\p{M}\p{N}]/u),
  ])
  const words = folded.map(foldPassword).filter((word) => [...word].length >= shortestWord)
  return [...new Set(words)].toSorted((one, other) => other.length - one.length)
}
