import { z } from 'zod'

const typed = z.string().max(100, 'missing').trim().default('')

/** Six digits of the phone, or, from under a fold, a recovery code. */
export const codeSchema = z
  .object({ code: typed, recovery: typed })
  .refine(({ code, recovery }) => code !== '' || recovery !== '', {
    path: ['code'],
    message: 'missing',
  })
