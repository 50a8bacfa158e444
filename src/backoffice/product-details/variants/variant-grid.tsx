import { m } from '#paraglide/messages.js'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import {
  withoutRow,
  withRow,
  withRowAgain,
  withRowMoved,
  withRows,
  type Draft,
  type Row,
  type RowField,
} from '../draft/product-draft.ts'
import type { ShownProduct } from '../shown-product.ts'
import { MakeCombinations } from './make-combinations.tsx'
import { rowName, VariantRow } from './variant-row.tsx'
import { gridColumns } from './grid-columns.ts'

interface VariantGridProps {
  product: ShownProduct
  draft: Draft
  rows: readonly Row[]
  change: (draft: Draft) => void
  problemOf: (key: string, name: RowField) => string | undefined
  error: string | undefined
}

/** What is sold of it: a row for each variant, the first one's price on cards. */
export function VariantGrid({ product, draft, rows, change, problemOf, error }: VariantGridProps) {
  const taken = product.rows.filter(({ key }) => draft.removed.includes(key) && key !== 'first')
  return (
    <>
      <p className="-mt-3 mb-4 text-sm text-ink-soft">{m.editor_variants_hint()}</p>
      <Headings />
      <ul className="divide-y divide-line border-y border-line">
        {rows.map((row, index) => (
          <VariantRow
            key={row.key}
            {...{ row, index }}
            isLast={index === rows.length - 1}
            isOnly={rows.length === 1}
            problemOf={(name) => problemOf(row.key, name)}
            onChange={(next) => change(withRow(draft, row.key, next))}
            onMove={(by) => change(withRowMoved(product, draft, row.key, by))}
            onRemove={() => change(withoutRow(draft, row.key))}
          />
        ))}
      </ul>
      {error && (
        <p role="alert" className="mt-3 font-medium text-cut">
          {error}
        </p>
      )}
      {taken.map((row) => (
        <p key={row.key} className="mt-3 flex flex-wrap items-center gap-3 text-ink-soft">
          <span className="min-w-0 line-through [overflow-wrap:anywhere]">{rowName(row)}</span>
          <Button variant="plain" onClick={() => change(withRowAgain(draft, row.key))}>
            {m.edit_put_back()}
          </Button>
        </p>
      ))}
      <div className="mt-4 flex flex-col gap-4 noscript:hidden">
        <Button
          variant="quiet"
          className="self-start"
          onClick={() => change(withRows(draft, [{ price: rows[0]?.price ?? '' }]))}
        >
          <Icon name="plus" className="size-4" />
          {m.editor_variant_add()}
        </Button>
        <MakeCombinations {...{ product, draft, rows, change }} />
      </div>
    </>
  )
}

/** Where rows are cards each field has a label of its own. */
const Headings = () => (
  <div
    aria-hidden="true"
    className={`hidden gap-x-2 pb-2 text-sm text-ink-soft xl:grid ${gridColumns}`}
  >
    <span>{m.editor_color()}</span>
    <span>{m.editor_size()}</span>
    <span>{m.editor_sku()}</span>
    <span>{m.editor_price()}</span>
    <span>{m.editor_discount()}</span>
    <span>{m.editor_cost()}</span>
    <span>{m.editor_stock()}</span>
  </div>
)
