import { z } from 'zod'
import { isRefused } from '#shop/action-refusal.ts'
import { tagSchema } from '#shop/customers/contract.ts'
import type { ChosenCustomers } from '#shop/customers/work/choose-customers.ts'
import { tagCustomer } from '#shop/customers/work/tag-customer.ts'
import { tagCustomers } from '#shop/customers/work/tag-customers.ts'
import { mostChosen } from '#shop/orders/bulk/chosen.ts'
import { refuseShortSearch } from '../answers/problems.ts'
import { refuseAction } from '../answers/refuse-action.ts'
import { answer, defineStaffRoute } from '../route.ts'
import { bodyFilterFields } from './customer-filter-fields.ts'

/** Which customers: named one by one, or all that fit a filter. */
const chosenSchema = z.union([
  z.object({ ids: z.array(z.uuid()).min(1).max(mostChosen) }),
  z.object({
    filter: z.object(bodyFilterFields),
    asOf: z.iso.datetime().optional().meta({ description: 'Only who was known by then' }),
    after: z.uuid().optional().meta({ description: '`next` of the answer before' }),
    limit: z.int().min(1).max(mostChosen).default(mostChosen),
  }),
])

function chosenOf(chosen: z.output<typeof chosenSchema>): ChosenCustomers {
  if ('ids' in chosen) return chosen
  const { filter, asOf, after, limit: most } = chosen
  return {
    matching: { filter: { ...filter, asOf: asOf ? new Date(asOf) : undefined }, after, most },
  }
}

export const taggingCustomers = defineStaffRoute({
  method: 'post',
  path: '/customers/tags',
  allow: tagCustomer.allow,
  limit: 'identity',
  summary: `Gives up to ${mostChosen} customers a tag, or takes it away, each by itself`,
  description:
    'Names customers, or says what they must fit. Who cannot be tagged is named with the reason, and the rest goes on. Where more fit than were taken, next says where to go on.',
  body: z.object({
    chosen: chosenSchema,
    tag: tagSchema,
    isSet: z.boolean().default(true).meta({ description: 'false takes it away' }),
  }),
  answers: {
    200: {
      description: 'Who was tagged and who was not',
      schema: z.object({
        changed: z.array(z.string()).meta({ description: 'Ids' }),
        refused: z.array(
          z.object({ id: z.string(), why: z.enum(['not-found', 'tags-full', 'too-many-tags']) }),
        ),
        next: z.string().optional(),
      }),
    },
    400: { description: 'search-too-short' },
  },
  handle: async ({ shop, by, body: { chosen, ...tag } }) => {
    const result = await tagCustomers(shop, by, { ...tag, chosen: chosenOf(chosen) })
    if (isRefused(result)) return refuseAction(result)
    if (result.outcome === 'too-short') return refuseShortSearch()
    const { tagged: changed, refused, next } = result
    return answer({ changed, refused: refused.map(({ id, why }) => ({ id, why })), next })
  },
})
