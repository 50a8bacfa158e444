import type { Shop } from '../shop.ts'
import { mostSliderBanners, type Banner } from './banner.ts'
import { listBanners } from './list-banners.ts'

/** The first three Active ones (D19). */
export async function listSliderBanners(shop: Shop): Promise<Banner[]> {
  return listBanners(shop, { status: 'Active', placement: 'slider', limit: mostSliderBanners })
}
