import { useNavigate } from 'react-router'
import { m } from '#paraglide/messages.js'
import type { FormResult } from '#pages/form/form-result.ts'
import { SubmitButton } from '#pages/form/submit-button.tsx'
import { resultOf, usePageForm } from '#pages/form/use-page-form.ts'
import { longestViewName } from '#shop/saved-views/saved-view.ts'
import { buttonClass } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { toast } from '#ui/toast/toast.ts'
import { ActionNotice } from '../../action-notice.tsx'
import type { ListPage } from '../list-with-views.ts'
import type { ViewProblem } from './view-actions.ts'
import type { ShownView } from './view-query.ts'

interface ViewFormsProps {
  /** The one that the list began with. */
  view: ShownView | undefined
  /** The list shows something else by now. */
  isChanged: boolean
  answered: FormResult | undefined
  /** How many there are. */
  count: number
}

/** Names what the list shows now, and changes the view that it began with. */
export function ViewForms({ view, isChanged, answered, count }: ViewFormsProps) {
  return (
    <>
      {view?.mayChange && <ChangeView key={view.id} {...{ view, isChanged, answered }} />}
      <NewView answered={resultOf(answered, 'view-new')} count={count} />
    </>
  )
}

const words: Record<ViewProblem, () => string> = {
  'name-missing': m.views_name_missing,
  'name-long': m.views_name_long,
  'name-taken': m.views_name_taken,
}

const troubles = {
  'too-many-views': m.views_too_many,
  'unknown-view': m.views_unknown,
  'not-yours': m.views_not_yours,
  'changed-meanwhile': m.views_changed_meanwhile,
}

function useViewForm(id: string, lastResult: FormResult | undefined) {
  const navigate = useNavigate()
  return usePageForm<string, ViewProblem>({
    id,
    lastResult,
    words,
    afterwards: async (result: FormResult & { answer?: ListPage }) => {
      if (!result.answer) return result
      await navigate(result.answer.list, { preventScrollReset: true })
      toast({ title: result.form === 'view-delete' ? m.views_deleted() : m.views_saved() })
      return result
    },
  })
}

const ViewNotice = ({ result }: { result: FormResult | undefined }) => (
  <ActionNotice
    result={result}
    done={false}
    words={troubles}
    className="-mb-3 has-[[role=alert]:not(:empty)]:mb-0"
  />
)

const panelClass = 'mt-2 flex flex-col gap-3'

const summaryClass = buttonClass(
  'quiet',
  'cursor-pointer list-none group-open/change:border-brand group-open/change:bg-brand-wash',
)

function NewView({ answered, count }: Pick<ViewFormsProps, 'answered' | 'count'>) {
  const form = useViewForm('view-new', answered)
  return (
    <section>
      <h2 className="font-semibold">{m.views_new()}</h2>
      <form {...form.props} aria-label={m.views_new()} className={panelClass}>
        <p className="text-sm text-ink-soft">{m.views_new_hint()}</p>
        <ViewNotice result={form.result} />
        <TextField
          // Empty for the next one.
          key={count}
          {...form.field('name')}
          label={m.views_name()}
          maxLength={longestViewName}
          autoComplete="off"
        />
        <Shared isShared={false} />
        <div>
          <SubmitButton what="view-new" busy={form.isBusy}>
            {m.views_save()}
          </SubmitButton>
        </div>
      </form>
    </section>
  )
}

type ChangeViewProps = Omit<ViewFormsProps, 'count'> & { view: ShownView }

function ChangeView({ view, isChanged, answered }: ChangeViewProps) {
  const lastResult = resultOf(answered, 'view-change') ?? resultOf(answered, 'view-delete')
  const form = useViewForm('view-change', lastResult)
  const { name, isShared, isMine, version } = view
  const { defaultValue: typed, ...field } = form.field('name')
  return (
    <details
      // As it stands now, and folded once it is saved.
      key={version}
      className="group/change"
      open={lastResult !== undefined || undefined}
    >
      <summary className={summaryClass}>{m.views_change()}</summary>
      <form {...form.props} aria-label={m.views_change()} className={panelClass}>
        {isChanged && <p>{m.views_change_hint()}</p>}
        <ViewNotice result={form.result} />
        {/* Enter in the field saves; deleting is never the first button. */}
        <input type="hidden" name="id" value={view.id} />
        <input type="hidden" name="version" value={version} />
        <TextField
          {...field}
          defaultValue={typed ?? name}
          label={m.views_name()}
          maxLength={longestViewName}
          autoComplete="off"
        />
        {isMine ? <Shared isShared={isShared} /> : <input type="hidden" name="shared" value="on" />}
        <div className="flex flex-wrap items-start gap-2">
          <SubmitButton what="view-change" sending={form.sending}>
            {m.views_save()}
          </SubmitButton>
          <details className="open:basis-full">
            <summary className={buttonClass('quiet', 'cursor-pointer list-none text-cut!')}>
              {m.views_delete()}
            </summary>
            <div className="mt-2 flex flex-col items-start gap-3 rounded-control border border-cut bg-cut-wash p-3">
              <p>{isShared ? m.views_delete_shared_text() : m.views_delete_text()}</p>
              <SubmitButton what="view-delete" variant="quiet" sending={form.sending}>
                {m.views_delete_yes()}
              </SubmitButton>
            </div>
          </details>
        </div>
      </form>
    </details>
  )
}

const Shared = ({ isShared }: { isShared: boolean }) => (
  <label className="flex min-h-11 cursor-pointer items-center gap-3">
    <input
      type="checkbox"
      name="shared"
      value="on"
      defaultChecked={isShared}
      className="size-6 shrink-0 accent-brand"
    />
    {m.views_share()}
  </label>
)
