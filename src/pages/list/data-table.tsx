import type { ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'
import { ShopLink } from '../shop-link.tsx'

/** What the heading of a column leads to. */
export interface Sorting {
  /** The list in the other order, from its first page. */
  to: string
  /** How it stands now; undefined where it is sorted by something else. */
  now?: 'ascending' | 'descending' | undefined
}

export interface Column<Row> {
  title: () => ReactNode
  cell: (row: Row) => ReactNode
  /** Takes the room that the others leave; where rows are cards it stands above them. One column of each table. */
  isMain?: boolean
  /** Of the main one: on phones the box that ticks the row stands before it, not above. */
  hasBox?: boolean
  /** Stands at the right. */
  isNumber?: boolean
  /** Where rows are cards it takes a line of its own. */
  isLine?: boolean
  /** Its heading is there where rows are cards, too: a control of the whole list. */
  isControl?: boolean
  /** Not shown where the table has less room than 56 rem: the main column needs it. Cards show it. */
  isMinor?: boolean
  sorting?: Sorting | undefined
}

interface DataTableProps<Row extends { id: string }> {
  /** For screen readers. */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  /** What all rows come to, below them. */
  total?: Row
  /**
   * So many columns that they may have to be moved sideways: the main one stays in sight then, what goes on fades out at its end, and the
   * heading does not stay.
   */
  isWide?: boolean
}

/**
 * A table where it has the room of 42 rem, whose heading stays in sight and whose rows the keys j and k walk through in the back
 * office (`data-list`); in less room each row is a card, and the titles of its columns are there for screen readers.
 */
export function DataTable<Row extends { id: string }>({
  label,
  columns,
  rows,
  total,
  isWide = false,
}: DataTableProps<Row>) {
  return (
    <div className={`isolate @container ${isWide ? 'overflow-x-auto fade-where-it-goes-on' : ''}`}>
      <table aria-label={label} data-list className="w-full @max-2xl:block">
        <thead className="@max-2xl:block">
          <tr className="text-left text-sm text-ink-soft @max-2xl:block">
            {columns.map((column, index) => (
              <Heading key={index} column={column} isWide={isWide} />
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line @max-2xl:block">
          {rows.map((row) => (
            <BodyRow key={row.id} {...{ row, columns, isWide }} />
          ))}
        </tbody>
        {total && (
          <tfoot className="border-t-2 border-control-line font-semibold @max-2xl:block">
            <BodyRow {...{ row: total, columns, isWide }} />
          </tfoot>
        )}
      </table>
    </div>
  )
}

interface BodyRowProps<Row> {
  row: Row
  columns: readonly Column<Row>[]
  isWide: boolean
}

/** Where columns are moved sideways, this one stays; the others pass below it. */
const stayingClass = '@2xl:sticky @2xl:left-0 @2xl:bg-inherit'

function BodyRow<Row>({ row, columns, isWide }: BodyRowProps<Row>) {
  return (
    <tr className="relative @max-2xl:flex @max-2xl:flex-wrap @max-2xl:items-center @max-2xl:gap-x-4 @max-2xl:gap-y-1.5 @max-2xl:py-3 @max-2xl:last:pb-0 focus-within:bg-brand-wash @2xl:not-focus-within:not-hover:bg-surface @2xl:hover:bg-brand-wash">
      {columns.map(({ cell, isMain, hasBox, isNumber, isLine, isControl, isMinor }, index) => (
        <td
          key={index}
          className={`@2xl:py-1 @2xl:align-baseline @2xl:not-last:pr-4 ${isMain ? `min-w-0 @2xl:w-2/5 ${hasBox ? '@max-2xl:basis-[calc(100%-2.5rem)]' : '@max-2xl:basis-full'}` : '@2xl:whitespace-nowrap'} ${isNumber ? 'tabular @2xl:text-right' : ''} ${isControl ? '@max-2xl:self-start @2xl:w-px' : ''} ${isLine ? '@max-2xl:basis-full' : ''} ${isMinor ? minorClass : ''} ${isWide && isMain ? `${stayingClass} @2xl:z-10` : ''}`}
        >
          {cell(row)}
        </td>
      ))}
    </tr>
  )
}

const minorClass = '@2xl:@max-4xl:hidden'

const headingClass = <Row,>(
  { isMain, isNumber, isControl, isMinor }: Column<Row>,
  isWide: boolean,
): string =>
  `font-medium whitespace-nowrap not-last:pr-4 @2xl:sticky @2xl:top-0 @2xl:z-20 @2xl:bg-surface @2xl:py-2 @2xl:shadow-[inset_0_-1px_0_var(--color-line)] print:static! ${isNumber ? '@2xl:text-right' : ''} ${isControl ? '@max-2xl:block' : '@max-2xl:sr-only'} ${isMinor ? minorClass : ''} ${isWide && isMain ? '@2xl:left-0 @2xl:z-30!' : ''}`

function Heading<Row>({ column, isWide }: { column: Column<Row>; isWide: boolean }) {
  const { title, sorting } = column
  const text = title()
  return (
    <th scope="col" aria-sort={sorting?.now} className={headingClass(column, isWide)}>
      {sorting ? (
        <>
          <SortLink sorting={sorting}>{text}</SortLink>
          {/* Where it is hidden nobody can press it. */}
          <span className="@2xl:hidden">{text}</span>
        </>
      ) : (
        text
      )}
    </th>
  )
}

const SortLink = ({ sorting, children }: { sorting: Sorting; children: ReactNode }) => (
  <ShopLink
    to={sorting.to}
    className={`-my-2 inline-flex min-h-9 items-center gap-1 hover:text-brand @max-2xl:hidden ${sorting.now ? 'font-semibold text-ink' : ''}`}
  >
    {children}
    <Icon
      name="chevron-down"
      className={`size-4 ${sorting.now === 'ascending' ? 'rotate-180' : ''} ${sorting.now ? '' : 'opacity-40'}`}
    />
  </ShopLink>
)
