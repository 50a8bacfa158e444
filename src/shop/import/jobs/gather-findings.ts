import type { Database } from '#platform/database/database.ts'
import type { Facts } from '#shop/audit/audit.ts'
import type { Remark } from '../formats/row.ts'
import type { ImportedOne } from '../import-product.ts'
import type { ImportEvent } from '../report/tally.ts'
import type { FindingKind } from './product-import.ts'
import { importFindings } from './tables.ts'

interface Finding {
  kind: FindingKind
  line: number
  name: string
  reason: string
  before: Facts
  after: Facts
}

/** A cell may be as long as a file; what is said of it is a line. */
const longestName = 300
const longestReason = 1000

const shortened = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text

const nothing = { before: {}, after: {} }

/** What an import says, until it is written down. */
export function gatherFindings() {
  let gathered: Finding[] = []
  /** Said of the whole file, or of a row that is of no product. */
  let loose: { kind: FindingKind; remark: Remark & { name?: string } }[] = []
  const add = (kind: FindingKind, { line, reason }: Remark, name: string, facts = nothing) =>
    gathered.push({
      kind,
      line,
      name: shortened(name, longestName),
      reason: shortened(reason, longestReason),
      ...facts,
    })
  return {
    event: (event: ImportEvent) => {
      const kind = looseKinds[event.kind]
      if (kind && 'reason' in event) loose.push({ kind, remark: event })
    },
    entry: (imported: ImportedOne) => {
      const { outcome, line, name, facts, changes, ...said } = imported
      const isOwn = ({ line: at, reason }: Remark) =>
        [...said.problems, ...said.warnings].some(
          (remark) => remark.line === at && remark.reason === reason,
        )
      loose = loose.filter(({ remark }) => !isOwn(remark))
      if (outcome === 'created') add('new', { line, reason: '' }, name)
      else if (outcome === 'updated' || (outcome === 'category' && changes.length > 0))
        add('changed', { line, reason: '' }, name, facts)
      const removed = facts.before['variantsRemoved']
      if (Array.isArray(removed))
        for (const sku of removed) add('removed', { line, reason: String(sku) }, name)
      for (const remark of said.problems) add('refused', remark, name)
      for (const remark of said.missingPictures) add('picture', remark, name)
      for (const remark of said.warnings) add('note', remark, name)
    },
    count: () => gathered.length,
    /** Writes down what was gathered since. */
    flush: async (database: Database, of: { importId: string; isCheck: boolean }) => {
      for (const { kind, remark } of loose) add(kind, remark, remark.name ?? '')
      loose = []
      const rows = gathered
      gathered = []
      for (let from = 0; from < rows.length; from += rowsAtOnce)
        await database
          .insert(importFindings)
          .values(rows.slice(from, from + rowsAtOnce).map((row) => ({ ...row, ...of })))
    },
  }
}

const rowsAtOnce = 500

const looseKinds: Partial<Record<ImportEvent['kind'], FindingKind>> = {
  'bad-row': 'refused',
  warning: 'note',
}
