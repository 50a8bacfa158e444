import { m } from '#paraglide/messages.js'
import { DataTable, type Column } from '#pages/list/data-table.tsx'
import { listHref } from '#pages/list/list-query.ts'
import { ListTabs } from '#pages/list/list-tabs.tsx'
import { countText } from '#pages/money/taka.ts'
import { findingKinds, undoKinds, type FindingKind } from '#shop/import/jobs/product-import.ts'
import { Badge, type BadgeKind } from '#ui/badge.tsx'
import { valueInWords } from '../audit/audit-values.ts'
import { fieldChangeInWords } from '../audit/words/field-words.ts'
import { OlderLink } from '../lists/older-link.tsx'
import { kindNames, undoReason } from './import-words.ts'
import { importPath } from './import-paths.ts'
import type { SaidReason, ShownImport } from './shown-import.ts'

type Facts = Record<string, string | number | boolean | null>

interface ShownFinding {
  id: string
  kind: FindingKind
  line: number
  name: string
  reason: string
  /** The same in words. */
  why: SaidReason
  before: Facts
  after: Facts
}

interface FindingsProps {
  shown: ShownImport
  counts: Partial<Record<FindingKind, number>>
  kind: FindingKind | undefined
  findings: readonly ShownFinding[]
  next: string | undefined
  isFirst: boolean
}

const looks: Record<FindingKind, BadgeKind> = {
  new: 'brand',
  changed: 'deal-wash',
  refused: 'cut',
  removed: 'cut',
  picture: 'quiet',
  note: 'quiet',
  deleted: 'quiet',
  archived: 'deal-wash',
  restored: 'brand',
  kept: 'deal-wash',
}

const isOfUndo = (kind: FindingKind) => undoKinds.some((one) => one === kind)

const columns: Column<ShownFinding>[] = [
  {
    title: m.imports_product,
    isMain: true,
    cell: (finding) => (
      <div className="[overflow-wrap:anywhere]">
        {finding.name !== '' && <p className="font-semibold">{finding.name}</p>}
        <Reason finding={finding} />
        <Changes before={finding.before} after={finding.after} />
      </div>
    ),
  },
  {
    title: m.imports_what,
    cell: ({ kind }) => <Badge kind={looks[kind]}>{kindNames[kind]()}</Badge>,
  },
  {
    title: m.imports_line,
    isNumber: true,
    cell: ({ line }) => (
      <span className="text-sm text-ink-soft">{m.imports_line_n({ n: countText(line) })}</span>
    ),
  },
]

function Reason({ finding: { kind, reason, why } }: { finding: ShownFinding }) {
  if (reason === '') return null
  if (isOfUndo(kind)) return <p className="text-sm">{undoReason(reason)}</p>
  if (kind === 'removed') return <p className="text-sm">{m.imports_removed({ sku: reason })}</p>
  return (
    <p lang={why.language} className="text-sm">
      {why.text}
    </p>
  )
}

function Changes({ before, after }: { before: Facts; after: Facts }) {
  const names = Object.keys(after)
  if (names.length === 0) return null
  return (
    <ul className="list-disc pl-5 text-sm">
      {names.map((name) => (
        <li key={name}>
          {(name in before && fieldChangeInWords(name, before[name], after[name])) ||
            valueInWords(name, after[name])}
        </li>
      ))}
    </ul>
  )
}

/** What would be done, or was done, product by product. */
export function Findings({ shown, counts, kind, findings, next, isFirst }: FindingsProps) {
  const path = importPath(shown.id)
  const sum = findingKinds.reduce((all, one) => all + (counts[one] ?? 0), 0)
  const tabs = [undefined, ...findingKinds.filter((one) => counts[one])].map((one) => ({
    to: listHref(path, { kind: one }),
    text: one ? kindNames[one]() : m.imports_all(),
    count: countText(one ? (counts[one] ?? 0) : sum),
    isCurrent: one === kind,
  }))
  return (
    <section aria-label={m.imports_findings()} className="flex flex-col gap-4">
      <ListTabs label={m.imports_findings()} tabs={tabs} />
      <div className="rounded-card border border-line bg-surface p-4 md:p-6">
        <DataTable label={m.imports_findings()} columns={columns} rows={findings} />
      </div>
      <OlderLink
        label={m.imports_findings()}
        last={next}
        isLatest={isFirst}
        hrefOf={(after) => listHref(path, { kind, after })}
        words={{ first: m.imports_first_page, next: m.imports_next_page }}
      />
    </section>
  )
}
