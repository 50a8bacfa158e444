import { m } from '#paraglide/messages.js'
import type { FormResult } from '#pages/form/form-result.ts'
import { SubmitButton } from '#pages/form/submit-button.tsx'
import { usePageForm, type PageForm } from '#pages/form/use-page-form.ts'
import { countText } from '#pages/money/taka.ts'
import type { ListedWork } from '#shop/upkeep/list-works.ts'
import { mayAskFor, works as kinds, type Rhythm, type WorkName } from '#shop/upkeep/works.ts'
import { DashboardCard } from '#storefront/account/layout/dashboard-page.tsx'
import { Badge } from '#ui/badge.tsx'
import { formatMoment } from '#ui/text/moment.tsx'
import { ActionNotice } from '../action-notice.tsx'
import { useFollowWorks } from './use-follow-works.ts'
import { problemWords, rhythmWords, workLooks, workWords } from './work-words.ts'

interface WorkListProps {
  works: readonly ListedWork[]
  answered: FormResult | undefined
}

/** What came of a press. */
export interface AskedWork {
  name: WorkName
  state: 'done' | 'running'
}

const rhythms: readonly Rhythm[] = ['minutes', 'night', 'always', 'start']

/** What the shop does again and again: how it went the last time, when it comes next, and what to do where it fails. */
export function WorkList({ works, answered }: WorkListProps) {
  const form = usePageForm({ id: 'works', lastResult: answered, words: {} })
  useFollowWorks(works)
  return (
    <DashboardCard id="works" title={m.jobs_works()}>
      <p className="-mt-2 mb-4 text-ink-soft">{m.jobs_works_text()}</p>
      <ActionNotice
        result={form.result}
        done={askedText(form.result)}
        className="has-[[role=alert]:not(:empty)]:mb-4 has-[>output:not(:empty)]:mb-4"
        words={{
          'runs-already': m.jobs_work_runs_already,
          failed: m.jobs_work_asked_failed,
        }}
      />
      <div className="flex flex-col gap-5">
        {rhythms.map((every) => (
          <section key={every} aria-labelledby={`works-${every}`}>
            <h3 id={`works-${every}`} className="font-semibold">
              {rhythmWords[every]()}
            </h3>
            <ul className="divide-y divide-line">
              {works
                .filter(({ name }) => kinds[name].every === every)
                .map((work) => (
                  <Work key={work.name} work={work} form={form} />
                ))}
            </ul>
          </section>
        ))}
      </div>
    </DashboardCard>
  )
}

function askedText(result: (FormResult & { answer?: AskedWork | object }) | undefined) {
  const { answer } = result ?? {}
  if (!answer || !('name' in answer)) return false
  const name = workWords[answer.name]()
  return answer.state === 'running'
    ? m.jobs_work_asked_running({ name })
    : m.jobs_work_asked_done({ name })
}

function Work({ work, form }: { work: ListedWork; form: PageForm }) {
  const { name, state } = work
  const { kind, text } = workLooks[state]
  const sending = form.sending?.get('name') === name ? form.sending : undefined
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-44">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span>{workWords[name]()}</span>
          <Badge kind={kind}>{text()}</Badge>
        </p>
        <p className="tabular text-sm text-ink-soft" suppressHydrationWarning>
          {[lastText(work), nextText(work)].filter(Boolean).join(' · ')}
        </p>
        <Trouble work={work} />
      </div>
      {mayAskFor(name) && state !== 'running' && (
        <form {...form.props}>
          <input type="hidden" name="name" value={name} />
          <SubmitButton
            what="work-now"
            variant="quiet"
            sending={sending}
            aria-label={`${m.jobs_work_now()}: ${workWords[name]()}`}
          >
            {m.jobs_work_now()}
          </SubmitButton>
        </form>
      )}
    </li>
  )
}

function Trouble({ work: { state, problem, failures, failingSince } }: { work: ListedWork }) {
  if (state === 'broken-off')
    return <p className="mt-1 text-sm text-cut">{m.jobs_work_broken_off_text()}</p>
  if (problem === null) return null
  return (
    <p className="mt-1 text-sm text-cut" suppressHydrationWarning>
      {problemWords[problem]()}{' '}
      {failures > 1 &&
        failingSince !== null &&
        m.jobs_work_failing({ n: countText(failures), at: formatMoment(failingSince, true) })}
    </p>
  )
}

const secondMs = 1000
const minuteMs = 60_000

function tookText(tookMs: number): string {
  if (tookMs < secondMs) return m.jobs_work_took_moment()
  return tookMs < 2 * minuteMs
    ? m.jobs_work_took_seconds({ n: countText(Math.round(tookMs / secondMs)) })
    : m.jobs_work_took_minutes({ n: countText(Math.round(tookMs / minuteMs)) })
}

function lastText({ state, lastAt, tookMs, done }: ListedWork): string | undefined {
  if (lastAt === null) return undefined
  if (state === 'running' || state === 'broken-off')
    return m.jobs_work_since({ at: formatMoment(lastAt, true) })
  const parts = [
    m.jobs_work_last({ at: formatMoment(lastAt, true) }),
    tookMs !== null && tookText(tookMs),
    Boolean(done) && m.jobs_work_changed({ n: countText(done ?? 0) }),
  ]
  return parts.filter(Boolean).join(', ')
}

function nextText({ name, state, nextAt }: ListedWork): string | undefined {
  if (nextAt === null || state === 'running') return undefined
  return kinds[name].every === 'minutes' && state === 'not-yet'
    ? m.jobs_work_next_soon()
    : m.jobs_work_next({ at: formatMoment(nextAt, true) })
}
