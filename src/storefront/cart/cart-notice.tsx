import { m } from '#paraglide/messages.js'
import { Icon, type IconName } from '#ui/icon.tsx'
import { actionsForNotices, type LineNotices } from './cart-changes.ts'

interface CartNoticeProps {
  notices: LineNotices
  /** What stands here while nothing has changed: the news come late, and take its room, so that nothing below them moves. */
  otherwise: string
  icon: IconName
}

/**
 * Said once above the lines; which line, and how, stands at the line (D12). The element is there from the start, so that screen
 * readers announce what comes into it.
 */
export function CartNotice({ notices, otherwise, icon }: CartNoticeProps) {
  const hasNews = notices.size > 0
  return (
    <output
      className={`mb-4 flex min-h-17 items-center gap-3 rounded-card border px-4 py-2 text-sm md:min-h-13 ${lookOf(notices)}`}
    >
      <Icon name={hasNews ? 'alert' : icon} />
      <span className="min-w-0 flex-1">{hasNews ? m.cartpage_changed() : otherwise}</span>
    </output>
  )
}

function lookOf(notices: LineNotices): string {
  if (notices.size === 0) return 'border-line bg-surface text-ink-soft'
  return actionsForNotices(notices).length > 0
    ? 'border-cut bg-cut-wash font-medium text-cut'
    : 'border-deal bg-deal-wash font-medium text-on-deal-wash'
}
