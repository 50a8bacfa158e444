import type { Place } from '#shop/visitors/place.ts'

export type Currency = 'BDT' | 'USD'

const bdtBox = { south: 20, north: 27, west: 88, east: 93 }

/** BDT inside the box, its edges included, otherwise USD (spec 4, 9). */
export function currencyAt({ latitude, longitude }: Place): Currency {
  const isInside =
    latitude >= bdtBox.south &&
    latitude <= bdtBox.north &&
    longitude >= bdtBox.west &&
    longitude <= bdtBox.east
  return isInside ? 'BDT' : 'USD'
}
