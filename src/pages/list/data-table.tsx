import type { ReactNode } from 'react'

export interface Column<Row> {
  title: () => ReactNode
  cell: (row: Row) => ReactNode
  /** Takes the room that the others leave; on phones it stands above them. One column of each table. */
  isMain?: boolean
  /** Of the main one: on phones the box that ticks the row stands before it, not above. */
  hasBox?: boolean
  /** Stands at the right. */
  isNumber?: boolean
}

interface DataTableProps<Row extends { id: string }> {
  /** For screen readers. */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
}

/** A table on desks, whose rows the keys j and k walk through in the back office (`data-list`); on phones each row is a card, and the titles of its columns are there for screen readers. */
export function DataTable<Row extends { id: string }>({
  label,
  columns,
  rows,
}: DataTableProps<Row>) {
  return (
    <table aria-label={label} data-list className="w-full max-md:block">
      <thead className="max-md:sr-only">
        <tr className="border-b border-line text-left text-sm text-ink-soft">
          {columns.map(({ title, isNumber }, index) => (
            <th
              key={index}

              scope="col"
              className={`pb-2 font-medium whitespace-nowrap not-last:pr-4 ${isNumber ? 'md:text-right' : ''}`}
            >
              {title()}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line max-md:block">
        {rows.map((row) => (
          <tr
            key={row.id}

            className="relative max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-4 max-md:gap-y-2 max-md:py-4 max-md:first:pt-0 max-md:last:pb-0 focus-within:bg-brand-wash md:hover:bg-brand-wash"
          >
            {columns.map(({ cell, isMain, hasBox, isNumber }, index) => (
              <td
                key={index}

                className={`md:py-3 md:align-baseline md:not-last:pr-4 ${isMain ? `min-w-0 md:w-1/2 ${hasBox ? 'max-md:basis-[calc(100%-2.5rem)]' : 'max-md:basis-full'}` : 'md:whitespace-nowrap'} ${isNumber ? 'tabular md:text-right' : ''}`}
              >
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
