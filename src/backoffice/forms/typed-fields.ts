import { z } from 'zod'
import { momentFromTyped } from '#platform/typed-moment.ts'

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

export const orNull = (typed: string): string | null => (typed === '' ? null : typed)
