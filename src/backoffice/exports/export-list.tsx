import { m } from '#paraglide/messages.js'
import type { FormResult } from '#pages/form/form-result.ts'
import { SubmitButton } from '#pages/form/submit-button.tsx'
import { usePageForm, type PageForm } from '#pages/form/use-page-form.ts'
import { countText } from '#pages/money/taka.ts'
import {
  isUnfinished,
  storedHours,
  mostRowsOfSheet,
  type ExportProblem,
} from '#shop/exports/long-export.ts'
import { Moment } from '#ui/text/moment.tsx'
import { ActionNotice } from '../action-notice.tsx'
import { beginDownload } from './begin-download.ts'
import { listNames } from './export-words.ts'
import type { ShownExport } from './shown-export.ts'
import { useExportsNow } from './use-exports-now.ts'

interface ExportListProps {
  exports: readonly ShownExport[]
  answered: FormResult | undefined
}

/** Exports that are written in the background: how far they are, and the file once it is there. */
export function ExportList({ exports: loaded, answered }: ExportListProps) {
  const form = usePageForm({
    id: 'exports',
    lastResult: answered,
    words: {},
    afterwards: beginDownload,
  })
  const exports = useExportsNow(loaded)
  if (exports.length === 0) return null
  return (
    <section
      id="exports"
      aria-labelledby="exports-title"
      className="scroll-mt-4 rounded-card border border-line bg-surface p-4 md:p-6"
    >
      <h2 id="exports-title" className="text-lg font-semibold">
        {m.exports_title()}
      </h2>
      <ActionNotice
        result={form.result}
        done={form.isTaken && form.result?.form === 'file-take' && m.customers_export_begun()}
        words={{ 'unknown-export': m.exports_gone, 'one-already': m.exports_one_already }}
      />
      <ul className="mt-2 divide-y divide-line">
        {exports.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <Standing one={one} />
            <Presses one={one} form={form} />
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-ink-soft">{m.exports_hint({ n: countText(storedHours) })}</p>
    </section>
  )
}

function Standing({ one }: { one: ShownExport }) {
  const { list, format, asOf, state } = one
  return (
    <div className="min-w-0 flex-1 basis-64">
      <p className="font-medium">
        {listNames[list]()} · {format.toUpperCase()} · <Moment at={asOf} withTime />
      </p>
      <p aria-live="polite" className="tabular text-sm text-ink-soft">
        {standingText(one)}
      </p>
      {isUnfinished(state) && <Bar one={one} />}
    </div>
  )
}

const problemTexts: Record<ExportProblem, () => string> = {
  'too-long': () => m.exports_too_long({ n: countText(mostRowsOfSheet) }),
  'no-room': m.exports_no_room,
  broken: m.exports_broken,
  crashed: m.exports_crashed,
}

function standingText({ state, done, total, bytes, problem }: ShownExport): string {
  switch (state) {
    case 'waiting':
      return m.exports_waiting()
    case 'writing':
      return total === null
        ? m.exports_begun()
        : m.exports_writing({ done: countText(done), total: countText(total) })
    case 'ready':
      return m.exports_ready({ n: countText(done), size: sizeText(bytes ?? 0) })
    case 'failed':
      return problemTexts[problem ?? 'broken']()
  }
}

const sizeText = (bytes: number) => `${countText(Math.max(0.1, Math.round(bytes / 1e5) / 10))} MB`

function Bar({ one: { done, total } }: { one: ShownExport }) {
  return (
    <progress
      aria-label={m.exports_progress()}
      className="mt-1 h-2 w-full max-w-96"
      max={total ?? undefined}
      value={total ? done : undefined}
    />
  )
}

function Presses({ one: { id, state }, form }: { one: ShownExport; form: PageForm }) {
  const sending = form.sending?.get('id') === id ? form.sending : undefined
  return (
    <form {...form.props} aria-label={m.exports_title()} className="flex flex-wrap gap-2">
      <input type="hidden" name="id" value={id} />
      {state === 'ready' && (
        <SubmitButton what="file-take" sending={sending}>
          {m.exports_download()}
        </SubmitButton>
      )}
      {state === 'failed' && (
        <SubmitButton what="file-retry" sending={sending}>
          {m.exports_retry()}
        </SubmitButton>
      )}
      <SubmitButton what="file-drop" variant="quiet" sending={sending}>
        {isUnfinished(state) ? m.exports_cancel() : m.exports_remove()}
      </SubmitButton>
    </form>
  )
}
