import type { ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import { unitPriceInPaisa, type CartItem } from '#shop/cart/cart.ts'
import { Icon } from '#ui/icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ShopLink } from '#pages/shop-link.tsx'
import { LineNoticeList, noticeWords } from '../cart/line-notices.tsx'
import {
  lineTotalInPaisa,
  piecesToHave,
  remainingNotices,
  type LineNotice,
} from '../cart/cart-changes.ts'
import { ProductLine } from '../cart/product-line.tsx'
import { OrderTotals } from './order-totals.tsx'
import type { ShownTotals } from './totals.ts'
import { countText, paisaText } from '#pages/money/taka.ts'
import type { Quoted } from '../cart/use-quote.ts'

/** What is being ordered, and what it costs with delivery. */
export function OrderSummary({
  items,
  quoted,
  totals,
  children,
}: {
  /** Undefined until the browser's cart is read. */
  items: readonly CartItem[] | undefined
  quoted: Quoted
  totals: ShownTotals | undefined
  /** Above what it comes to. */
  children?: ReactNode
}) {
  const notices = remainingNotices(items ?? [], quoted.notices)
  return (
    <section
      aria-labelledby="summary-title"
      className="rounded-card border border-line bg-surface p-4 md:p-5"
    >
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="summary-title" className="text-lg font-semibold">
          {m.checkout_summary()}
        </h2>
        <ShopLink
          to="/cart"
          className="-my-2 inline-flex min-h-11 items-center font-semibold text-brand hover:underline"
        >
          {m.checkout_edit_cart()}
        </ShopLink>
      </div>
      <ul
        // A long list scrolls in itself, so that the total stays in sight.
        className="divide-y divide-line md:max-h-[max(9rem,calc(100dvh-36rem))] md:overflow-y-auto"
        {...forKeyboards}
        aria-label={m.checkout_products()}
      >
        {!items && <LinesToCome />}
        {items?.map((item) => (
          <SummaryLine
            key={item.variantId}
            item={item}
            notices={notices.get(item.variantId) ?? []}
          />
        ))}
      </ul>
      {children}
      <OrderTotals totals={totals} busy={quoted.loading} />
      {quoted.failed && <QuoteFailed fetchAgain={quoted.fetchAgain} />}
    </section>
  )
}

/** The news come when the line is already seen: they take the room of the sum, so that nothing below moves. */
function SumOrNews({ item, notices }: { item: CartItem; notices: readonly LineNotice[] }) {
  const [news] = notices
  const price = paisaText(unitPriceInPaisa(item))
  if (news && news.kind !== 'price') return <LineNoticeList notices={notices} />
  return (
    <>
      {countText(item.quantity)} ×{' '}
      {news ? (
        <span className="font-medium text-cut">
          <span className="sr-only">{noticeWords(news)}</span>
          <span aria-hidden>
            <s className="mr-1.5 font-normal text-ink-soft">{paisaText(news.fromInPaisa)}</s>
            {price}
          </span>
        </span>
      ) : (
        price
      )}
    </>
  )
}

function SummaryLine({ item, notices }: { item: CartItem; notices: readonly LineNotice[] }) {
  const pieces = piecesToHave(item.quantity, notices)
  return (
    <ProductLine
      product={item}
      quantity={<SumOrNews item={item} notices={notices} />}
      price={pieces === 0 ? '–' : paisaText(lineTotalInPaisa(item, pieces))}
    />
  )
}

function LinesToCome() {
  return ['one', 'two'].map((line) => (
    <li key={line} className="flex gap-3 py-3">
      <Skeleton className="size-14" />
      <span className="flex-1 space-y-2 py-1">
        <Skeleton className="h-5 w-4/5" />
        <Skeleton className="h-4 w-2/5" />
      </span>
      <Skeleton className="mt-1 h-5 w-14" />
    </li>
  ))
}

/** What scrolls must be reached with keys. */
const forKeyboards = { tabIndex: 0 }

function QuoteFailed({ fetchAgain }: { fetchAgain: () => void }) {
  return (
    <output className="mt-3 flex items-start gap-2 text-sm text-ink-soft">
      <Icon name="alert" className="mt-0.5 size-4" />
      <span>
        {m.checkout_quote_failed()}{' '}
        <button type="button" onClick={fetchAgain} className="font-semibold text-brand underline">
          {m.checkout_try_again()}
        </button>
      </span>
    </output>
  )
}
