import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { formatTaka } from '#platform/money.ts'
import { Badge } from '../badge.tsx'
import { Dollars } from './dollars.tsx'

interface PriceProps {
  /** What it costs now. */
  priceInPaisa: number
  /** What it cost before; the same as now, or more, where nothing was cut. */
  beforeInPaisa?: number
  /** Whole percent; 0 shows no badge. */
  percentOff?: number
  size?: 'card' | 'page'
}

/** The price in the language of the page; a cut one stands struck beside it. */
export function Price({
  priceInPaisa,
  beforeInPaisa = 0,
  percentOff = 0,
  size = 'card',
}: PriceProps) {
  const cut = beforeInPaisa > priceInPaisa
  return (
    <span className="tabular flex flex-wrap items-baseline gap-x-2 gap-y-0.5">
      {cut && <span className="sr-only">{m.common_price_now()}</span>}
      <span className={size === 'page' ? 'text-2xl font-semibold' : 'text-lg font-semibold'}>
        {formatTaka(priceInPaisa, getLocale())}
      </span>
      {cut && (
        <>
          <span className="sr-only">{m.common_price_before()}</span>
          <s className={`text-ink-soft ${size === 'page' ? 'text-lg' : 'text-sm'}`}>
            {formatTaka(beforeInPaisa, getLocale())}
          </s>
          {percentOff > 0 && <PercentOff percent={percentOff} />}
        </>
      )}
      <Dollars amountInPaisa={priceInPaisa} className="basis-full" />
    </span>
  )
}

/** -12% for the eye, "12% off" for the ear. */
function PercentOff({ percent }: { percent: number }) {
  const shown = new Intl.NumberFormat(getLocale()).format(percent)
  return (
    <Badge kind="cut">
      <span aria-hidden>-{shown}%</span>
      <span className="sr-only">{m.common_percent_off({ percent: shown })}</span>
    </Badge>
  )
}
