import type { ReactNode } from 'react'

const looks = {
  brand: 'bg-brand-wash text-brand-press',
  deal: 'bg-deal text-deal-ink',
  'deal-wash': 'bg-deal-wash text-on-deal-wash',
  cut: 'bg-cut-wash text-cut',
  quiet: 'bg-paper text-ink-soft border border-line',
} as const

export type BadgeKind = keyof typeof looks

export function Badge({ kind = 'quiet', children }: { kind?: BadgeKind; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-full px-2 py-0.5 text-xs font-semibold whitespace-nowrap ${looks[kind]}`}
    >
      {children}
    </span>
  )
}
