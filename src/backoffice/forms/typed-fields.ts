import { z } from 'zod'
import { momentFromTyped } from '#platform/typed-moment.ts'
import { stockReasons } from '#shop/stock/stock-reasons.ts'

/** Fields that many forms have. Issues are keys, which each form says in its words. */

export const typedText = (most: number) => z.string().trim().max(most, 'too-long').default('')

/** In Dhaka; empty: none. */
export const typedMoment = z
  .string()
  .max(30, 'moment-missing')
  .default('')
  .transform((typed, context) => {
    if (typed === '') return null
    const at = momentFromTyped(typed)
    if (at) return at
    context.addIssue({ code: 'custom', message: 'moment-missing' })
    return z.NEVER
  })

/** Why stock moves. What lacks its note is for the form to say. */
export const typedStockReason = {
  reason: z.enum(stockReasons, 'reason-missing'),
  note: z.string().trim().max(500, 'note-too-long').default(''),
}

export const orNull = (typed: string): string | null => (typed === '' ? null : typed)
