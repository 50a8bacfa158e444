import { latinDigits } from '#platform/phone.ts'
import type { Countable } from '#shop/stock-counts/find-countable.ts'
import { expectedOf, mostCounted, type Difference } from '#shop/stock-counts/count.ts'

/** A count of the shelf that somebody is at. */

export interface CountLine {
  /** As the shop knew it when it was counted first: what moves afterwards does not change the difference. */
  variant: Countable
  /** What was read and means this variant and no other, in small letters. */
  codes: string[]
  /** How many there are, as it stands in its field. */
  typed: string
}

export interface Scan {
  code: string
  pieces: number
}

export interface CountDraft {
  /** With which it is sent, however often: it is applied once. */
  id: string
  /** Pieces of orders that are not sent yet lie on the shelf and are counted. */
  onShelf: boolean
  note: string
  /** What was counted last stands first. */
  lines: CountLine[]
  /** What was read and the shop was not asked about yet. */
  waiting: Scan[]
}

export const emptyCount = (id: string): CountDraft => ({
  id,
  onShelf: true,
  note: '',
  lines: [],
  waiting: [],
})

export const isEmpty = ({ lines, waiting }: CountDraft): boolean =>
  lines.length + waiting.length === 0

/** `12*CODE` is twelve pieces of it; undefined where nothing was typed. */
export function readScan(typed: string): Scan | undefined {
  const text = typed.trim()
  const star = text.search(/[*×]/)
  const pieces = star > 0 ? readPieces(text.slice(0, star)) : undefined
  const code = pieces === undefined ? text : text.slice(star + 1).trim()
  return code === '' ? undefined : { code, pieces: pieces ?? 1 }
}

/** Undefined where it is no number of pieces. */
function readPieces(typed: string): number | undefined {
  const digits = latinDigits(typed.trim())
  return /^\d{1,6}$/.test(digits) ? Number(digits) : undefined
}

const asRead = (code: string) => code.toLowerCase()

/** The line that is meant without asking the shop. */
export const lineOfCode = ({ lines }: CountDraft, code: string): CountLine | undefined =>
  lines.find(({ codes }) => codes.includes(asRead(code)))

export const lineOfId = ({ lines }: CountDraft, id: string): CountLine | undefined =>
  lines.find(({ variant }) => variant.id === id)

export const isFull = ({ lines }: CountDraft): boolean => lines.length >= mostCounted

/** More pieces of it, in the line that it has or in a new one. `code`: what is from now on read as this variant alone. */
export function withPieces(
  draft: CountDraft,
  variant: Countable,
  { pieces, code }: { pieces: number; code?: string },
): CountDraft {
  const line = lineOfId(draft, variant.id)
  if (!line && isFull(draft)) return draft
  const codes = new Set([...(line?.codes ?? []), ...(code === undefined ? [] : [asRead(code)])])
  const counted = (line && readPieces(line.typed)) ?? 0
  const next = {
    variant: line?.variant ?? variant,
    codes: [...codes],
    typed: String(counted + pieces),
  }
  return { ...draft, lines: [next, ...draft.lines.filter((one) => one !== line)] }
}

export const withTyped = (draft: CountDraft, id: string, typed: string): CountDraft => ({
  ...draft,
  lines: draft.lines.map((line) => (line.variant.id === id ? { ...line, typed } : line)),
})

export const withoutLine = (draft: CountDraft, id: string): CountDraft => ({
  ...draft,
  lines: draft.lines.filter(({ variant }) => variant.id !== id),
})

/** Undefined where what is typed is no number. */
export function differenceOf(
  { variant, typed }: CountLine,
  onShelf: boolean,
): (Difference & { expected: number; counted: number }) | undefined {
  const counted = readPieces(typed)
  if (counted === undefined) return undefined
  const expected = expectedOf(variant, onShelf)
  const { purchaseCostInPaisa } = variant
  return { expected, counted, change: counted - expected, purchaseCostInPaisa }
}

/** What is sent. Lines without a number are not. */
export const sentOf = ({ lines, onShelf }: CountDraft) =>
  lines.flatMap((line) => {
    const difference = differenceOf(line, onShelf)
    if (!difference) return []
    const { expected, counted } = difference
    return [{ variantId: line.variant.id, expected, counted, basis: line.variant.basis }]
  })
