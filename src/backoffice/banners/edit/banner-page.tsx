import { data } from 'react-router'
import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { inLanguage } from '#platform/language.ts'
import { isId } from '#platform/text/is-id.ts'
import type { PageHandle } from '#pages/page-handle.ts'
import { siteMapContext } from '#pages/site-map.ts'
import { findBanner } from '#shop/banners/list-banners.ts'
import type { Shop } from '#shop/shop.ts'
import { shopContext } from '../../../shop-context.ts'
import { Page } from '../../layout/page.tsx'
import { loadSentPictures } from '../../pictures/taking-picture.ts'
import { leadsNowhere } from '../leads-nowhere.ts'
import type { Route } from './+types/banner-page'
import { bannerAction } from './banner-action.ts'
import { pictureSlots } from './picture-slots.ts'
import { BannerEditor } from './banner-editor.tsx'

export const handle = {
  mayOpen: 'edit-banners',
  parent: '/dashboard/banners',
} satisfies PageHandle

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const banner = params.banner === 'new' ? undefined : await loadBanner(shop, params.banner)
  const siteMap = context.get(siteMapContext)
  const links = [banner?.link, banner?.linkBn].filter((link) => typeof link === 'string')
  const dead = await Promise.all(links.map((link) => leadsNowhere(shop, siteMap, link)))
  return {
    banner,
    deadLinks: links.filter((_, index) => dead[index]),
    sent: await loadSentPictures(shop, new URL(request.url).searchParams, pictureSlots),
  }
}

async function loadBanner(shop: Shop, id: string) {
  const found = isId(id) ? await findBanner(shop, id) : undefined
  if (!found) throw data(null, { status: 404 })
  const { startsAt, endsAt } = found
  return {
    ...found,
    startsAt: startsAt && startsAt.toISOString(),
    endsAt: endsAt && endsAt.toISOString(),
  }
}

export const action = bannerAction

/** One banner, or a new one: its pictures, its words, where it leads, and when it is shown. */
export default function BannerPage({ loaderData, actionData }: Route.ComponentProps) {
  const { banner } = loaderData
  const title = banner && inLanguage(getLocale(), banner.title, banner.titleBn)
  return (
    <Page title={title ?? m.banners_new()} intro={m.banners_edit_intro()}>
      <BannerEditor key={banner?.id ?? 'new'} {...loaderData} answered={actionData} />
    </Page>
  )
}
