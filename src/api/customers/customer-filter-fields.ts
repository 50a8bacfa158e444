import { z } from 'zod'
import { customerMarks } from '#shop/customers/customer.ts'
import { refuse } from '../answers/problems.ts'

const amount = z.coerce.number().int().min(0).max(1_000_000_000).optional()
const day = z.iso.date('Send a day as 2026-11-23').optional()

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
  from: day.meta({ description: 'Day of the last order' }),
  to: day.meta({ description: 'Included' }),
}

const whole = z.int().min(0).max(1_000_000_000).optional()

/** The same in a body, where numbers are numbers. */
export const bodyFilterFields = { ...customerFilterFields, ordersFrom: whole, ordersTo: whole }

export const refuseTooShort = (): Response =>
  refuse({
    status: 400,
    code: 'search-too-short',
    title: 'Search for at least three letters or digits.',
  })
