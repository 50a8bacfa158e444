import { z } from 'zod'
import { orderProblemsInEnglish, type OrderProblem } from '../buyer-contract.ts'
import { orderFieldsInEnglish, reasonSchema } from '../contract.ts'
import { mostLines, takenSources } from '../order.ts'
import { askForPlace, whereSchemas } from './where-to.ts'

/** What may cross a door to become an order that staff take down for somebody. Issues are English sentences. */

const { lines } = orderFieldsInEnglish.shape

const say = (problem: OrderProblem) => orderProblemsInEnglish[problem]

const lineSchema = lines.element.extend({
  priceInPaisa: z
    .int('Send whole paisa')
    .min(0, 'Send 0 or more')
    // Whatever a line holds fits into its column.
    .max(2_000_000_000, 'That is too much')
    .optional()
    .meta({
      description:
        'For one piece, where it is sold for another price than that of the catalogue; needs the right override-prices and a priceReason',
    }),
})

const isOnce = (wanted: readonly { variantId: string }[]) =>
  new Set(wanted.map(({ variantId }) => variantId)).size === wanted.length

const fields = orderFieldsInEnglish
  .extend({
    ...whereSchemas(say),
    source: z.enum(takenSources, 'Say where it came from').default('phone'),
    lines: z
      .array(lineSchema, orderProblemsInEnglish['line-invalid'])
      .max(mostLines, orderProblemsInEnglish['too-many-lines'])
      .refine(isOnce, 'Name each product in one line'),
    priceReason: reasonSchema.meta({
      description: 'Why something is sold for another price; for staff',
    }),
  })
  .refine(
    (order) => order.priceReason || order.lines.every((line) => line.priceInPaisa === undefined),
    {
      path: ['priceReason'],
      error: 'Say why it is sold for another price',
    },
  )

export const takingSchema = askForPlace(fields, say)
