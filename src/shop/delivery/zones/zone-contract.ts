import { z } from 'zod'
import { paisaFromTaka } from '#platform/money.ts'

/** What may be stored of a zone, and how places are named. */

export const mostZones = 50

const amount = (mostTaka: number) =>
  z
    .int('This is not a whole number of paisa')
    .min(0, 'This is below zero')
    .max(paisaFromTaka(mostTaka), `This is more than ${mostTaka} taka`)
const days = z
  .int('This is not a whole number of days')
  .min(0, 'This is below zero')
  .max(90, 'This is more than 90 days')

/** In a shop of one language, the name in the other one may be empty: saveZone looks. */
export const zoneNameSchema = z.string().trim().max(60, 'This is longer than 60 characters')

export const zoneIdSchema = z.string().max(80)

/** Of what was read: versionOf. */
export const zonesVersionSchema = z.string().max(100)

const mostGrams = 1_000_000

export const zoneTermsSchema = z.object({
  name: zoneNameSchema,
  nameBn: zoneNameSchema,
  chargeInPaisa: amount(100_000),
  freeFromInPaisa: amount(10_000_000).nullable(),
  includedGrams: z
    .int('This is not a whole number of grams')
    .min(1, 'This is not above zero')
    .max(mostGrams, 'This is above a tonne')
    .nullable()
    .default(null),
  chargePerKgInPaisa: amount(100_000).min(1, 'This is not above zero').nullable().default(null),
  minDays: days,
  maxDays: days,
})

export const placeSchema = z.object({
  district: z.string().max(100).meta({ description: 'Its English name' }),
  area: z
    .string()
    .max(100)
    .meta({ description: 'Its English name; empty means the whole district' }),
})

export type PlaceToMove = z.output<typeof placeSchema>
