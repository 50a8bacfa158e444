import { z } from 'zod'
import { chosenOptionSchema } from '#shop/catalog/options/contract.ts'

/** What was ordered, with the specified names; the price in taka (spec 3, D11). */
export const orderedProductSchema = z.object({
  id: z.string().nullable(),
  variantId: z.string().nullable(),
  name: z.string(),
  nameBn: z.string().nullable(),
  image: z.string().meta({ description: 'Address of a small picture; empty where there is none' }),
  color: z.string(),
  colorBn: z.string().nullable(),
  size: z.string(),
  options: z.array(chosenOptionSchema).meta({ description: 'Free ones, such as a length' }),
  quantity: z.int(),
  price: z.number().meta({ description: 'Taka' }),
})
