import { m } from '#paraglide/messages.js'
import { amountText } from '#ui/chart/amount.ts'
import { Icon } from '#ui/icon.tsx'

interface BesideCellProps {
  now: number
  before: number | undefined
}

/** Ten times as much says that there was nearly nothing before. */
const mostTold = 10

/** What was delivered in the days before, and by how much it is more or less now: said by a sign and in words, not by colour alone. */
export function BesideCell({ now, before }: BesideCellProps) {
  const text = before === undefined ? '–' : amountText('paisa', before)
  const difference = before === undefined || before <= 0 ? 0 : (now - before) / before
  return (
    <span className="inline-flex min-h-9 items-center gap-1.5 text-ink-soft @2xl:flex-col @2xl:items-end @2xl:justify-center @2xl:gap-0">
      <span className="inline-flex items-center gap-1.5 @2xl:min-h-9">
        {text}
        <span className="text-sm @2xl:sr-only">{m.sales_beside()}</span>
      </span>
      {difference !== 0 && difference < mostTold && <Change difference={difference} />}
    </span>
  )
}

const Change = ({ difference }: { difference: number }) => (
  <span
    className={`inline-flex items-center text-sm font-semibold @2xl:-mt-2 ${difference > 0 ? 'text-brand' : 'text-cut'}`}
  >
    <Icon name={difference > 0 ? 'arrow-up' : 'arrow-down'} className="size-4" />
    <span className="sr-only">{difference > 0 ? m.figures_more() : m.figures_less()} </span>
    {amountText('share', Math.abs(difference))}
  </span>
)
