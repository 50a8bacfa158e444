import type { ReactNode } from 'react'
import type { PanelboardCard } from '#shop/reports/panelboard/cards.ts'
import { cardNames } from '../arrange/card-names.ts'

interface CardProps {
  card: PanelboardCard
  /** How its figures are counted. */
  text?: string | undefined
  /** As wide as the page. */
  isWide?: boolean
  /** Beside the heading: where there is more of it. */
  beside?: ReactNode
  children: ReactNode
}

/** One card of the panelboard with its heading. */
export function Card({ card, text, isWide = false, beside, children }: CardProps) {
  return (
    <section
      aria-labelledby={`card-${card}`}
      className={`min-w-0 rounded-card border border-line bg-surface p-4 md:p-6 ${isWide ? 'xl:col-span-2' : ''}`}
    >
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4">
        <h2 id={`card-${card}`} className="text-xl font-semibold">
          {cardNames[card]()}
        </h2>
        {beside}
      </div>
      {text && <p className="-mt-2 mb-3 text-sm text-ink-soft">{text}</p>}
      {children}
    </section>
  )
}
