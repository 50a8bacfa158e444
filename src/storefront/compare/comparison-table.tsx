import { useRef, useState } from 'react'
import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { optionName } from '#shop/catalog/options/variant-words.ts'
import { Badge } from '#ui/badge.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { langOf } from '#ui/text/lang-of.ts'
import { ListPlaceContext } from '../analytics/list-place.ts'
import type { TrackedList } from '../analytics/shop-event.ts'
import { useTrackListView } from '../analytics/use-track-view.ts'
import { cellClass, ColumnActions, ColumnHead, type Column } from './column.tsx'
import {
  cheapest,
  isFixedRow,
  lineOf,
  optionOf,
  rowsToCompare,
  type ComparedRow,
  type FixedRow,
} from './compared.ts'
import { ComparedCell } from './compared-cell.tsx'

interface ComparisonTableProps {
  caption: string
  /** Below that of the page or of its section. */
  heading?: 'h2' | 'h3'
  /** For the tag manager. */
  list: TrackedList
  columns: readonly Column[]
  /** Where the columns are the shopper's own. */
  onRemove?: (id: string) => void
}

const rowNames: Record<FixedRow, () => string> = {
  price: m.compare_price,
  rating: m.compare_rating,
  stock: m.shop_stock,
  colors: m.product_color,
  sizes: m.product_size,
  category: m.search_category,
  brand: m.product_brand,
  description: m.product_description,
}

/** On phones it scrolls sideways inside itself; the names of the rows stay. */
const rowHead =
  'sticky left-0 z-10 w-24 min-w-24 border-r border-line bg-surface px-2 py-3 text-left align-baseline text-sm font-semibold sm:w-36 sm:px-3 sm:min-w-36 md:py-4'

export function ComparisonTable({
  caption,
  heading: Heading = 'h2',
  list,
  columns,
  onRemove,
}: ComparisonTableProps) {
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  const products = columns.flatMap(({ product }) => product ?? [])
  const place = useTrackCompared(list, columns)
  const isWaiting = products.length === 0 && columns.some(({ product }) => product === undefined)
  const rows = rowsToCompare(products)
  const shown = onlyDifferences ? rows.filter(({ differs }) => differs) : rows
  return (
    <section aria-label={caption}>
      <div className="mb-2 flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <Heading className="text-lg font-semibold">{caption}</Heading>
        {rows.some(({ differs }) => differs) && (
          <OnlyDifferences chosen={onlyDifferences} onChoose={setOnlyDifferences} />
        )}
      </div>
      <div className="relative w-fit max-w-full overflow-x-auto rounded-card border border-line bg-surface [overflow-wrap:anywhere]">
        <table ref={place} aria-label={caption} className="border-collapse">
          <thead>
            <tr>
              <th scope="col" className={rowHead}>
                <span className="sr-only">{m.compare_what()}</span>
              </th>
              {columns.map((column, index) => (
                <ListPlaceContext key={column.id} value={{ list, index }}>
                  <ColumnHead column={column} onRemove={onRemove} />
                </ListPlaceContext>
              ))}
            </tr>
          </thead>
          {isWaiting ? (
            <RowsToCome columns={columns} />
          ) : (
            <Rows
              list={list}
              columns={columns}
              rows={shown}
              lowest={cheapest(products)}
              areChosen={onRemove !== undefined}
            />
          )}
        </table>
      </div>
    </section>
  )
}

interface RowsProps {
  list: TrackedList
  columns: readonly Column[]
  rows: ReturnType<typeof rowsToCompare>
  lowest: ReadonlySet<string>
  areChosen: boolean
}

function Rows({ list, columns, rows, lowest, areChosen }: RowsProps) {
  return (
    <>
      <tbody>
        {rows.map(({ row, differs }) => (
          <tr key={row} className="border-t border-line">
            <RowHead name={rowName(row, columns)} differs={differs} />
            {columns.map(({ id, product }) => (
              <td key={id} className={cellClass}>
                <ComparedCell row={row} product={product} isLowest={lowest.has(id)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <Actions list={list} columns={columns} areChosen={areChosen} />
    </>
  )
}

/** How high they will be is not known: high enough that what is below them is not seen to jump. */
function RowsToCome({ columns }: Pick<RowsProps, 'columns'>) {
  return (
    <tbody>
      <tr className="border-t border-line">
        <th scope="row" className={rowHead}>
          <span className="sr-only">{m.common_loading()}</span>
        </th>
        {columns.map(({ id }) => (
          <td key={id} className={cellClass}>
            <Skeleton className="h-[70dvh] w-full" />
          </td>
        ))}
      </tr>
    </tbody>
  )
}

/** As soon as the shop has answered about each of them. */
function useTrackCompared(list: TrackedList, columns: readonly Column[]) {
  const place = useRef<HTMLTableElement>(null)
  const areKnown = columns.every(({ product }) => product !== undefined)
  const products = areKnown ? columns.flatMap(({ product }) => product?.card ?? []) : []
  useTrackListView({ list, products }, place)
  return place
}

interface ActionsProps {
  list: TrackedList
  columns: readonly Column[]
  areChosen: boolean
}

function Actions({ list, columns, areChosen }: ActionsProps) {
  return (
    <tfoot>
      <tr className="border-t border-line">
        <th scope="row" className={`${rowHead} leading-11`}>
          {m.compare_actions()}
        </th>
        {columns.map((column, index) => (
          <ListPlaceContext key={column.id} value={{ list, index }}>
            <td className={`${cellClass} align-top!`}>
              <ColumnActions column={column} isChosen={areChosen} />
            </td>
          </ListPlaceContext>
        ))}
      </tr>
    </tfoot>
  )
}

interface OnlyDifferencesProps {
  chosen: boolean
  onChoose: (chosen: boolean) => void
}

function OnlyDifferences({ chosen, onChoose }: OnlyDifferencesProps) {
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 noscript:hidden">
      <input
        type="checkbox"
        checked={chosen}
        onChange={(event) => onChoose(event.target.checked)}
        className="size-5 accent-brand"
      />
      {m.compare_only_differences()}
    </label>
  )
}

function rowName(row: ComparedRow, columns: readonly Column[]): string {
  if (isFixedRow(row)) return rowNames[row]()
  const products = columns.flatMap(({ product }) => product ?? [])
  const [option] = products.flatMap((product) => optionOf(row, product) ?? [])
  if (option) return optionName(option, getLocale())
  const lines = products.flatMap((product) => lineOf(row, product) ?? [])
  return lines[0]?.name ?? ''
}

/** That something differs is said in words, not by colour alone. */
function RowHead({ name, differs }: { name: string; differs: boolean }) {
  return (
    <th scope="row" className={rowHead}>
      <span lang={langOf(name)}>{name}</span>
      {differs && (
        <span className="mt-1 flex">
          <Badge kind="deal-wash">{m.compare_differs()}</Badge>
        </span>
      )}
    </th>
  )
}
