import type { Zone } from '#shop/delivery/zone.ts'

/** How the fields of a zone begin. */
export const zonePrefixes = {
  'inside-dhaka': 'inside',
  'dhaka-suburbs': 'suburbs',
  'outside-dhaka': 'outside',
} as const satisfies Record<Zone, string>
