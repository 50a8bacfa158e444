import { inLanguage, type Language } from '#platform/language.ts'
import type { SiteMap } from '#pages/site-map.ts'
import {
  mostShown,
  stateOfBanner,
  type BannerPlacement,
  type BannerState,
  type StoredBanner,
} from '#shop/banners/banner.ts'
import type { Picture } from '#shop/pictures/picture.ts'
import type { Shop } from '#shop/shop.ts'
import { leadsNowhere } from './leads-nowhere.ts'

/** A banner as its row shows it. */
export interface ShownBanner {
  id: string
  version: number
  title: string
  placement: BannerPlacement
  state: BannerState
  /** Active, and behind as many as are shown. */
  isSurplus: boolean
  startsAt: string | null
  endsAt: string | null
  picture: Picture
  /** Its links that lead nowhere. */
  deadLinks: string[]
}

export async function showBanners(
  shop: Shop,
  { banners, siteMap, language }: { banners: StoredBanner[]; siteMap: SiteMap; language: Language },
): Promise<ShownBanner[]> {
  const active: Record<BannerPlacement, number> = { slider: 0, 'new-offer': 0 }
  const rows = banners.map((banner) => {
    const { id, version, title, titleBn, placement, startsAt, endsAt, picture } = banner
    const state = stateOfBanner(banner, shop.now())
    if (state === 'active') active[placement]++
    return {
      id,
      version,
      title: inLanguage(language, title, titleBn),
      placement,
      state,
      isSurplus: state === 'active' && active[placement] > mostShown[placement],
      startsAt: startsAt?.toISOString() ?? null,
      endsAt: endsAt?.toISOString() ?? null,
      picture,
      links: [banner.link, ...(banner.linkBn ? [banner.linkBn] : [])],
    }
  })
  const dead = new Map<string, boolean>()
  for (const link of new Set(rows.flatMap(({ links }) => links)))
    dead.set(link, await leadsNowhere(shop, siteMap, link))
  return rows.map(({ links, ...row }) => ({
    ...row,
    deadLinks: links.filter((link) => dead.get(link)),
  }))
}
