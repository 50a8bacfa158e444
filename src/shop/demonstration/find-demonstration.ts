import { z } from 'zod'
import { findMarker } from '../settings/save-marker.ts'
import type { Shop } from '../shop.ts'

const markerSchema = z.object({ startedAt: z.iso.datetime(), filled: z.boolean() })

export interface Demonstration {
  /** Its products were made at this moment, to the millisecond. */
  startedAt: Date
  /** Or a start was killed half-way, or is at it. */
  filled: boolean
}

/** What is remembered of the demonstration that the shop was once filled with; nothing where it never was. */
export async function findDemonstration(
  shop: Pick<Shop, 'database'>,
): Promise<Demonstration | undefined> {
  const marker = markerSchema.safeParse(await findMarker(shop, 'demonstration')).data
  return marker && { startedAt: new Date(marker.startedAt), filled: marker.filled }
}
