export interface Place {
  latitude: number
  longitude: number
}

/** Where a visitor is taken to be whose place may not be known (spec 4, 9). */
export const dhaka: Place = { latitude: 23.8103, longitude: 90.4125 }

/** A device never measures the default place to the last digit: it stands in a record only where nothing was measured (D23). */
export const isMeasured = ({ latitude, longitude }: Place): boolean =>
  latitude !== dhaka.latitude || longitude !== dhaka.longitude
