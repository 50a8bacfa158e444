import type { ReactNode } from 'react'

interface ListCardProps {
  /** Announced to screen readers after a search; shown where `isCountShown`. */
  count?: string
  isCountShown?: boolean
  /** What stands there instead of rows: nothing yet, or nothing fits. */
  empty: ReactNode
  /** Nothing where there are none. */
  rows: ReactNode
}

/** The rows of a list, or why there are none. */
export function ListCard({ count, isCountShown = false, empty, rows }: ListCardProps) {
  return (
    <div className="rounded-card border border-line bg-surface p-4 md:px-5 md:py-3">
      {count && (
        <output className={isCountShown ? 'mb-1 block text-sm text-ink-soft' : 'sr-only'}>
          {count}
        </output>
      )}
      {rows || empty}
    </div>
  )
}
