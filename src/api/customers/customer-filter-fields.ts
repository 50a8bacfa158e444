import { z } from 'zod'
import { customerMarks } from '#shop/customers/customer.ts'
import { dayField } from '../answers/fields.ts'

const amount = z.coerce.number().int().min(0).max(1_000_000_000).optional()

/** What programs say of the customers they mean, as the list of the back office does. */
export const customerFilterFields = {
  q: z.string().max(100).optional().meta({
    description: 'Any part, from three letters or digits, of name, phone or e-mail',
  }),
  mark: z.enum(customerMarks).optional(),
  tag: z.string().max(40).optional(),
  district: z.string().max(100).optional().meta({ description: 'Its English name' }),
  ordersFrom: amount,
  ordersTo: amount,
  from: dayField.meta({ description: 'Day of the last order' }),
  to: dayField.meta({ description: 'Included' }),
}

const whole = z.int().min(0).max(1_000_000_000).optional()

/** The same in a body, where numbers are numbers. */
export const bodyFilterFields = { ...customerFilterFields, ordersFrom: whole, ordersTo: whole }
