import { z } from 'zod'
import { defineAction } from '../../define-action.ts'
import { customerMarks } from '../customer.ts'
import { isNarrowed } from './customer-filter.ts'
import { listCustomers } from './list-customers.ts'
import { writeCustomers } from './write-customers.ts'

const amount = z.coerce.number().int().min(0).max(1_000_000_000).optional()
const day = z.iso.date('Send a day as 2026-11-23').optional()

/** What may be asked of the list by a program. */
export const customerFilterSchema = z.object({
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
})

const mostNamed = 100

/** Customers by their ids. */
export const namedCustomersSchema = z
  .array(z.uuid('Send ids of customers'))
  .max(mostNamed, `Name at most ${mostNamed} customers`)

/** Gives customers out of the house, as CSV. Who did it stands in the audit, before the first line is written. */
export const exportCustomers = defineAction({
  allow: 'export-people',
  input: customerFilterSchema.extend({ customers: namedCustomersSchema.optional() }),
  run: async ({ shop, input: filter }) => {
    const { outcome } = await listCustomers(shop, { filter, sort: 'id', limit: 1 })
    if (outcome === 'too-short') return { outcome: 'too-short' }
    return {
      outcome: 'begun',
      pieces: writeCustomers(shop, filter),
      change: {
        action: 'customers-exported',
        subject: { type: 'customer', id: 'list' },
        before: {},
        // Not what was searched for: that may be a name.
        after: { filtered: isNarrowed(filter) },
        topics: [],
      },
    }
  },
})
