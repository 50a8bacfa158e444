import { m } from '#paraglide/messages.js'
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

export interface ShownFinding {
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

interface OfProduct {
  name: string
  findings: [ShownFinding, ...ShownFinding[]]
}

/** These begin what is found of a product. */
const isFirstOfProduct = (kind: FindingKind) => kind === 'new' || kind === 'changed'

/** Findings of one product follow each other. */
export function byProduct(findings: readonly ShownFinding[]): OfProduct[] {
  const products: OfProduct[] = []
  for (const finding of findings) {
    const last = products.at(-1)
    if (last?.name === finding.name && !isFirstOfProduct(finding.kind)) last.findings.push(finding)
    else products.push({ name: finding.name, findings: [finding] })
  }
  return products
}

/** Where the table has less room than 42 rem, each product is a card. */
const FindingsTable = ({ findings }: { findings: readonly ShownFinding[] }) => (
  <div className="isolate @container">
    <table aria-label={m.imports_findings()} data-list className="w-full @max-2xl:block">
      <thead className="text-left text-sm text-ink-soft @max-2xl:sr-only">
        <tr className="*:py-2 *:pr-4 *:font-medium">
          <th scope="col">{m.imports_product()}</th>
          <th scope="col">{m.imports_what()}</th>
          <th scope="col">{m.imports_details()}</th>
          <th scope="col" className="pr-0! text-right">
            {m.imports_line()}
          </th>
        </tr>
      </thead>
      {byProduct(findings).map((product) => (
        <ProductFindings key={product.findings[0].id} product={product} />
      ))}
    </table>
  </div>
)

function ProductFindings({ product: { name, findings } }: { product: OfProduct }) {
  return (
    <tbody className="border-t border-line @max-2xl:block @max-2xl:py-3">
      {findings.map((finding, index) => (
        <tr
          key={finding.id}
          className="*:align-baseline @2xl:*:py-1 @max-2xl:flex @max-2xl:flex-wrap @max-2xl:items-center @max-2xl:justify-between @max-2xl:gap-x-4 @max-2xl:py-1"
        >
          {index === 0 && (
            <th
              scope="rowgroup"
              rowSpan={findings.length}
              className="text-left font-semibold [overflow-wrap:anywhere] @2xl:w-1/4 @2xl:pr-4 @max-2xl:basis-full @max-2xl:pb-1"
            >
              {name || m.imports_file()}
            </th>
          )}
          <td className="whitespace-nowrap @2xl:pr-4">
            <Badge kind={looks[finding.kind]}>{kindNames[finding.kind]()}</Badge>
          </td>
          <td className="[overflow-wrap:anywhere] @2xl:w-3/5 @2xl:pr-4 @max-2xl:order-last @max-2xl:basis-full">
            <Reason finding={finding} />
            <Changes before={finding.before} after={finding.after} />
          </td>
          <td className="tabular text-right text-sm whitespace-nowrap text-ink-soft">
            {m.imports_line_n({ n: countText(finding.line) })}
          </td>
        </tr>
      ))}
    </tbody>
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
        <FindingsTable findings={findings} />
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
