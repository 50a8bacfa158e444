import places from './areas.json' with { type: 'json' }
import { foldPlace, indexPlaces, type Area, type District, type Place } from './area.ts'

/** Each with its areas. */
export const allDistricts: readonly District[] = places.districts
const districts = allDistricts

// Folding is too slow to be done anew for every place and every order.
const districtsBySpelling = indexPlaces(districts)
const areasBySpelling = new Map(
  districts.map((district) => [district, indexPlaces(district.areas)]),
)

/** Names one state of the list, so that browsers may keep it for good. */
export const placesVersion: string = places.version

/** All 64 districts, without their areas: small enough to load at once. */
export function listDistricts(): Place[] {
  return districts.map(({ name, nameBn, aliases = [] }) => ({ name, nameBn, aliases }))
}

export function findDistrict(typed: string): District | undefined {
  return districtsBySpelling.get(foldPlace(typed))
}

export type Destination =
  | { outcome: 'found'; district: District; area: Area }
  | { outcome: 'unknown-place'; field: 'district' | 'area' }

/** Where that is, in any usual spelling (D15). */
export function findDestination(typed: { district: string; area: string }): Destination {
  const district = findDistrict(typed.district)
  if (!district) return { outcome: 'unknown-place', field: 'district' }
  const area = areasBySpelling.get(district)?.get(foldPlace(typed.area))
  if (!area) return { outcome: 'unknown-place', field: 'area' }
  return { outcome: 'found', district, area }
}
