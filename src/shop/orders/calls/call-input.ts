import { z } from 'zod'
import { tidyLines } from '#platform/text/tidy.ts'
import { reasonSchema } from '../contract.ts'
import { callOutcomes, longestCallNote } from './call.ts'

/** What somebody says of a call, beside the order. */
export const callSchema = z.object({
  outcome: z.enum(callOutcomes),
  callAgainAt: z.iso
    .datetime({ offset: true, error: 'Send a moment as 2026-11-23T18:00:00+06:00' })
    .optional()
    .meta({ description: 'For call-again: at most sixty days ahead' }),
  note: z
    .string()
    .max(longestCallNote, {
      error: `Enter a note of at most ${longestCallNote} characters`,
      abort: true,
    })
    .overwrite(tidyLines)
    .optional(),
  reason: reasonSchema.meta({ description: 'For canceled' }),
  /** How many calls had been made when the order was read: where there are more by now, nothing is written. */
  seenCalls: z.int().min(0).max(10_000).optional(),
})

type Call = z.output<typeof callSchema>

/** Names of the fields that an outcome cannot do without. */
export const missingInCall = ({ outcome, callAgainAt, reason }: Call) => ({
  callAgainAt: outcome === 'call-again' && callAgainAt === undefined,
  reason: outcome === 'canceled' && !reason,
})
