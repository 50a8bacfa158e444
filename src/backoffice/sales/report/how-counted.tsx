import { m } from '#paraglide/messages.js'
import type { SalesFigure } from '#shop/sales/contract.ts'
import { figureHints, figureNames } from '../sales-words.ts'

/** How the figures of the columns are counted. */
interface HowCountedProps {
  shown: readonly SalesFigure[]
  /** What else there is to know, each by its name. */
  more?: readonly { name: string; text: string }[]
}

export const HowCounted = ({ shown, more = [] }: HowCountedProps) => (
  <details className="rounded-card border border-line bg-surface px-4 md:px-5">
    <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-brand">
      {m.sales_how()}
    </summary>
    <dl className="grid gap-x-6 gap-y-3 pb-4 md:grid-cols-2">
      {shown.map((figure) => (
        <div key={figure}>
          <dt className="font-semibold">{figureNames[figure]()}</dt>
          <dd className="text-ink-soft">{figureHints[figure]()}</dd>
        </div>
      ))}
      {more.map(({ name, text }) => (
        <div key={name}>
          <dt className="font-semibold">{name}</dt>
          <dd className="text-ink-soft">{text}</dd>
        </div>
      ))}
    </dl>
  </details>
)
