import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { DataTable, type Column } from '#pages/list/data-table.tsx'
import { countText, paisaText } from '#pages/money/taka.ts'
import { ShopLink } from '#pages/shop-link.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { TextInput } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { LinePicture } from '../orders/fields/line-picture.tsx'
import { productPath } from '../product-details/product-paths.ts'
import { detailsOf, nameOf, signed } from './count-words.ts'
import { differenceOf, withoutLine, withTyped, type CountLine } from './draft/count-draft.ts'
import type { useCount } from './draft/use-count.ts'

/** Lines that the shop has refused. */
interface Refused {
  ids: ReadonlySet<string>
  /** They are gone from the catalogue; else somebody has counted them meanwhile. */
  areGone: boolean
}

type Row = CountLine & { id: string }

interface CountLinesProps extends Pick<ReturnType<typeof useCount>, 'draft' | 'change'> {
  refused: Refused
}

/** What was counted, the last one first: how many there should be, how many there are. */
export function CountLines({ draft, change, refused }: CountLinesProps) {
  const [showsAll, setShowsAll] = useState(true)
  const { onShelf, lines } = draft
  const differs = (line: CountLine) => differenceOf(line, onShelf)?.change !== 0
  const rows = lines
    .filter((line) => showsAll || differs(line) || refused.ids.has(line.variant.id))
    .map((line) => ({ ...line, id: line.variant.id }))
  return (
    <>
      <label className="mb-2 inline-flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          className="size-5 accent-brand"
          checked={!showsAll}
          onChange={({ target }) => setShowsAll(!target.checked)}
        />
        {m.count_only_differences({ n: countText(lines.filter(differs).length) })}
      </label>
      <DataTable
        label={m.count_sheet()}
        rows={rows}
        columns={columnsFor({ onShelf, change, refused })}
      />
    </>
  )
}

type Context = Pick<CountLinesProps, 'change' | 'refused'> & { onShelf: boolean }

const columnsFor = ({ onShelf, change, refused }: Context): Column<Row>[] => [
  { title: m.count_variant, isMain: true, cell: (row) => <Variant row={row} refused={refused} /> },
  {
    title: m.count_expected,
    isNumber: true,
    cell: (row) => <Expected row={row} onShelf={onShelf} />,
  },
  {
    title: m.count_counted,
    isNumber: true,
    cell: ({ id, typed, variant }) => (
      <TextInput
        aria-label={m.count_counted_of({ name: nameOf(variant), sku: variant.sku })}
        aria-invalid={differenceOf({ variant, typed, codes: [] }, onShelf) ? undefined : true}
        value={typed}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        onChange={({ target }) => change((before) => withTyped(before, id, target.value))}
        className="tabular w-20! text-right"
      />
    ),
  },
  {
    title: m.count_difference,
    isNumber: true,
    cell: (row) => <Difference row={row} onShelf={onShelf} />,
  },
  {
    title: () => <span className="sr-only">{m.count_take_out()}</span>,
    cell: ({ id, variant }) => (
      <Button
        variant="plain"
        className="px-2! text-ink-soft!"
        aria-label={m.count_take_out_of({ name: nameOf(variant), sku: variant.sku })}
        onClick={() => change((before) => withoutLine(before, id))}
      >
        <Icon name="trash" />
      </Button>
    ),
  },
]

const Variant = ({ row: { variant }, refused }: { row: Row; refused: Refused }) => (
  // In one line, so that the other columns stand at the height of both.
  <div className="whitespace-nowrap">
    <span className="mr-3 inline-block align-middle">
      <LinePicture hash={variant.picture} />
    </span>
    <div className="inline-block max-w-[calc(100%-4.25rem)] align-middle [overflow-wrap:anywhere] whitespace-normal">
      <ShopLink to={productPath(variant.productId)} className="font-semibold hover:text-brand">
        {nameOf(variant)}
      </ShopLink>
      <p className="text-sm text-ink-soft">{detailsOf(variant)}</p>
      {refused.ids.has(variant.id) && (
        <p className="text-sm font-medium text-cut">
          {refused.areGone ? m.count_line_gone() : m.count_line_meanwhile()}
        </p>
      )}
    </div>
  </div>
)

function Expected({ row: { variant }, onShelf }: { row: Row; onShelf: boolean }) {
  const { stock, toSend } = variant
  return (
    <>
      <span className="mr-1 text-sm text-ink-soft @2xl:hidden">{m.count_expected()}</span>
      {countText(onShelf ? stock + toSend : stock)}
      {onShelf && toSend > 0 && (
        <span className="block text-sm text-ink-soft">
          {m.count_of_orders({ n: countText(toSend) })}
        </span>
      )}
    </>
  )
}

function Difference({ row, onShelf }: { row: Row; onShelf: boolean }) {
  const difference = differenceOf(row, onShelf)
  if (!difference) return <span className="text-sm text-cut">{m.count_no_number()}</span>
  const { change, purchaseCostInPaisa } = difference
  if (change === 0) return <span className="text-sm text-ink-soft">{m.count_right()}</span>
  return (
    <>
      <Badge kind={change < 0 ? 'cut' : 'brand'}>{signed(change)}</Badge>
      {purchaseCostInPaisa !== null && (
        <span className="ml-2 text-sm text-ink-soft @2xl:ml-0 @2xl:block">
          {paisaText(change * purchaseCostInPaisa)}
        </span>
      )}
    </>
  )
}
