import { z } from 'zod'
import { isCatalogEmpty } from '#shop/catalog/is-catalog-empty.ts'
import { findMarker } from '#shop/settings/save-marker.ts'
import type { Shop } from '#shop/shop.ts'

const markerSchema = z.object({ startedAt: z.iso.datetime(), filled: z.boolean() })

/** The moment that the demonstration counts from, where there is something to fill: now, or when a killed fill began. */
export async function findBeginning(shop: Shop): Promise<Date | undefined> {
  const marker = markerSchema.safeParse(await findMarker(shop, 'demonstration')).data
  if (marker) return marker.filled ? undefined : new Date(marker.startedAt)
  return (await isCatalogEmpty(shop)) ? shop.now() : undefined
}
