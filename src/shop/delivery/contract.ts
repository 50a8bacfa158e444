import { z } from 'zod'

/** What crosses a door about places and charges. Money in taka for programs, and in paisa for who computes with it (D11). */

const taka = z.number().meta({ description: 'Taka' })

const placeName = z.string().max(100)

export const deliveryQuestionSchema = z.object({
  district: placeName,
  area: placeName,
  subtotal: z.coerce
    .number()
    .min(0)
    .max(1e9)
    .default(0)
    .meta({ description: 'Taka; from a threshold on delivery may be free' }),
  weight: z.coerce
    .number()
    .int()
    .min(0)
    .max(1e9)
    .default(0)
    .meta({ description: 'Grams; beyond what the charge covers each begun kilogram costs' }),
})

export const deliverySchema = z.object({
  zone: z.string().meta({ description: 'Its id; /api/delivery/zones lists them' }),
  name: z.string(),
  nameBn: z.string(),
  charge: taka,
  chargeInPaisa: z.int(),
  freeFrom: taka.nullable().meta({ description: 'Taka; null means never' }),
  freeFromInPaisa: z.int().nullable(),
  includedGrams: z
    .int()
    .nullable()
    .meta({ description: 'What the charge covers; null means any weight' }),
  chargePerKg: taka
    .nullable()
    .meta({ description: 'Taka for each begun kilogram beyond includedGrams' }),
  chargePerKgInPaisa: z.int().nullable(),
  minDays: z.int(),
  maxDays: z.int(),
})

export type DeliveryAnswer = z.infer<typeof deliverySchema>

const placeSchema = z.object({
  name: z.string().meta({ description: "Today's official spelling; send this one" }),
  nameBn: z.string().nullable(),
  aliases: z.array(z.string()).optional().meta({ description: 'Old and other spellings' }),
})

export const districtsSchema = z.object({
  version: z.string().meta({ description: 'Names one state of the list' }),
  districts: z.array(placeSchema),
})

export type DistrictsAnswer = z.infer<typeof districtsSchema>

export const areasSchema = z.object({
  version: z.string(),
  district: z.string(),
  areas: z.array(placeSchema.extend({ zone: z.string() })),
})

export type AreasAnswer = z.infer<typeof areasSchema>
