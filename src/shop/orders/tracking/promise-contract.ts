import { z } from 'zod'

const inTwoLanguages = z.object({ en: z.string(), bn: z.string() })

/** What is said of an order under way (find-promise.ts). */
export const promiseFields = {
  expected: z
    .object({ from: z.iso.date(), to: z.iso.date() })
    .optional()
    .meta({ description: 'Days of Asia/Dhaka between which it is brought, while it is under way' }),
  pickupAt: z
    .object({ address: inTwoLanguages, hours: inTwoLanguages })
    .optional()
    .meta({ description: 'Where it is fetched and when that is open, while it is under way' }),
}
