import { z } from 'zod'
import { callStates } from '#shop/orders/calls/call.ts'
import { orderSources, orderStatuses, paymentFilters } from '#shop/orders/order.ts'
import { tagSchema } from '#shop/orders/tags/tag-contract.ts'
import { dayField } from '../../answers/fields.ts'

const weekday = z.int().min(1).max(7)
const hour = z.int().min(0).max(23)
const inDhaka = { description: 'When it was placed, in Dhaka; weekday: 1 is Monday, 7 is Sunday' }

const amount = z.coerce.number().min(0).max(1_000_000_000).optional()

/** What programs say of the orders they mean, as the list of the back office does. */
export const orderFilterFields = {
  q: z.string().max(100).optional().meta({
    description:
      'A whole tracking ID, or any part, from three letters or digits, of number, phone, name, e-mail, name of a product or SKU',
  }),
  status: z.enum(orderStatuses).optional(),
  payment: z.enum(paymentFilters).optional().meta({ description: 'unpaid: due or part-paid' }),
  source: z.enum(orderSources).optional(),
  tag: tagSchema.optional(),
  coupon: z.uuid().optional().meta({ description: 'The id of a coupon: placed with it' }),
  call: z
    .enum(callStates)
    .optional()
    .meta({ description: 'What came of the last call; never-called are Pending' }),
  district: z.string().max(100).optional().meta({ description: 'Its English name' }),
  zone: z
    .string()
    .max(80)
    .optional()
    .meta({ description: 'The id of a delivery zone; pickup: what is handed over in the shop' }),
  from: dayField,
  to: dayField.meta({ description: 'Included' }),
  weekday: z.coerce.number().pipe(weekday).optional().meta(inDhaka),
  hour: z.coerce.number().pipe(hour).optional().meta(inDhaka),
  totalFrom: amount,
  totalTo: amount,
}

const taka = z.number().min(0).max(1_000_000_000).optional()

/** The same in a body, where numbers are numbers. */
export const bodyFilterFields = {
  ...orderFilterFields,
  weekday: weekday.optional().meta(inDhaka),
  hour: hour.optional().meta(inDhaka),
  totalFrom: taka,
  totalTo: taka,
}
