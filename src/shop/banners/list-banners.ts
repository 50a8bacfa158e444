import { and, asc, eq, gt, isNull, lte, or, type SQL } from 'drizzle-orm'
import { loadPictures } from '../pictures/load-pictures.ts'
import type { Shop } from '../shop.ts'
import {
  mostSliderBanners,
  type Banner,
  type BannerPlacement,
  type StoredBanner,
} from './banner.ts'
import { banners } from './tables.ts'

interface Asked {
  placement?: BannerPlacement
  limit?: number
}

/** Those that are shown now: Active ones within their dates, in the merchant's order (D19). */
export async function listShownBanners(
  shop: Shop,
  { placement, limit = 100 }: Asked = {},
): Promise<Banner[]> {
  const now = shop.now()
  const rows = await read(shop, {
    where: and(
      eq(banners.status, 'Active'),
      or(isNull(banners.startsAt), lte(banners.startsAt, now)),
      or(isNull(banners.endsAt), gt(banners.endsAt, now)),
      placement && eq(banners.placement, placement),
    ),
    limit,
  })
  return rows.map((row) => {
    const { position: _, version: __, ...banner } = row
    return banner
  })
}

/** The first three Active ones (D19). */
export async function listSliderBanners(shop: Shop): Promise<Banner[]> {
  return listShownBanners(shop, { placement: 'slider', limit: mostSliderBanners })
}

/** All that are not deleted, for those who edit them. */
export async function listAllBanners(shop: Shop): Promise<StoredBanner[]> {
  return read(shop, { where: undefined, limit: 1000 })
}

export async function findBanner(shop: Shop, id: string): Promise<StoredBanner | undefined> {
  const [found] = await read(shop, { where: eq(banners.id, id), limit: 1 })
  return found
}

async function read(
  shop: Shop,
  { where, limit }: { where: SQL | undefined; limit: number },
): Promise<StoredBanner[]> {
  const rows = await shop.database
    .select()
    .from(banners)
    .where(and(isNull(banners.deletedAt), where))
    .orderBy(asc(banners.position), asc(banners.id))
    .limit(limit)
  const pictures = await loadPictures(
    shop.database,
    rows.flatMap(({ picture, narrowPicture }) => [
      picture,
      ...(narrowPicture ? [narrowPicture] : []),
    ]),
  )
  return rows.flatMap((row) => {
    const { picture: hash, narrowPicture: narrow, deletedAt: _, ...banner } = row
    const picture = pictures.get(hash)
    const narrowPicture = narrow === null ? null : (pictures.get(narrow) ?? null)
    return picture ? [{ ...banner, picture, narrowPicture }] : []
  })
}
