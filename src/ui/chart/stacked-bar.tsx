import { useId, type ReactNode } from 'react'
import { amountText } from './amount.ts'

interface Part {
  key: string
  name: string
  /** In the table, such as a link to the list behind it. */
  label: ReactNode
  count: number
}

/** The colours of chart.css; the last one is hatched, too. */
const looks = ['chart-1', 'chart-2', 'chart-3', 'chart-4', 'chart-5'] as const

interface StackedBarProps {
  title: string
  columns: { part: string; count: string; share: string }
  /** At most five, always in the same order. */
  parts: readonly Part[]
}

/** How a whole is divided: one bar, and the table that is its legend. */
export function StackedBar({ title, columns, parts }: StackedBarProps) {
  const hatch = useId()
  const total = parts.reduce((sum, { count }) => sum + count, 0)
  return (
    <figure className="min-w-0">
      <Bar {...{ parts, total, hatch }} />
      <table className="tabular mt-3 w-full text-sm">
        <caption className="sr-only">{title}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{columns.part}</th>
            <th scope="col">{columns.count}</th>
            <th scope="col">{columns.share}</th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ key, label, count }, index) => (
            <tr key={key} className="border-b border-line last:border-0">
              <th scope="row" className="text-left font-normal">
                <span className="flex items-center gap-2">
                  <Swatch index={index} hatch={hatch} />
                  {label}
                </span>
              </th>
              <td className="px-3 text-right font-semibold">{amountText('count', count)}</td>
              <td className="w-16 text-right text-ink-soft">
                {total > 0 && amountText('share', count / total)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}

interface BarProps {
  parts: readonly Part[]
  total: number
  /** Of the pattern. */
  hatch: string
}

function Bar({ parts, total, hatch }: BarProps) {
  const percent = (count: number) => `${(100 * count) / Math.max(1, total)}%`
  return (
    <svg className="h-8 w-full rounded-control" aria-hidden>
      <Hatch id={hatch} />
      {parts.map(({ key, count }, index) => {
        const before = parts.slice(0, index).reduce((sum, part) => sum + part.count, 0)
        const box = { x: percent(before), width: percent(count), height: '100%' }
        return (
          <g key={key} className={looks[index]}>
            <rect {...box} className="chart-fill stroke-surface" strokeWidth={2} />
            {isHatched(index) && <rect {...box} fill={`url(#${hatch})`} />}
          </g>
        )
      })}
    </svg>
  )
}

const isHatched = (index: number) => index === looks.length - 1

const Swatch = ({ index, hatch }: { index: number; hatch: string }) => (
  <svg width="14" height="14" className={`shrink-0 ${looks[index]}`} aria-hidden>
    <rect width="14" height="14" rx="3" className="chart-fill" />
    {isHatched(index) && <rect width="14" height="14" rx="3" fill={`url(#${hatch})`} />}
  </svg>
)

const Hatch = ({ id }: { id: string }) => (
  <defs>
    <pattern
      id={id}
      width="6"
      height="6"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <rect width="2" height="6" className="fill-surface" />
    </pattern>
  </defs>
)
