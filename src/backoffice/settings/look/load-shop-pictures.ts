import type { Picture } from '#shop/pictures/picture.ts'
import { loadLook } from '#shop/settings/load-look.ts'
import type { Settings } from '#shop/settings/settings.ts'
import type { Shop } from '#shop/shop.ts'
import { loadSentPictures } from '../../pictures/taking-picture.ts'
import { lookSlots, type LookSlot } from './look-slots.ts'

export type ShopPictures = Record<LookSlot, Picture | null>

export interface EditedPictures {
  stored: ShopPictures
  /** Without scripts: what was sent and is not saved. */
  sent: Partial<ShopPictures>
}

export async function loadShopPictures(
  shop: Shop,
  settings: Settings,
  { searchParams }: URL,
): Promise<EditedPictures> {
  const [{ logo = null, icon = null }, sent] = await Promise.all([
    loadLook(shop.database, settings),
    loadSentPictures(shop, searchParams, lookSlots),
  ])
  return { stored: { logo, icon }, sent }
}
