import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { paisaFromTaka } from '#platform/money.ts'
import { changedMeanwhile } from '../audit/changed-meanwhile.ts'
import { defineAction } from '../define-action.ts'
import { listZones, versionOf } from './load-terms.ts'
import { deliveryZones } from './tables.ts'
import { zones } from './zone.ts'

const amount = (mostTaka: number) =>
  z
    .int('This is not a whole number of paisa')
    .min(0, 'This is below zero')
    .max(paisaFromTaka(mostTaka), `This is more than ${mostTaka} taka`)
const days = z
  .int('This is not a whole number of days')
  .min(0, 'This is below zero')
  .max(90, 'This is more than 90 days')

const zoneSchema = z
  .object({
    zone: z.enum(zones),
    chargeInPaisa: amount(100_000),
    freeFromInPaisa: amount(10_000_000).nullable(),
    minDays: days,
    maxDays: days,
  })
  .refine(({ minDays, maxDays }) => minDays <= maxDays, {
    path: ['maxDays'],
    error: 'This is fewer days than the quickest delivery takes',
  })

export type EditedZone = z.output<typeof zoneSchema>

/**
 * Changes what delivery into each named zone costs and how long it takes (D16); the rest stays. `version` is the one that was read
 * (versionOf). A shopper who is at the checkout meanwhile is shown the new charge before the order is placed (D12).
 */
export const saveZones = defineAction({
  allow: 'edit-settings',
  input: z.object({
    version: z.string().max(500),
    zones: z.array(zoneSchema).min(1).max(zones.length),
  }),
  run: async ({ database, input }) => {
    // In one order, so that two who save do not wait for each other.
    await database.select().from(deliveryZones).orderBy(deliveryZones.zone).for('update')
    const stored = await listZones(database)
    if (versionOf(stored) !== input.version) {
      const { lastChange } = await changedMeanwhile(database, subject, 0)
      return { outcome: 'changed-meanwhile', lastChange }
    }
    const before: Record<string, number | null> = {}
    const after: Record<string, number | null> = {}
    for (const { zone, ...wanted } of input.zones) {
      const was = stored.find((each) => each.zone === zone)
      for (const name of Object.keys(wanted) as (keyof typeof wanted)[]) {
        if (!was || was[name] === wanted[name]) continue
        before[`${zone} ${name}`] = was[name]
        after[`${zone} ${name}`] = wanted[name]
      }
      await database.update(deliveryZones).set(wanted).where(eq(deliveryZones.zone, zone))
    }
    if (Object.keys(after).length === 0) return { outcome: 'saved' }
    return {
      outcome: 'saved',
      change: { action: 'delivery-changed', subject, before, after, topics: ['delivery'] },
    }
  },
})

const subject = { type: 'settings', id: 'delivery' } as const
