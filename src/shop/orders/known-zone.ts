import { zones, type Zone } from '../delivery/zone.ts'

/** The zone that an order was charged for. */
export function knownZone({ zone, orderId }: { zone: string; orderId: string }): Zone {
  const known = zones.find((name) => name === zone)
  if (!known) throw new Error(`Expected order ${orderId} to have a known zone, not ${zone}`)
  return known
}
