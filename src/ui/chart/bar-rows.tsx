import type { ReactNode } from 'react'
import { amountText, type Unit } from './amount.ts'

interface BarRow {
  key: string
  /** Such as a link to the list behind it. */
  label: ReactNode
  amount: number
  /** The amount as a link, where the label leads to the thing itself. */
  shown?: ReactNode
  /** Beside the amount, less loud. */
  more?: string
}

interface BarRowsProps {
  title: string
  unit: Unit
  columns: { name: string; amount: string; more?: string }
  /** The longest first. */
  rows: readonly BarRow[]
}

/** What there is most of, as bars under their names: the chart is its own table. */
export function BarRows({ title, unit, columns, rows }: BarRowsProps) {
  const most = Math.max(...rows.map(({ amount }) => amount), 1)
  return (
    <table className="tabular w-full text-sm">
      <caption className="sr-only">{title}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{columns.name}</th>
          <th scope="col">{columns.amount}</th>
          {columns.more !== undefined && <th scope="col">{columns.more}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, amount, shown, more }) => (
          <tr key={key} className="relative border-b border-line last:border-0">
            <th scope="row" className="w-full min-w-0 pt-2.5 pb-2 text-left font-normal">
              {label}
              <svg className="absolute bottom-0 left-0 h-1.5 w-full" aria-hidden>
                <rect
                  width={`${Math.max(0, (100 * amount) / most)}%`}
                  height="6"
                  rx="3"
                  className="fill-brand"
                />
              </svg>
            </th>
            <td className="pt-2.5 pb-2 pl-3 text-right font-semibold whitespace-nowrap">
              {shown ?? amountText(unit, amount)}
            </td>
            {columns.more !== undefined && (
              <td className="pt-2.5 pb-2 pl-3 text-right whitespace-nowrap text-ink-soft">
                {more}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
