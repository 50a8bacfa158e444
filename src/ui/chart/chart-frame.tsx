import type { ReactNode } from 'react'
import { m } from '#paraglide/messages.js'

interface ChartTable {
  columns: readonly string[]
  rows: readonly { key: string; cells: readonly [ReactNode, ...ReactNode[]] }[]
}

interface ChartFrameProps {
  /** What the table behind the chart is called. */
  title: string
  /** The sentence to take away, above the chart. */
  summary?: ReactNode
  table: ChartTable
  children: ReactNode
}

/** A chart with all its figures behind it, in a table that opens without a script. */
export function ChartFrame({ title, summary, table, children }: ChartFrameProps) {
  return (
    <figure className="min-w-0">
      {summary && <figcaption className="mb-2 text-ink-soft">{summary}</figcaption>}
      {children}
      <details className="mt-2">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold text-brand underline-offset-4 hover:underline">
          {m.chart_table()}
        </summary>
        <section
          aria-label={title}
          {...byKeyboard}
          className="relative max-h-96 overflow-auto rounded-control border border-line"
        >
          <FigureTable title={title} table={table} />
        </section>
      </details>
    </figure>
  )
}

/** People scroll what is larger than its place, also by keyboard. */
const byKeyboard = { tabIndex: 0 }

function FigureTable({ title, table: { columns, rows } }: { title: string; table: ChartTable }) {
  return (
    <table className="tabular w-full text-sm">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr>
          {columns.map((column, index) => (
            <th key={column} scope="col" className={cellClass(index, 'font-semibold')}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [name, ...cells] }) => (
          <tr key={key} className="border-t border-line">
            <th scope="row" className={cellClass(0, 'font-normal')}>
              {name}
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} className={cellClass(index + 1)}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const cellClass = (column: number, more = '') =>
  `px-3 py-1.5 whitespace-nowrap ${column === 0 ? 'text-left' : 'text-right'} ${more}`
