import { z } from 'zod'
import { tidyLine } from '#platform/text/tidy.ts'
import type { StockMove } from '#shop/stock/record-movements.ts'
import { isStockReason, kindOfReason, lacksNote, stockReasons } from '#shop/stock/stock-reasons.ts'

const mostPieces = 1_000_000

/** Pieces that come or go by hand, and why: forms and calls send the same. */
export const stockChangeFields = {
  change: z
    .int('The change is not a whole number')
    .min(-mostPieces, 'Those are too many pieces at once')
    .max(mostPieces, 'Those are too many pieces at once')
    .refine((change) => change !== 0, 'Say how many pieces came or went'),
  reason: z
    .string('Say why')
    .max(500, { error: 'Enter a reason of at most 500 characters', abort: true })
    .overwrite(tidyLine)
    .min(1, 'Say why')
    .meta({
      description: `One of ${stockReasons.join(', ')}; anything else is a note of what was counted or corrected`,
    }),
  note: z
    .string()
    .max(500, { error: 'Enter a note of at most 500 characters', abort: true })
    .overwrite(tidyLine)
    .optional()
    .meta({ description: 'Needed where the reason is other' }),
}

/** What `refine` asks of an object with those fields. */
export const noteWhereNeeded: [
  (why: { reason: string; note?: string | undefined }) => boolean,
  { error: string; path: string[] },
] = [(why) => !lacksNote(why), { error: 'Say in a note what happened', path: ['note'] }]

interface Why {
  reason: string
  note?: string | undefined
}

/** As the ledger keeps it. A program may send its own words as the reason: they were counted or corrected, as ever. */
export function movedFor({ reason, note = '' }: Why): Pick<StockMove, 'kind'> & { reason: string } {
  return isStockReason(reason)
    ? { kind: kindOfReason[reason], reason: note }
    : { kind: 'adjustment', reason: [reason, note].filter(Boolean).join(' · ') }
}
