import { z } from 'zod'
import { chosenOptionSchema } from '#shop/catalog/options/contract.ts'
import { deliveryMethods } from '../order.ts'
import { amountFields, personFields } from './change-details.ts'

const step = <Value extends z.ZodType>(value: Value) => z.object({ from: value, to: value })
const lineFactsSchema = z.object({
  sku: z.string(),
  name: z.string(),
  nameBn: z.string().nullable(),
  color: z.string().nullable(),
  colorBn: z.string().nullable(),
  size: z.string().nullable(),
  options: z
    .array(chosenOptionSchema)
    .optional()
    .meta({ description: 'Left out where it has none' }),
})
const pricedLineSchema = lineFactsSchema
  .extend({ quantity: z.int(), unitPriceInPaisa: z.int() })
  .nullable()
const placeFactsSchema = z.object({
  district: z.string(),
  districtBn: z.string().nullable(),
  area: z.string(),
  areaBn: z.string().nullable(),
})

/** What exactly was changed; amounts in paisa. */
export const changeDetailsSchema = z
  .object({
    lines: z.array(z.object({ before: pricedLineSchema, after: pricedLineSchema })),
    place: step(placeFactsSchema),
    deliveryMethod: step(z.enum(deliveryMethods)),
    coupon: step(z.string()).meta({ description: 'Codes; empty where there is none' }),
    amounts: z.partialRecord(z.enum(amountFields), step(z.int())),
    returned: z.array(lineFactsSchema.extend({ fit: z.int(), unfit: z.int() })),
    prices: z
      .array(
        lineFactsSchema.extend({
          quantity: z.int(),
          unitPriceInPaisa: z.int(),
          listPriceInPaisa: z.int(),
        }),
      )
      .meta({ description: 'What staff sold for another price than that of the catalogue' }),
    isUndone: z
      .literal(true)
      .meta({ description: 'It undoes the edit, return or payment before it' }),
    person: z.partialRecord(z.enum(personFields), step(z.string())),
    reasons: z.partialRecord(z.enum(['deliveryCharge', 'discount']), z.string()),
    collectedBy: z.string(),
    chargesInPaisa: z.int().meta({ description: 'What the courier kept of what it collected' }),
  })
  .partial()
  .meta({ description: 'What an edit or a return changed; amounts in paisa' })
