import { m } from '#paraglide/messages.js'
import { countText, paisaText } from '#pages/money/taka.ts'
import { ShopButtonLink } from '#pages/shop-link.tsx'
import type { CouponNumbers } from '#shop/orders/coupons/load-coupon-numbers.ts'
import { DashboardCard } from '#storefront/account/layout/dashboard-page.tsx'

/** What came of a coupon, and the orders behind it. */
export function Numbers({ id, numbers }: { id: string; numbers: CouponNumbers }) {
  const { orders, canceled, discountInPaisa, grandTotalInPaisa, latest } = numbers
  const shown: [term: string, figure: string][] = [
    [m.coupons_orders(), latest === null ? countText(orders) : `> ${countText(latest)}`],
    [m.coupons_canceled(), countText(canceled)],
    [m.coupons_given(), paisaText(discountInPaisa)],
    [m.coupons_sold(), paisaText(grandTotalInPaisa)],
  ]
  return (
    <DashboardCard id="coupon-numbers" title={m.coupons_numbers()}>
      <dl className="tabular grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4">
        {shown.map(([term, figure]) => (
          <div key={term}>
            <dt className="text-sm text-ink-soft">{term}</dt>
            <dd className="text-lg font-semibold">{figure}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-ink-soft">
        {m.coupons_numbers_hint()}
        {latest !== null && ` ${m.coupons_numbers_latest({ n: countText(latest) })}`}
      </p>
      {orders > 0 && (
        <ShopButtonLink variant="quiet" to={`/dashboard/orders?coupon=${id}`} className="mt-4">
          {m.coupons_see_orders()}
        </ShopButtonLink>
      )}
    </DashboardCard>
  )
}
