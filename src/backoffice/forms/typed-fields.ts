import { z } from 'zod'
import { endFromTyped, momentFromTyped } from '#platform/typed-moment.ts'
import { stockReasons } from '#shop/stock/stock-reasons.ts'

/** Fields that many forms have. Issues are keys, which each form says in its words. */

export const typedText = (most: number) => z.string().trim().max(most, 'too-long').default('')

const typedDate = (read: (typed: string) => Date | undefined) =>
  z
    .string()
    .max(40, 'moment-missing')
    .default('')
    .transform((typed, context) => {
      if (typed.trim() === '') return null
      const at = read(typed)
      if (at) return at
      context.addIssue({ code: 'custom', message: 'moment-missing' })
      return z.NEVER
    })

/** In Dhaka; empty: none. */
export const typedMoment = typedDate(momentFromTyped)

/** When something ends: a day without a time ends with that day. */
export const typedEnd = typedDate(endFromTyped)

/** Why stock moves. What lacks its note is for the form to say. */
export const typedStockReason = {
  reason: z.enum(stockReasons, 'reason-missing'),
  note: z.string().trim().max(500, 'note-too-long').default(''),
}

export const orNull = (typed: string): string | null => (typed === '' ? null : typed)
