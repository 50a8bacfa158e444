import type { Area, District } from './area.ts'
import { firstZoneOf, type DeliveryTerms, type Zone } from './zone.ts'

/** Which place lies in which zone. Every place lies in exactly one, whatever was moved or removed. */

export interface Zoning {
  /** In the order in which shoppers read them; there is always one. */
  zones: readonly DeliveryTerms[]
  /** Removed ones: orders of before name them. */
  removed: readonly DeliveryTerms[]
  /** Places that the merchant moved, by placeKey. */
  places: ReadonlyMap<string, Zone>
}

/** Of a whole district the area is empty. */
export const placeKey = (district: string, area: string): string => `${district}/${area}`

/** The zone of a place. One that lay in a zone that is gone, and was not moved, lies in the last one. */
export function zoneAt({ zones, places }: Zoning, district: string, area: Area): DeliveryTerms {
  const zone =
    places.get(placeKey(district, area.name)) ??
    places.get(placeKey(district, '')) ??
    firstZoneOf(district, area)
  const found = zones.find((terms) => terms.zone === zone) ?? zones.at(-1)
  if (!found) throw new Error('Expected the shop to have a delivery zone')
  return found
}

/** Also of a zone that is gone: what orders of before were told. */
export function findTerms({ zones, removed }: Zoning, zone: Zone): DeliveryTerms | undefined {
  return [...zones, ...removed].find((terms) => terms.zone === zone)
}

export interface DistrictPart {
  district: District
  /** Of the district, those that lie in the zone. */
  areas: Area[]
  isWhole: boolean
}

/** What lies in a zone, district by district. */
export function placesOf(
  zoning: Zoning,
  zone: Zone,
  districts: readonly District[],
): DistrictPart[] {
  return districts.flatMap((district) => {
    const areas = district.areas.filter((area) => zoneAt(zoning, district.name, area).zone === zone)
    return areas.length === 0
      ? []
      : [{ district, areas, isWhole: areas.length === district.areas.length }]
  })
}
