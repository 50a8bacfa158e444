import { useState, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { flushSync } from 'react-dom'
import { m } from '#paraglide/messages.js'
import { FormNotice } from '#pages/form/form-notice.tsx'
import { LeaveGuard } from '../../forms/leave-guard.tsx'
import { RestoredDraft } from '../../forms/restored-draft.tsx'
import { SaveBar } from '../../forms/save-bar.tsx'
import { discountLimitText } from '../../orders/fields/discount-limit-text.ts'
import type { OrderFieldProblem } from '../../orders/fields/order-fields.ts'
import type { EditedField } from '../../orders/fields/place-fields.tsx'
import { problemWords } from '../../orders/fields/problem-words.ts'
import type { FormResult } from '#pages/form/form-result.ts'
import { usePageForm } from '#pages/form/use-page-form.ts'
import { paisaText } from '#pages/money/taka.ts'
import { localPath } from '#pages/shop-link.tsx'
import { isRefusal } from '#shop/action-refusal.ts'
import { canEdit } from '#shop/orders/edits/edit.ts'
import { statusName } from '#shop/orders/views/order-status.ts'
import { DashboardCard } from '#storefront/account/layout/dashboard-page.tsx'
import { RefusedAction } from '#storefront/account/layout/refused-action.tsx'
import { orderPath } from '../order-back.ts'
import type { ShownOrder } from '../shown-order.ts'
import { BuyerFields } from './buyer-fields.tsx'
import { ChangedMeanwhile, LookAtChanges } from './changed-meanwhile.tsx'
import { EditAmounts } from './edit-amounts.tsx'
import { withField, type Draft, type TypedField } from './draft/edit-draft.ts'
import type { EditFormProps } from './edit-form-props.ts'
import { EditLines } from './edit-lines.tsx'
import { useDraft } from './draft/use-draft.ts'
import { savedPath, type EditAnswer } from './saved-path.ts'
import { usePriced, type Priced } from './use-priced.ts'

/** The whole order as a form; what it comes to is said as somebody types, by the rules by which it is saved. */
export function EditForm({ order, facts, discountLimit, account, lastResult }: EditFormProps) {
  const drafting = useDraft({ order, account, lastResult })
  const { draft, base } = drafting
  const { form, isAsked, isStale, touch, submitted } = useEditing({ order, lastResult, drafting })
  const priced = usePriced(order, draft, facts)
  const isFollowed = useSyncExternalStore(never, onceAlive, beforeScripts)
  const change = (next: Draft) => {
    touch()
    drafting.change(next)
  }
  const field = (name: TypedField): EditedField => {
    const { defaultValue: _, ...rest } = form.field(name)
    return {
      ...rest,
      value: priced.fields[name],
      onChange: ({ target }) => change(withField(draft, name, target.value)),
    }
  }
  const choose = (fields: Partial<Record<TypedField, string>>) =>
    change({ ...draft, fields: { ...draft.fields, ...fields } })
  return (
    <form {...form.props} onSubmitCapture={submitted} className="flex flex-col gap-5">
      <LeaveGuard isChanged={isAsked} />
      {/* A person who was shown what others changed saves upon it. */}
      <input type="hidden" name="version" value={isStale ? order.version : base} />
      {isFollowed && priced.zone !== undefined && (
        <input type="hidden" name="seenTotal" value={priced.grandTotalInPaisa} />
      )}
      {drafting.isRestored && (
        <RestoredDraft text={m.edit_restored()} onDiscard={drafting.discard} />
      )}
      <Trouble {...{ isStale, order, priced, discountLimit }} trouble={form.trouble} />
      {isStale && <ChangedMeanwhile history={order.history} since={base} />}
      <DashboardCard id="edit-items" title={m.account_items()}>
        <EditLines {...{ order, facts, draft, change, priced }} error={form.problem('lines')} />
      </DashboardCard>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-2">
        <DashboardCard id="edit-buyer" title={m.desk_buyer()}>
          <BuyerFields field={field} choose={choose} fields={priced.fields} />
        </DashboardCard>
        <DashboardCard id="edit-amounts" title={m.edit_amounts()}>
          <EditAmounts {...{ field, order, priced, discountLimit }} />
        </DashboardCard>
      </div>
      {canEdit(order.status) && (
        <SaveBar form={form} cancelTo={orderPath(order.orderId)}>
          {isStale && <LookAtChanges />}
          <p className="text-sm text-ink-soft">{m.account_grand_total()}</p>
          <output className="tabular text-lg font-semibold">
            {paisaText(priced.grandTotalInPaisa)}
          </output>
        </SaveBar>
      )}
    </form>
  )
}

/** Before scripts arrive the total does not follow what is typed: nobody has seen what it comes to. */
const never = () => () => undefined
const onceAlive = () => true
const beforeScripts = () => false

interface TroubleProps {
  trouble: string | undefined
  isStale: boolean
  order: ShownOrder
  priced: Priced
  discountLimit: number | null
}

function Trouble({ trouble, isStale, order: { status }, priced, discountLimit }: TroubleProps) {
  if (trouble !== undefined && isRefusal(trouble)) return <RefusedAction refusal={trouble} />
  const words = {
    'changed-meanwhile': m.edit_changed_meanwhile,
    'not-possible': m.edit_not_possible,
    'total-changed': () => m.edit_total_changed({ total: paisaText(priced.grandTotalInPaisa) }),
    'discount-over-limit': () => discountLimitText(discountLimit ?? 0),
    'charge-over-limit': () =>
      m.edit_charge_over_limit({ charge: paisaText(priced.zoneChargeInPaisa) }),
    'too-late': () => m.edit_too_late({ status: statusName(status) }),
  }
  return (
    <FormNotice trouble={trouble ?? (isStale ? 'changed-meanwhile' : undefined)} words={words} />
  )
}

interface Editing extends Pick<EditFormProps, 'order' | 'lastResult'> {
  drafting: ReturnType<typeof useDraft>
}

/** Sends the form, and goes back to the order once it is saved. */
function useEditing({ order, lastResult, drafting }: Editing) {
  const navigate = useNavigate()
  const [isSaved, setIsSaved] = useState(false)
  const [sentAt, setSentAt] = useState<{ result: FormResult | undefined }>()
  const form = usePageForm<TypedField | 'lines', OrderFieldProblem>({
    id: 'edit',
    lastResult,
    words: problemWords,
    check: async () => {
      const load = [import('#pages/form/check-by.ts'), import('./edit-schema.ts')] as const
      const [{ checkBy }, { editFormSchema }] = await Promise.all(load)
      return checkBy(editFormSchema)
    },
    afterwards: async (result: FormResult & { answer?: EditAnswer }) => {
      // Nothing is lost any more: nobody is asked.
      flushSync(() => setIsSaved(true))
      drafting.discard()
      await navigate(localPath(savedPath(order.orderId, result.answer?.step)))
      return result
    },
  })
  // A session that ended leads elsewhere with what was sent: that is stored, and nobody is asked.
  const isSent = sentAt !== undefined && sentAt.result === form.result
  return {
    form,
    /** Somebody else saved meanwhile, and it is shown: one's own save is no news. */
    isStale: order.version > drafting.base && !form.isBusy && !form.isTaken,
    /** A person who leaves is asked. */
    isAsked: drafting.isChanged && !isSaved && !isSent,
    touch: () => setSentAt(undefined),
    submitted: () => {
      setSentAt({ result: form.result })
      if (order.version > drafting.base) drafting.rebase(order.version)
    },
  }
}
