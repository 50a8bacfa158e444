import { m } from '#paraglide/messages.js'
import { countText } from '#pages/money/taka.ts'
import type { ShownImport } from './shown-import.ts'

/** How the columns of the file are understood: which of them are of use. */
export function Columns({ columns }: Pick<ShownImport, 'columns'>) {
  const read = columns.filter(({ isRead }) => isRead)
  const unread = columns.filter(({ isRead }) => !isRead)
  return (
    <details className="rounded-card border border-line bg-surface p-4 md:p-6">
      <summary className="cursor-pointer font-semibold">
        {m.imports_columns({ read: countText(read.length), unread: countText(unread.length) })}
      </summary>
      <Headings title={m.imports_columns_read()} columns={read} />
      {unread.length > 0 && <Headings title={m.imports_columns_unread()} columns={unread} />}
    </details>
  )
}

const Headings = ({ title, columns }: { title: string } & Pick<ShownImport, 'columns'>) => (
  <div className="mt-4">
    <h2 className="text-sm text-ink-soft">{title}</h2>
    <ul className="mt-2 flex flex-wrap gap-2">
      {columns.map(({ heading }) => (
        <li
          key={heading}
          lang="en"
          className="rounded-control border border-line px-2 py-1 text-sm [overflow-wrap:anywhere]"
        >
          {heading}
        </li>
      ))}
    </ul>
  </div>
)
