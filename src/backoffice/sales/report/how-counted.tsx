import { m } from '#paraglide/messages.js'
import type { SalesFigure } from '#shop/sales/contract.ts'
import { figureHints, figureNames } from '../sales-words.ts'

/** How the figures of the columns are counted. */
export const HowCounted = ({ shown, more }: { shown: readonly SalesFigure[]; more?: string }) => (
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
      {more && (
        <div>
          <dt className="font-semibold">{m.sales_total()}</dt>
          <dd className="text-ink-soft">{more}</dd>
        </div>
      )}
    </dl>
  </details>
)
