import { z } from 'zod'

/** What many calls say and answer. */

export const versionField = z
  .int()
  .min(1)
  .meta({ description: 'As it was read: of another one nothing is done' })

export const dayField = z.iso.date('Send a day as 2026-11-23').optional()

export const savedSchema = z.object({ id: z.uuid(), slug: z.string(), version: z.int() })
