import { m } from '#paraglide/messages.js'
import { countText } from '#pages/money/taka.ts'
import {
  isUnderWay,
  isUndo,
  needsColumns,
  wasUndone,
  type ImportState,
} from '#shop/import/jobs/product-import.ts'
import type { ImportTotals } from '#shop/import/report/tally.ts'
import { Badge } from '#ui/badge.tsx'
import { standingOf } from './import-words.ts'
import type { SaidReason, ShownImport } from './shown-import.ts'
import { useImportNow } from './use-import-now.ts'

interface StandingProps {
  shown: ShownImport
  /** Why it cannot be taken as it is. */
  sentence: SaidReason | undefined
}

/** What the file is, how far it is, and what came of it. */
export function Standing({ shown, sentence }: StandingProps) {
  const { done, total } = useImportNow(shown)
  const { state, format } = shown
  const { kind, text } = standingOf(shown)
  return (
    <section
      aria-label={m.imports_state()}
      className="flex flex-col gap-2 rounded-card border border-line bg-surface p-4 md:p-6"
    >
      <p className="flex flex-wrap items-center gap-3">
        <Badge kind={kind}>{text}</Badge>
        {format !== null && <span>{m.imports_format({ name: nameOf(format) })}</span>}
      </p>
      {isUnderWay(state) && (
        <>
          <progress
            aria-label={m.imports_progress()}
            className="h-2 w-full max-w-xl"
            max={total ?? undefined}
            value={total ? done : undefined}
          />
          <p aria-live="polite" className="tabular text-sm text-ink-soft">
            {total === null
              ? m.imports_reading()
              : progressWords(state)({ done: countText(done), total: countText(total) })}
          </p>
        </>
      )}
      {needsColumns(shown) ? <p>{m.imports_columns_needed()}</p> : <Why sentence={sentence} />}
      <Totals shown={shown} />
    </section>
  )
}

const Why = ({ sentence }: Pick<StandingProps, 'sentence'>) =>
  sentence && (
    <p lang={sentence.language} className="[overflow-wrap:anywhere]">
      {withoutOptions(sentence.text)}
    </p>
  )

/** Our own format has no other name. */
const nameOf = (format: string) => (format === 'Haat' ? m.imports_own_format() : format)

/** What only the command line is told. */
const withoutOptions = (sentence: string) =>
  sentence
    .replace(/, or import it with --encoding [a-z\d-]{1,20}/, '')
    .replace(/, and can be imported with --encoding [a-z\d-]{1,20}/, '')
    .replace(/, for example --untracked-stock 20, or 0/, ', or 0')
    .replace(' See docs/import.md.', '')

const progressWords = (state: ImportState) => (isUndo(state) ? m.imports_undo_done : m.imports_done)

function Totals({ shown: { state, checked, totals } }: { shown: ShownImport }) {
  const said = totals ?? (state === 'checked' ? checked : null)
  // Of what was taken back, the list says what became of it.
  if (!said || wasUndone(state)) return null
  return (
    <>
      <p className="font-medium">{totals ? m.imports_written() : m.imports_would_be()}</p>
      <dl className="tabular flex flex-wrap gap-x-6 gap-y-1">
        {figures(said).map(([name, n]) => (
          <div key={name} className="flex gap-2">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="font-semibold">{countText(n)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

const figures = (totals: ImportTotals): [string, number][] => [
  [m.audit_import_created(), totals.created],
  [m.audit_import_updated(), totals.updated],
  [m.audit_import_unchanged(), totals.unchanged],
  [m.audit_import_failed(), totals.failed],
  [m.audit_import_bad_rows(), totals.badRows],
  [m.audit_import_missing_pictures(), totals.missingPictures],
]
