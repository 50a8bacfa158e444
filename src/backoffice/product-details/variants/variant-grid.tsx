import { m } from '#paraglide/messages.js'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import type { TypedControl } from '../fields/typed-control.ts'
import {
  fieldsOf,
  picturesOf,
  withField,
  withoutRow,
  withRow,
  withRowAgain,
  withRowMoved,
  withRows,
  type Draft,
  type Row,
  type RowField,
} from '../draft/product-draft.ts'
import { keysIn } from '../pictures/shown-rows.ts'
import type { ShownProduct } from '../shown-product.ts'
import { MakeCombinations } from './make-combinations.tsx'
import { OptionNames } from './option-names.tsx'
import { slotsWithNames, type NamedSlot } from './option-slots.ts'
import { VariantHeadings } from './variant-columns.tsx'
import { rowName, VariantRow } from './variant-row.tsx'

interface VariantGridProps {
  product: ShownProduct
  draft: Draft
  rows: readonly Row[]
  change: (draft: Draft) => void
  control: TypedControl
  problemOf: (key: string, name: RowField) => string | undefined
  error: string | undefined
}

/** The variants of a product: a table with a row for each, or cards where it has no room. Lists show the price of the first one. */
export function VariantGrid({
  product,
  draft,
  rows,
  change,
  control,
  problemOf,
  error,
}: VariantGridProps) {
  const fields = fieldsOf(product, draft)
  const options = slotsWithNames(fields)
  const pictureOf = picturesByRow({ product, draft, rows })
  return (
    <>
      <p className="-mt-3 mb-4 text-sm text-ink-soft">{m.editor_variants_hint()}</p>
      <OptionNames
        {...{ control, fields }}
        onRemove={(slot) => change(withField(withField(draft, slot, ''), `${slot}Bn`, ''))}
      />
      <div className="@container">
        <VariantHeadings options={options} />
        <ul className="divide-y divide-line border-y border-line">
          {rows.map((row, index) => (
            <VariantRow
              key={row.key}
              {...{ row, index, options }}
              picture={pictureOf(row.key)}
              isLast={index === rows.length - 1}
              isOnly={rows.length === 1}
              problemOf={(name) => problemOf(row.key, name)}
              onChange={(next) => change(withRow(draft, row.key, next))}
              onMove={(by) => change(withRowMoved(product, draft, row.key, by))}
              onRemove={() => change(withoutRow(draft, row.key))}
            />
          ))}
        </ul>
      </div>
      {error && (
        <p role="alert" className="mt-3 font-medium text-cut">
          {error}
        </p>
      )}
      <TakenOut {...{ product, draft, change, options }} />
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

/** The picture that shoppers see for a variant: its own one, else the first one for all variants. */
function picturesByRow({
  product,
  draft,
  rows,
}: Pick<VariantGridProps, 'product' | 'draft' | 'rows'>) {
  const pictures = picturesOf(product, draft).map(({ hash, row }) => ({
    hash,
    keys: keysIn(rows, row),
  }))
  return (key: string) =>
    (
      pictures.find(({ keys }) => keys.includes(key)) ??
      pictures.find(({ keys }) => keys.length === 0)
    )?.hash
}

type TakenOutProps = Pick<VariantGridProps, 'product' | 'draft' | 'change'> & {
  options: readonly NamedSlot[]
}

/** Variants that were taken out, and are not saved so yet. */
function TakenOut({ product, draft, change, options }: TakenOutProps) {
  const taken = product.rows.filter(({ key }) => draft.removed.includes(key) && key !== 'first')
  return taken.map((row) => (
    <p key={row.key} className="mt-3 flex flex-wrap items-center gap-3 text-ink-soft">
      <span className="min-w-0 line-through [overflow-wrap:anywhere]">{rowName(row, options)}</span>
      <Button variant="plain" onClick={() => change(withRowAgain(draft, row.key))}>
        {m.edit_put_back()}
      </Button>
    </p>
  ))
}
