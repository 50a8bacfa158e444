import { and, asc, eq } from 'drizzle-orm'
import { loadPictures } from '../pictures/load-pictures.ts'
import type { Shop } from '../shop.ts'
import { type Banner, mostSliderBanners } from './banner.ts'
import { banners } from './tables.ts'

/** All banners in the merchant's order; only those of one status or placement where asked. */
export async function listBanners(
  shop: Shop,
  only: { status?: Banner['status']; placement?: Banner['placement']; limit?: number } = {},
): Promise<Banner[]> {
  const rows = await shop.database
    .select()
    .from(banners)
    .where(
      and(
        only.status ? eq(banners.status, only.status) : undefined,
        only.placement ? eq(banners.placement, only.placement) : undefined,
      ),
    )
    .orderBy(asc(banners.position), asc(banners.id))
    .limit(only.limit ?? 100)
  const pictures = await loadPictures(
    shop.database,
    rows.map(({ picture }) => picture),
  )
  return rows.flatMap(({ id, title, titleBn, link, status, placement, picture: hash }) => {
    const picture = pictures.get(hash)
    return picture ? [{ id, title, titleBn, link, status, placement, picture }] : []
  })
}

/** The first three Active ones (D19). */
export async function listSliderBanners(shop: Shop): Promise<Banner[]> {
  return listBanners(shop, { status: 'Active', placement: 'slider', limit: mostSliderBanners })
}
