import { z } from 'zod'
import { defineAction } from '../../define-action.ts'
import type { Area, District } from '../area.ts'
import { findDestination, findDistrict } from '../find-destination.ts'
import { zoneAt, type Zoning } from '../zoning.ts'
import { holdZoning, zonesSubject } from './hold-zoning.ts'
import { storePlaces } from './store-places.ts'
import { placeSchema, zoneIdSchema, zonesVersionSchema, type PlaceToMove } from './zone-contract.ts'

/** Lets districts and areas lie in a zone; they leave the one they lay in. */
export const movePlaces = defineAction({
  allow: 'edit-settings',
  input: z.object({
    version: zonesVersionSchema,
    zone: zoneIdSchema,
    places: z.array(placeSchema).min(1, 'Choose a place').max(700),
  }),
  run: async ({ database, input: { version, zone, places: named } }) => {
    const held = await holdZoning(database, version)
    if (held.outcome !== 'held') return held
    const { zoning } = held
    if (!zoning.zones.some((terms) => terms.zone === zone)) return { outcome: 'unknown-zone' }
    const places = named.flatMap((place) => knownPlace(place) ?? [])
    if (places.length < named.length) return { outcome: 'unknown-place' }
    const moved = places.filter((place) => zonesIn(zoning, place) !== zone)
    if (moved.length === 0) return { outcome: 'moved' }
    await storePlaces(database, moved.map(nameOf), zone)
    return {
      outcome: 'moved',
      change: {
        action: 'delivery-changed',
        subject: zonesSubject,
        before: Object.fromEntries(moved.map((place) => [factOf(place), zonesIn(zoning, place)])),
        after: Object.fromEntries(moved.map((place) => [factOf(place), zone])),
        topics: ['delivery'],
      },
    }
  },
})

interface KnownPlace {
  district: District
  /** Undefined: the whole district. */
  area: Area | undefined
}

/** In any spelling. */
function knownPlace({ district, area }: PlaceToMove): KnownPlace | undefined {
  if (area === '') {
    const whole = findDistrict(district)
    return whole && { district: whole, area: undefined }
  }
  const found = findDestination({ district, area })
  return found.outcome === 'found' ? { district: found.district, area: found.area } : undefined
}

const nameOf = ({ district, area }: KnownPlace): PlaceToMove => ({
  district: district.name,
  area: area?.name ?? '',
})

const factOf = ({ district, area }: KnownPlace) =>
  `place ${area ? `${area.name}, ` : ''}${district.name}`

/** Of a district that lies in several, all of them. */
function zonesIn(zoning: Zoning, { district, area }: KnownPlace): string {
  const areas = area ? [area] : district.areas
  const zones = areas.map((each) => zoneAt(zoning, district.name, each).zone)
  return [...new Set(zones)].join(', ')
}
