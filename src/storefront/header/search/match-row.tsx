import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { inLanguage } from '#platform/language.ts'
import { formatTaka, paisaFromTaka } from '#platform/money.ts'
import { coverClass } from '#shop/pictures/focus.ts'
import { Dollars } from '#ui/text/dollars.tsx'
import { langOf } from '#ui/text/lang-of.ts'
import type { Match } from './match.ts'

/** Picture, name and price in one line. */
export function MatchRow({ match }: { match: Match }) {
  const { picture, focus, price, priceBefore } = match
  return (
    <>
      <span className="size-11 shrink-0 overflow-hidden rounded-control bg-paper">
        {picture && (
          <img
            src={picture}
            alt=""
            width={44}
            height={44}
            className={`size-full ${coverClass(focus)}`}
          />
        )}
      </span>
      <span lang={langOf(nameOf(match))} className="line-clamp-2 min-w-0 flex-1">
        {nameOf(match)}
      </span>
      {price !== undefined && (
        <span className="tabular shrink-0 text-right leading-tight font-semibold">
          {inTaka(price)}
          {priceBefore !== undefined && (
            <span className="block text-sm font-normal text-ink-soft">
              <span className="sr-only">{m.common_price_before()} </span>
              <s>{inTaka(priceBefore)}</s>
            </span>
          )}
          <Dollars amountInPaisa={paisaFromTaka(price)} />
        </span>
      )}
    </>
  )
}

const inTaka = (price: number) => formatTaka(paisaFromTaka(price), getLocale())

export const nameOf = ({ name, nameBn }: Match) => inLanguage(getLocale(), name, nameBn)
