import { z } from 'zod'
import { tidyLine, tidyLines } from '#platform/text/tidy.ts'
import { buyerSchemas, longestText, type OrderProblem } from '../buyer-contract.ts'
import { deliveryMethods } from '../order.ts'

/** Where an order goes: a place is asked for where it is brought to somebody, and not where it is handed over in the shop. */

type Say = (problem: OrderProblem) => string

export const whereSchemas = (say: Say) => ({
  deliveryMethod: z.enum(deliveryMethods).default('delivery').meta({
    description: 'pickup: handed over in the shop, without a place and a delivery charge',
  }),
  district: placeName(say('district-missing')),
  area: placeName(say('area-missing')),
  address: z
    .string(say('address-too-short'))
    .max(longestText, { error: say('address-too-long'), abort: true })
    .overwrite(tidyLines)
    .default('')
    .meta({ description: neededForDelivery }),
})

const neededForDelivery = 'Needed where it is delivered; otherwise nobody reads it'

const placeName = (missing: string) =>
  z
    .string(missing)
    .max(longestText, { error: missing, abort: true })
    .overwrite(tidyLine)
    .default('')
    .meta({ description: neededForDelivery })

const placeFields = ['district', 'area', 'address'] as const

interface Where {
  deliveryMethod?: unknown
  district?: unknown
  area?: unknown
  address?: unknown
}

/** Says what is wrong with the place, beside whatever else is wrong. */
export function askForPlace<Schema extends z.ZodType<Where>>(schema: Schema, say: Say): Schema {
  const buyer = buyerSchemas(say)
  const check = (field: (typeof placeFields)[number], order: Where) =>
    order.deliveryMethod === 'pickup' ? undefined : buyer[field].safeParse(order[field]).error
  return placeFields.reduce<Schema>(
    (asked, field) =>
      asked.refine((order) => check(field, order) === undefined, {
        path: [field],
        error: ({ input }) => check(field, input as Where)?.issues[0]?.message,
        when: ({ value }) => typeof value === 'object' && value !== null,
      }),
    schema,
  )
}
