import { m } from '#paraglide/messages.js'
import { DoneNotice } from '#pages/done-notice.tsx'
import { useArrival } from '#pages/notices/use-arrival.ts'
import { listHref, readListQuery } from '#pages/list/list-query.ts'
import { ListCard } from '#pages/list/list-card.tsx'
import { ListSearch } from '#pages/list/list-search.tsx'
import type { PageHandle } from '#pages/page-handle.ts'
import { localPath, ShopButtonLink } from '#pages/shop-link.tsx'
import { listCoupons } from '#shop/coupons/list-coupons.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { shopContext } from '../../shop-context.ts'
import { Page } from '../layout/page.tsx'
import { OlderLink } from '../lists/older-link.tsx'
import type { Route } from './+types/coupons'
import { CouponTable, showCoupon } from './coupon-table.tsx'
import { couponsPath, newCoupon } from './coupon-words.ts'

export const handle = {
  mayOpen: 'edit-coupons',
  menu: { icon: 'cash', text: m.coupons_title },
} satisfies PageHandle

const shape = { choices: {}, ids: ['after'] } as const

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const { q, after } = readListQuery(url.searchParams, shape)
  const { coupons, next } = await listCoupons(shop, { search: q, after })
  const now = shop.now()
  return {
    q,
    after,
    next,
    coupons: coupons.map((coupon) => showCoupon(coupon, now)),
    isSaved: url.searchParams.get('done') === 'saved',
  }
}

/** What shoppers may type at the checkout for something off, the newest first. */
export default function Coupons({ loaderData }: Route.ComponentProps) {
  const { q, after, next, coupons } = loaderData
  const isSaved = useArrival(loaderData.isSaved)
  const newLink = (
    <ShopButtonLink to={`${couponsPath}/${newCoupon}`}>
      <Icon name="plus" />
      {m.coupons_new()}
    </ShopButtonLink>
  )
  return (
    <Page title={m.coupons_title()} intro={m.coupons_intro()} beside={newLink}>
      <DoneNotice>{isSaved && m.coupons_saved()}</DoneNotice>
      <ListSearch
        action={localPath(couponsPath)}
        label={m.coupons_search()}
        kept={{}}
        q={{ label: m.coupons_search_hint(), value: q }}
        choices={[]}
      />
      <ListCard
        rows={coupons.length > 0 && <CouponTable coupons={coupons} />}
        empty={<NoCoupons isAsked={Boolean(q || after)} />}
      />
      <OlderLink
        last={next}
        isLatest={after === undefined}
        hrefOf={(last) => listHref(couponsPath, { q, after: last })}
      />
    </Page>
  )
}

function NoCoupons({ isAsked }: { isAsked: boolean }) {
  return isAsked ? (
    <EmptyState
      icon="search"
      title={m.coupons_none_fit()}
      action={<ShopButtonLink to={couponsPath}>{m.coupons_show_all()}</ShopButtonLink>}
    />
  ) : (
    <EmptyState icon="cash" title={m.coupons_none()}>
      {m.coupons_none_text()}
    </EmptyState>
  )
}
