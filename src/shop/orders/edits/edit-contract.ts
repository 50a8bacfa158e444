import { z } from 'zod'
import { mostOfOneLine } from '../../cart/cart.ts'
import { buyerSchemas, orderProblemsInEnglish } from '../buyer-contract.ts'
import { reasonSchema } from '../contract.ts'
import { deliveryMethods, mostLines } from '../order.ts'

/** What may cross a door to change an order. What is left out stays as it is. */

const paisa = z.int('Send whole paisa').min(0, 'Send 0 or more').max(1e11, 'That is too much')

const lineSchema = z.object({
  position: z.int().min(0).max(100_000).optional().meta({
    description: 'Of a line that stands, as the order says it; without it the line is new',
  }),
  variantId: z
    .uuid(orderProblemsInEnglish['line-invalid'])
    .toLowerCase()
    .optional()
    .meta({ description: 'Of a new line, or what a line that stands is exchanged for' }),
  quantity: z
    .int(orderProblemsInEnglish['quantity-invalid'])
    .min(0)
    .max(mostOfOneLine)
    .meta({ description: '0 takes the line out' }),
})

const buyer = buyerSchemas((problem) => orderProblemsInEnglish[problem])

const changesSchema = z
  .object({
    ...buyer,
    email: buyer.email.nullable(),
    deliveryMethod: z.enum(deliveryMethods).meta({
      description:
        'pickup: handed over in the shop, without an address and a delivery charge. Left out: an address makes it a delivery',
    }),
    lines: z
      .array(lineSchema)
      .max(2 * mostLines)
      .meta({ description: 'All lines that stay and come; a line that is left out is taken out' }),
    deliveryChargeInPaisa: paisa
      .nullable()
      .meta({ description: 'Set by the shop; null: it follows the zone' }),
    deliveryReason: reasonSchema,
    discountInPaisa: paisa.meta({ description: 'Taken off the whole order' }),
    discountReason: reasonSchema,
    coupon: z
      .string('Send a code, or null')
      .max(100, orderProblemsInEnglish['coupon-invalid'])
      .nullable()
      .meta({
        description:
          'A coupon code in place of the one that it has; null takes the coupon away. Its use is given back, and one of the new one is taken.',
      }),
    seenGrandTotalInPaisa: paisa.meta({
      description:
        'What was shown to the person who edits. Where it comes to another sum, nothing is saved.',
    }),
  })
  .partial()

/** Issues are English sentences. */
export const editSchema = changesSchema.extend({
  version: z.int().min(1).meta({ description: 'As it was read; another one is refused' }),
})

export type Edit = z.output<typeof editSchema>
