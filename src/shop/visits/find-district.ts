import towns from '#platform/places/district-towns.json' with { type: 'json' }

/** Nobody in Bangladesh is further from the chief town of the nearest district. */
const furthestKm = 90
const kmOfDegree = 111

/**
 * The district whose chief town is nearest (scripts/assets/make-map.ts). Close to a border it may be the next one:
 * figures need no better, and no more of a place is wanted. Undefined outside Bangladesh.
 */
export function findDistrict(latitude: number, longitude: number): string | undefined {
  const narrowing = Math.cos((latitude * Math.PI) / 180)
  let [nearest, nearestKm]: [string | undefined, number] = [undefined, furthestKm]
  for (const [name, [north = 0, east = 0]] of Object.entries(towns)) {
    const km = Math.hypot(north - latitude, (east - longitude) * narrowing) * kmOfDegree
    if (km < nearestKm) [nearest, nearestKm] = [name, km]
  }
  return nearest
}
