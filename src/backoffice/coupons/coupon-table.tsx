import { m } from '#paraglide/messages.js'
import { DataTable, type Column } from '#pages/list/data-table.tsx'
import { countText } from '#pages/money/taka.ts'
import { ShopLink } from '#pages/shop-link.tsx'
import { stateOfCoupon } from '#shop/coupons/coupon.ts'
import type { ListedCoupon } from '#shop/coupons/list-coupons.ts'
import { Badge } from '#ui/badge.tsx'
import { couponsPath, stateLooks, stateNames, takesOff } from './coupon-words.ts'

export const showCoupon = (coupon: ListedCoupon, now: Date) => {
  const { id, name, kind, amountInPaisa, percent, code, codes, uses, mostUses } = coupon
  const terms = { kind, amountInPaisa, percent }
  return { id, name, ...terms, code, codes, uses, mostUses, state: stateOfCoupon(coupon, now) }
}

type ShownCoupon = ReturnType<typeof showCoupon>

const columns: readonly Column<ShownCoupon>[] = [
  {
    title: m.coupons_name,
    isMain: true,
    cell: ({ id, name, code, codes }) => (
      <>
        <ShopLink
          to={`${couponsPath}/${id}`}
          className="inline-flex min-h-11 items-center font-semibold [overflow-wrap:anywhere] underline-offset-4 hover:underline"
        >
          {name}
        </ShopLink>
        <span className="block text-sm [overflow-wrap:anywhere] text-ink-soft">
          {codesText(code, codes)}
        </span>
      </>
    ),
  },
  {
    title: m.tracking_status,
    cell: ({ state }) => <Badge kind={stateLooks[state]}>{stateNames[state]()}</Badge>,
  },
  { title: m.coupons_off_column, cell: takesOff },
  {
    title: m.coupons_uses,
    isNumber: true,
    cell: ({ uses, mostUses }) =>
      mostUses === null
        ? m.coupons_used({ n: countText(uses) })
        : m.coupons_uses_of({ n: countText(uses), most: countText(mostUses) }),
  },
]

function codesText(code: string | null, codes: number): string {
  if (code === null) return m.coupons_no_code()
  return codes === 1 ? code : m.coupons_codes_count({ n: countText(codes) })
}

export const CouponTable = ({ coupons }: { coupons: readonly ShownCoupon[] }) => (
  <DataTable label={m.coupons_title()} columns={columns} rows={coupons} />
)
