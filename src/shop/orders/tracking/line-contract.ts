import { z } from 'zod'

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
  quantity: z.int(),
  price: z.number().meta({ description: 'Taka' }),
})
