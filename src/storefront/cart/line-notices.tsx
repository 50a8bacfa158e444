import type { ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import { Icon } from '#ui/icon.tsx'
import type { LineNotice } from './cart-changes.ts'
import { countText, paisaText } from '#pages/money/taka.ts'

/** What is not as the shopper saw it, under the line that it concerns (D12). */
export function LineNoticeList({
  notices,
  children,
}: {
  notices: readonly LineNotice[]
  /** What can be done about it, beside the first. */
  children?: ReactNode
}) {
  return notices.map((notice, index) => (
    <span
      key={notice.kind}
      className={`flex min-h-7 items-center gap-1.5 text-sm font-medium ${isGoodNews(notice) ? 'text-brand' : 'text-cut'}`}
    >
      <Icon name={isGoodNews(notice) ? 'check' : 'alert'} className="size-4" />
      <span className="py-0.5">{noticeWords(notice)}</span>
      {index === 0 && children}
    </span>
  ))
}

const isGoodNews = (notice: LineNotice) =>
  notice.kind === 'price' && notice.toInPaisa < notice.fromInPaisa

export function noticeWords(notice: LineNotice): string {
  switch (notice.kind) {
    case 'price':
      return m.cartpage_price_changed({
        from: paisaText(notice.fromInPaisa),
        to: paisaText(notice.toInPaisa),
      })
    case 'fewer':
      return notice.limit === undefined
        ? m.cartpage_only_left({ n: countText(notice.left) })
        : m.cartpage_limit({ n: countText(notice.limit) })
    case 'sold-out':
      return m.cartpage_sold_out()
    case 'not-sold':
      return m.cartpage_not_sold()
  }
}
