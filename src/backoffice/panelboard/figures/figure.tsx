import { m } from '#paraglide/messages.js'
import { ShopLink } from '#pages/shop-link.tsx'
import { amountText, type Unit } from '#ui/chart/amount.ts'
import { Icon } from '#ui/icon.tsx'

export interface ShownFigure {
  name: string
  /** How it is counted. */
  hint: string
  unit: Unit
  now: number | undefined
  before: number | undefined
  /** Beside the figure, such as how many orders. */
  more?: string
  /** The list behind it. */
  to?: string
  /** Of what is bad news where it grows. */
  isBad?: boolean
  /** How it stands now, whatever the days: nothing stands beside it. */
  isNow?: boolean
  /** Where that was not a moment ago. */
  asOf?: string
}

/** One figure: what it is, how it is counted, how it stood before, and where the list behind it is. */
export function Figure(figure: ShownFigure) {
  const { name, hint, unit, now, before, more, to, isBad = false, isNow = false, asOf } = figure
  const value = now === undefined ? '–' : amountText(unit, now)
  return (
    <div className="flex min-w-0 flex-col gap-0.5 rounded-card border border-line bg-surface p-4">
      <dt className="flex items-start justify-between gap-2 text-ink-soft">
        {name}
        <Hint name={name} text={hint} />
      </dt>
      <dd className="flex flex-col gap-0.5">
        <span className="tabular text-xl font-semibold break-words">
          {to && now !== undefined ? (
            <ShopLink
              to={to}
              prefetch="intent"
              aria-label={m.figures_open({ name, value })}
              // A box of its own line: the letters of a wide figure reach into the hint above it.
              className="inline-block underline-offset-4 hover:text-brand hover:underline"
            >
              {value}
            </ShopLink>
          ) : (
            value
          )}
        </span>
        {more && <span className="tabular text-sm">{more}</span>}
        {isNow ? (
          <span className="text-sm text-ink-soft">{asOf ?? m.figures_now()}</span>
        ) : (
          <Change {...{ unit, now, before, isBad }} />
        )}
      </dd>
    </div>
  )
}

function Hint({ name, text }: { name: string; text: string }) {
  return (
    <details name="figure-hint" className=" -mt-1 -mr-1 shrink-0">
      <summary
        aria-label={m.figures_how({ name })}
        className="grid size-7 cursor-pointer list-none place-items-center rounded-full hover:bg-brand-wash hover:text-brand [&::-webkit-details-marker]:hidden"
      >
        <span
          aria-hidden
          className="grid size-5 place-items-center rounded-full border border-current text-xs font-semibold"
        >
          ?
        </span>
      </summary>
      <p className="absolute right-4 left-4 z-10 rounded-card border border-line bg-surface p-3 text-sm text-ink shadow-lift">
        {text}
      </p>
    </details>
  )
}

type ChangeProps = Pick<ShownFigure, 'unit' | 'now' | 'before'> & { isBad: boolean }

/** Beside how it stood before. */
function Change({ unit, now, before, isBad }: ChangeProps) {
  if (before === undefined)
    return <span className="text-sm text-ink-soft">{m.figures_none_before()}</span>
  const difference = now === undefined ? 0 : now - before
  return (
    <span className="tabular flex flex-wrap items-center gap-x-1.5 text-sm text-ink-soft">
      {difference !== 0 && (
        <Difference
          isMore={difference > 0}
          isGood={difference > 0 !== isBad}
          text={differenceText({ unit, difference, before })}
        />
      )}
      {m.figures_before({ value: amountText(unit, before) })}
    </span>
  )
}

interface DifferenceProps {
  isMore: boolean
  isGood: boolean
  /** Undefined where there was nothing before. */
  text: string | undefined
}

/** Up or down is said by a sign and in words, not by colour alone. */
function Difference({ isMore, isGood, text }: DifferenceProps) {
  if (text === undefined) return null
  return (
    <span
      className={`inline-flex items-center font-semibold ${isGood ? 'text-brand' : 'text-cut'}`}
    >
      <Icon name={isMore ? 'arrow-up' : 'arrow-down'} className="size-4" />
      <span className="sr-only">{isMore ? m.figures_more() : m.figures_less()} </span>
      {text}
    </span>
  )
}

interface Differing {
  unit: Unit
  difference: number
  before: number
}

function differenceText({ unit, difference, before }: Differing): string | undefined {
  // Shares differ by points: 12 % of 4 % would say nothing.
  if (unit === 'share')
    return m.figures_points({ n: amountText('count', Math.abs(difference) * 100) })
  return before === 0 ? undefined : amountText('share', Math.abs(difference / before))
}
