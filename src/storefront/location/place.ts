/** Where a visitor is, and the currency that follows from it (spec 4, 9, D23). */

export interface Place {
  latitude: number
  longitude: number
}

export type Currency = 'BDT' | 'USD'

/** Where visitors are taken to be who do not say (spec 9). */
export const dhaka: Place = { latitude: 23.8103, longitude: 90.4125 }

const bdtBox = { south: 20, north: 27, west: 88, east: 93 }

/** BDT inside the box, its edges included, otherwise USD. */
export function currencyAt({ latitude, longitude }: Place): Currency {
  const isInside =
    latitude >= bdtBox.south &&
    latitude <= bdtBox.north &&
    longitude >= bdtBox.west &&
    longitude <= bdtBox.east
  return isInside ? 'BDT' : 'USD'
}
