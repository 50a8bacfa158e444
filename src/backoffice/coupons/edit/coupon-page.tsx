import { data } from 'react-router'
import { m } from '#paraglide/messages.js'
import { DoneNotice } from '#pages/done-notice.tsx'
import { useArrival } from '#pages/notices/use-arrival.ts'
import { countText } from '#pages/money/taka.ts'
import type { PageHandle } from '#pages/page-handle.ts'
import { listWholeCategories } from '#shop/catalog/categories/list-whole-categories.ts'
import { inTreeOrder } from '#shop/catalog/categories/tree.ts'
import { listNamedProducts } from '#shop/catalog/desk/find-product-ids.ts'
import { loadCouponNumbers } from '#shop/orders/coupons/load-coupon-numbers.ts'
import { findWholeCoupon, listCodes } from '#shop/coupons/list-coupons.ts'
import { shopContext } from '../../../shop-context.ts'
import { Page } from '../../layout/page.tsx'
import { couponsPath, newCoupon } from '../coupon-words.ts'
import type { Route } from './+types/coupon-page'
import { Numbers } from './numbers.tsx'
import { Codes } from './code-forms.tsx'
import { couponAction } from './coupon-action.ts'
import { CouponForm } from './coupon-form.tsx'
import { showEdited } from './edited-coupon.ts'

export const handle = { mayOpen: 'edit-coupons', parent: couponsPath } satisfies PageHandle

/** A page that shows more of them says less: the file has all. */
const mostShown = 20

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const coupon = await findWholeCoupon(shop, params.coupon)
  if (!coupon && params.coupon !== newCoupon) throw data(null, { status: 404 })
  const [categories, named, numbers, codes] = await Promise.all([
    listWholeCategories(shop.database),
    coupon ? listNamedProducts(shop, coupon.products) : [],
    coupon && loadCouponNumbers(shop, coupon.id),
    coupon ? listCodes(shop, { id: coupon.id, limit: mostShown }) : [],
  ])
  return {
    coupon: coupon && showEdited(coupon),
    codes,
    named,
    numbers,
    categories: inTreeOrder(categories).map(({ slug, name, nameBn, level }) => ({
      slug,
      name,
      nameBn,
      level,
    })),
    isSaved: url.searchParams.get('done') === 'saved',
  }
}

export const action = couponAction

/** One coupon, to be made or changed, and its codes. */
export default function CouponPage({ loaderData, actionData }: Route.ComponentProps) {
  const { coupon, codes, categories, named, numbers } = loaderData
  const isSaved = useArrival(loaderData.isSaved)
  return (
    <Page
      title={coupon?.typed.name ?? m.coupons_new()}
      intro={coupon && m.coupons_used({ n: countText(coupon.uses) })}
    >
      <DoneNotice>{isSaved && m.coupons_saved()}</DoneNotice>
      {coupon && <Codes coupon={coupon} codes={codes} answered={actionData} />}
      {coupon && numbers && <Numbers id={coupon.id} numbers={numbers} />}
      <CouponForm
        key={coupon?.id ?? newCoupon}
        {...{ coupon, categories, named }}
        answered={actionData}
      />
    </Page>
  )
}
