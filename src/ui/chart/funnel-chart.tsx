import { amountText } from './amount.ts'

interface FunnelStep {
  key: string
  name: string
  amount: number
  /** Under the name, such as how many of those before went on. */
  text?: string | undefined
}

interface FunnelChartProps {
  title: string
  columns: { step: string; amount: string; share: string }
  /** The first one is the whole. */
  steps: readonly FunnelStep[]
}

/** How far people came: each step is a bar under its name, so the chart is its own table. */
export function FunnelChart({ title, columns, steps }: FunnelChartProps) {
  const whole = steps[0]?.amount ?? 0
  return (
    <table className="tabular w-full">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr className="text-sm text-ink-soft">
          <th scope="col" className="pb-1 text-left font-medium">
            {columns.step}
          </th>
          <th scope="col" className="pb-1 pl-3 text-right font-medium whitespace-nowrap">
            {columns.amount}
          </th>
          <th scope="col" className="pb-1 pl-3 text-right font-medium whitespace-nowrap">
            {columns.share}
          </th>
        </tr>
      </thead>
      <tbody>
        {steps.map(({ key, name, amount, text }) => (
          <tr key={key} className="relative align-top">
            <th scope="row" className="w-full pt-2 pb-6 text-left font-semibold">
              {name}
              {text && <span className="block text-sm font-normal text-ink-soft">{text}</span>}
              <Bar part={whole === 0 ? 0 : Math.min(1, amount / whole)} />
            </th>
            <td className="pt-2 pl-3 text-right font-semibold">{amountText('count', amount)}</td>
            <td className="pt-2 pl-3 text-right whitespace-nowrap text-ink-soft">
              {whole > 0 ? amountText('share', amount / whole) : '–'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Bar = ({ part }: { part: number }) => (
  <svg className="absolute bottom-1.5 left-0 h-3 w-full" aria-hidden>
    <rect width="100%" height="12" rx="4" className="fill-brand-wash" />
    <rect width={`${100 * part}%`} height="12" rx="4" className="fill-brand" />
  </svg>
)
