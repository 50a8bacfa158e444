import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { defineAction } from '../../define-action.ts'
import { allDistricts } from '../find-destination.ts'
import { deliveryZones } from '../tables.ts'
import { placesOf, type DistrictPart } from '../zoning.ts'
import { holdZoning, zonesSubject } from './hold-zoning.ts'
import { storePlaces } from './store-places.ts'
import { zoneIdSchema, zonesVersionSchema, type PlaceToMove } from './zone-contract.ts'

/** Takes a zone away. What lies in it goes into another one; without one that is said it is refused. The last zone stays. */
export const removeZone = defineAction({
  allow: 'edit-settings',
  input: z.object({
    version: zonesVersionSchema,
    zone: zoneIdSchema,
    moveTo: zoneIdSchema.nullable(),
  }),
  run: async ({ database, input: { version, zone, moveTo }, now }) => {
    const held = await holdZoning(database, version)
    if (held.outcome !== 'held') return held
    const { zoning } = held
    const removed = zoning.zones.find((terms) => terms.zone === zone)
    if (!removed) return { outcome: 'unknown-zone' }
    const others = zoning.zones.filter((terms) => terms.zone !== zone)
    if (others.length === 0) return { outcome: 'last-zone' }
    const parts = placesOf(zoning, zone, allDistricts)
    const target = others.find((terms) => terms.zone === moveTo)
    if (moveTo !== null && !target) return { outcome: 'unknown-zone' }
    if (parts.length > 0) {
      if (!target) return { outcome: 'has-places' }
      await storePlaces(database, parts.flatMap(placesIn), target.zone)
    }
    await database.update(deliveryZones).set({ removedAt: now }).where(eq(deliveryZones.zone, zone))
    return {
      outcome: 'removed',
      change: {
        action: 'delivery-changed',
        subject: zonesSubject,
        before: { [`${zone} name`]: removed.name },
        after: {
          [`${zone} name`]: null,
          ...(parts.length > 0 && target && { [`${zone} moveTo`]: target.zone }),
        },
        topics: ['delivery'],
      },
    }
  },
})

const placesIn = ({ district, areas, isWhole }: DistrictPart): PlaceToMove[] =>
  isWhole
    ? [{ district: district.name, area: '' }]
    : areas.map(({ name }) => ({ district: district.name, area: name }))
