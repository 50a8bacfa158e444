import { m } from '#paraglide/messages.js'
import type { StockStep } from '../product.ts'

/** What is said of the stock: a step, never a number. */
function stockText(stock: StockStep): string {
  switch (stock) {
    case 'in-stock':
      return m.product_in_stock()
    case 'few-left':
      return m.product_few_left()
    case 'sold-out':
      return m.product_sold_out()
  }
}

const looks: Record<StockStep, string> = {
  'in-stock': 'text-brand before:bg-brand',
  'few-left': 'text-deal-ink before:bg-deal',
  'sold-out': 'text-cut before:bg-cut',
}

/** A dot and the words; the words alone say it. */
export function StockLabel({ stock }: { stock: StockStep }) {
  return (
    <span
      className={`inline-flex items-center gap-2 text-sm font-semibold before:size-2 before:rounded-full ${looks[stock]}`}
    >
      {stockText(stock)}
    </span>
  )
}
