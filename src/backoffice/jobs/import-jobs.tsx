import { m } from '#paraglide/messages.js'
import type { FormResult } from '#pages/form/form-result.ts'
import { SubmitButton } from '#pages/form/submit-button.tsx'
import { usePageForm, type PageForm } from '#pages/form/use-page-form.ts'
import { countText } from '#pages/money/taka.ts'
import { ShopLink } from '#pages/shop-link.tsx'
import { canBegin, canStop, isUnderWay, isUndo } from '#shop/import/jobs/product-import.ts'
import { DashboardCard } from '#storefront/account/layout/dashboard-page.tsx'
import { Badge } from '#ui/badge.tsx'
import { ActionNotice } from '../action-notice.tsx'
import { stateLooks, stateNames } from '../imports/import-words.ts'
import { importPath } from '../imports/import-paths.ts'
import { useImportNow, type ImportNow } from '../imports/use-import-now.ts'

type ImportJob = ImportNow & {
  id: string
  fileName: string
  /** It was looked at: it can be begun. */
  isChecked: boolean
}

interface ImportJobsProps {
  imports: readonly ImportJob[]
  answered: FormResult | undefined
}

/** Files of products that are being looked at, imported or taken back, and those that stopped on the way. */
export function ImportJobs({ imports, answered }: ImportJobsProps) {
  const form = usePageForm({ id: 'import-jobs', lastResult: answered, words: {}, queues: true })
  return (
    <DashboardCard id="import-jobs" title={m.jobs_imports()}>
      <ActionNotice
        result={form.result}
        words={{ 'one-already': m.imports_one_already, 'not-now': m.imports_not_now }}
      />
      <ul className="divide-y divide-line">
        {imports.map((job) => (
          <li key={job.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <Standing job={job} />
            <Presses job={job} form={form} />
          </li>
        ))}
      </ul>
    </DashboardCard>
  )
}

function Standing({ job }: { job: ImportJob }) {
  const { done, total } = useImportNow(job)
  const words = isUndo(job.state) ? m.imports_undo_done : m.imports_done
  return (
    <div className="min-w-0 flex-1 basis-64">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <ShopLink
          to={importPath(job.id)}
          className="font-medium [overflow-wrap:anywhere] hover:text-brand"
        >
          {job.fileName}
        </ShopLink>
        <Badge kind={stateLooks[job.state]}>{stateNames[job.state]()}</Badge>
      </p>
      {total !== null && (
        <p aria-live="polite" className="tabular text-sm text-ink-soft">
          {words({ done: countText(done), total: countText(total) })}
        </p>
      )}
      {isUnderWay(job.state) && (
        <progress
          aria-label={m.imports_progress()}
          className="mt-1 h-2 w-full max-w-96"
          max={total ?? undefined}
          value={total ? done : undefined}
        />
      )}
    </div>
  )
}

function Presses({ job: { id, state, isChecked }, form }: { job: ImportJob; form: PageForm }) {
  const sending = form.sending?.get('id') === id ? form.sending : undefined
  return (
    <form {...form.props} className="flex flex-wrap gap-2 empty:hidden">
      <input type="hidden" name="id" value={id} />
      {isChecked && canBegin(state) && (
        <SubmitButton what="import-begin" sending={sending}>
          {m.jobs_go_on()}
        </SubmitButton>
      )}
      {state === 'undo-failed' && (
        <SubmitButton what="import-undo" sending={sending}>
          {m.exports_retry()}
        </SubmitButton>
      )}
      {canStop(state) && (
        <SubmitButton what="import-stop" variant="quiet" sending={sending}>
          {m.imports_stop()}
        </SubmitButton>
      )}
    </form>
  )
}
