import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { Icon } from '#ui/icon.tsx'
import { countUpTo } from '../count-up-to.ts'
import { useLightDismiss } from '../layout/light-dismiss.ts'
import { BellPanel, BellWaiting } from './bell-panel.tsx'
import { useLive } from './live-orders.tsx'

const most = 99

/** What others did since it was opened last, and the latest of it. */
export function Bell({ panelClassName }: { panelClassName: string }) {
  const { unread, markSeen } = useLive()
  const [isOpen, setOpen] = useState(false)
  const count = countUpTo(most, unread)
  return (
    <details
      ref={useLightDismiss()}
      className="relative shrink-0 noscript:hidden"
      onToggle={({ currentTarget: { open } }) => {
        setOpen(open)
        if (open) markSeen('bell')
      }}
    >
      <summary
        title={m.bell_title()}
        className="grid size-11 cursor-pointer list-none place-items-center rounded-control text-ink-soft hover:bg-brand-wash hover:text-brand [&::-webkit-details-marker]:hidden"
      >
        <Icon name="bell" />
        <span className="sr-only">{unread > 0 ? m.bell_unread({ n: count }) : m.bell_title()}</span>
        {unread > 0 && (
          <span
            aria-hidden
            className="tabular absolute top-0.5 right-0.5 min-w-5 rounded-full bg-deal px-1 text-center text-xs leading-5 font-semibold text-deal-ink"
          >
            {count}
          </span>
        )}
      </summary>
      <div
        className={`z-40 max-h-[calc(100dvh-6rem)] min-h-[min(28rem,calc(100dvh-6rem))] overflow-y-auto rounded-card border border-line bg-surface p-4 text-ink shadow-lift ${panelClassName}`}
      >
        {/* Before a script has seen that it opened, it has its size already. */}
        {isOpen ? <BellPanel /> : <BellWaiting />}
      </div>
    </details>
  )
}
