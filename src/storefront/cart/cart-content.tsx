import { m } from '#paraglide/messages.js'
import { cartTotalInPaisa, type CartItem } from '#shop/cart/cart.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useCart } from '../lists/cart-list.ts'
import { useListsAreRead } from '../lists/lists-are-read.ts'
import { ShopButtonLink } from '#pages/shop-link.tsx'
import { remainingNotices } from './cart-changes.ts'
import { CartLine, lineId, RemovedLine } from './cart-line.tsx'
import { CartNotice } from './cart-notice.tsx'
import { orderRuleWords } from './order-rule-words.ts'
import { CartBar, CartSummary } from './cart-summary.tsx'
import { useCartRows } from './removed-lines.ts'
import { useQuote, type Quoted } from './use-quote.ts'

interface CartContentProps {
  /** Classes that put the summary beside the lines where there is room for both. */
  columns: string
}

/** What is in the cart of this browser, at the prices of now. */
export function CartContent({ columns }: CartContentProps) {
  const cart = useCart()
  const isRead = useListsAreRead()
  const quoted = useQuote(cart)
  return isRead ? (
    <Cart cart={cart} quoted={quoted} columns={columns} />
  ) : (
    <CartToCome columns={columns} />
  )
}

interface CartProps extends CartContentProps {
  cart: readonly CartItem[]
  quoted: Quoted
}

function Cart({ cart, quoted, columns }: CartProps) {
  const { rows, remove, putBack } = useCartRows(cart)
  const notices = remainingNotices(cart, quoted.notices)
  const subtotalInPaisa =
    quoted.quote && !quoted.loading ? quoted.quote.subtotalInPaisa : cartTotalInPaisa(cart)
  const lines = (
    <ul
      aria-label={m.cartpage_lines()}
      className="@container divide-y divide-line rounded-card border border-line bg-surface px-4 md:px-5"
    >
      {rows.map(({ item, removed }) =>
        removed ? (
          <RemovedLine
            key={`${item.variantId} removed`}
            item={item}
            onPutBack={() => {
              putBack(item)
              requestAnimationFrame(() => document.getElementById(lineId(item.variantId))?.focus())
            }}
          />
        ) : (
          <CartLine
            key={item.variantId}
            item={item}
            notices={notices.get(item.variantId) ?? []}
            onRemove={() => remove(item)}
          />
        ),
      )}
    </ul>
  )
  if (cart.length === 0) {
    return (
      <>
        {rows.length > 0 && lines}
        <Nothing />
      </>
    )
  }
  return (
    <div className={`grid items-start gap-6 ${columns} lg:gap-8`}>
      <div>
        <CartNotice
          notices={notices}
          otherwise={orderRuleWords(quoted.quote, cart) ?? m.cartpage_delivery_by_district()}
          icon="truck"
        />
        {lines}
      </div>
      <CartSummary subtotalInPaisa={subtotalInPaisa} notices={notices} />
      <CartBar subtotalInPaisa={subtotalInPaisa} />
    </div>
  )
}

function Nothing() {
  return (
    <EmptyState
      icon="cart"
      title={m.cart_empty()}
      action={<ShopButtonLink to="/shop">{m.cart_go_shopping()}</ShopButtonLink>}
    >
      {m.cartpage_empty_text()}
    </EmptyState>
  )
}

/** The shape of a cart with two lines. */
function CartToCome({ columns }: CartContentProps) {
  return (
    <div className={`grid items-start noscript:hidden gap-6 ${columns} lg:gap-8`}>
      <div>
        <CartNotice
          notices={new Map()}
          otherwise={m.cartpage_delivery_by_district()}
          icon="truck"
        />
        <div className="divide-y divide-line rounded-card border border-line bg-surface px-4 md:px-5">
          {['one', 'two'].map((line) => (
            <div key={line} className="flex items-start gap-4 py-4">
              <Skeleton className="size-20 md:size-24" />
              <div className="flex-1 space-y-2 py-1">
                <Skeleton className="h-5 w-3/5" />
                <Skeleton className="h-6 w-20" />
                <Skeleton className="h-11 w-38" />
              </div>
            </div>
          ))}
        </div>
      </div>
      <CartSummary subtotalInPaisa={undefined} />
      <CartBar subtotalInPaisa={undefined} />
    </div>
  )
}
