import { ShopLink } from '#pages/shop-link.tsx'
import type { SalesFigure } from '#shop/sales/contract.ts'
import { isCount } from '#shop/sales/figures.ts'
import { amountText } from '#ui/chart/amount.ts'
import { figureNames } from '../sales-words.ts'

interface FigureCellProps {
  figure: SalesFigure
  /** Undefined where it is not known. */
  amount: number | undefined
  /** The orders behind it. */
  to: string
}

/** A figure of a report: it leads to its orders. Where rows are cards, what it is stands beside it. */
export function FigureCell({ figure, amount, to }: FigureCellProps) {
  const text = amount === undefined ? '–' : amountText(isCount(figure) ? 'count' : 'paisa', amount)
  const name = (
    <span className="text-sm font-normal text-ink-soft @2xl:sr-only"> {figureNames[figure]()}</span>
  )
  return (
    <>
      {!amount ? (
        <span className="inline-flex min-h-9 items-center gap-1 text-ink-soft">
          {text}
          {name}
        </span>
      ) : (
        <ShopLink
          to={to}
          className="inline-flex min-h-9 items-center gap-1 underline-offset-4 hover:text-brand hover:underline"
        >
          {text}
          {name}
        </ShopLink>
      )}
    </>
  )
}
