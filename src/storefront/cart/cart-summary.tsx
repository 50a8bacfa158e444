import { m } from '#paraglide/messages.js'
import { Button } from '#ui/button.tsx'
import { Dollars } from '#ui/text/dollars.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ShopButtonLink } from '#pages/shop-link.tsx'
import { updateCart } from '../lists/cart-list.ts'
import { actionsForNotices, type LineNotices } from './cart-changes.ts'
import { paisaText } from '#pages/money/taka.ts'

interface CartSummaryProps {
  /** Undefined until the browser's cart is read. */
  subtotalInPaisa: number | undefined
}

export function CartSummary({
  subtotalInPaisa,
  notices = new Map(),
}: CartSummaryProps & { notices?: LineNotices }) {
  const actions = actionsForNotices(notices)
  return (
    <section
      aria-label={m.cart_subtotal()}
      className="rounded-card border border-line bg-surface p-4 md:sticky md:top-32 md:p-5"
    >
      <p className="flex items-baseline justify-between gap-4 text-lg font-semibold">
        <span>{m.cart_subtotal()}</span>
        <span className="tabular text-right text-xl">
          <Amount subtotalInPaisa={subtotalInPaisa} />
          <Dollars amountInPaisa={subtotalInPaisa} />
        </span>
      </p>
      <div className="mt-4 grid gap-3">
        <ShopButtonLink to="/checkout" className="min-h-13 text-lg max-md:hidden">
          {m.cart_checkout()}
        </ShopButtonLink>
        {actions.length > 0 ? (
          <Button variant="quiet" onClick={() => actions.forEach((action) => updateCart(action))}>
            {m.cartpage_take_out_all()}
          </Button>
        ) : (
          <ShopButtonLink to="/shop" variant="quiet">
            {m.cartpage_continue()}
          </ShopButtonLink>
        )}
      </div>
    </section>
  )
}

/** Phones: subtotal and the way on stay in sight above the bar at the bottom. */
export function CartBar({ subtotalInPaisa }: CartSummaryProps) {
  return (
    <div className="above-bottom-bar sticky z-20 -mx-4 flex items-center gap-4 border-t border-line bg-surface px-4 py-3 md:hidden">
      <p className="tabular leading-tight">
        <span className="block text-sm text-ink-soft">{m.cart_subtotal()}</span>
        <span className="block text-lg font-semibold">
          <Amount subtotalInPaisa={subtotalInPaisa} />
        </span>
      </p>
      <ShopButtonLink to="/checkout" className="min-h-13 flex-1 text-lg">
        {m.cart_checkout()}
      </ShopButtonLink>
    </div>
  )
}

function Amount({ subtotalInPaisa }: CartSummaryProps) {
  return subtotalInPaisa === undefined ? (
    <Skeleton className="h-7 w-20" />
  ) : (
    paisaText(subtotalInPaisa)
  )
}
