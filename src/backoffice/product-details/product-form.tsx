import { useState } from 'react'
import { useNavigate } from 'react-router'
import { flushSync } from 'react-dom'
import { m } from '#paraglide/messages.js'
import { FormNotice } from '#pages/form/form-notice.tsx'
import type { FormResult } from '#pages/form/form-result.ts'
import { resultOf, usePageForm, type PageForm } from '#pages/form/use-page-form.ts'
import { localPath } from '#pages/shop-link.tsx'
import { isRefusal } from '#shop/action-refusal.ts'
import { DashboardCard } from '#storefront/account/layout/dashboard-page.tsx'
import { RefusedAction } from '#storefront/account/layout/refused-action.tsx'
import { ActionNotice } from '../action-notice.tsx'
import { LeaveGuard } from '../forms/leave-guard.tsx'
import { RestoredDraft } from '../forms/restored-draft.tsx'
import { SaveBar } from '../forms/save-bar.tsx'
import { fieldsOf, rowsOf, withField, type Draft, type RowField } from './draft/product-draft.ts'
import { useDraft } from './draft/use-draft.ts'
import { ChangedMeanwhile, LookAtNews } from './edit-list.tsx'
import { SellingFields, type Choices } from './fields/selling-fields.tsx'
import { Missing, TextFields } from './fields/text-fields.tsx'
import type { TypedControl } from './fields/typed-control.ts'
import { problemWords, troubleWords } from './problem-words.ts'
import { productPath } from './product-address.ts'
import type { SavedProduct } from './product-action.ts'
import type { ProductProblem } from './product-schema.ts'
import type { ShownEdit, ShownProduct } from './shown-product.ts'
import { VariantGrid } from './variants/variant-grid.tsx'

interface ProductFormProps extends Choices {
  product: ShownProduct
  edits: readonly ShownEdit[]
  /** Whose draft it is. */
  account: string
  shopUrl: string
  answered: (FormResult & { answer?: SavedProduct }) | undefined
}

/** The whole product as a form. What is typed stays in the browser until it is saved. */
export function ProductForm({
  product,
  edits,
  account,
  shopUrl,
  answered,
  ...choices
}: ProductFormProps) {
  const lastResult = resultOf(answered, 'save')
  const drafting = useDraft({ product, account, lastResult })
  const { draft, base } = drafting
  const { form, isAsked, isStale, touch, submitted, problemOf } = useEditing({
    product,
    lastResult,
    drafting,
  })
  const fields = fieldsOf(product, draft)
  const gridProblem = form.problem('variants')
  const change = (next: Draft) => {
    touch()
    drafting.change(next)
  }
  const control: TypedControl = (name) => {
    const { defaultValue: _, ...rest } = form.field(name)
    return {
      ...rest,
      value: fields[name],
      onChange: ({ target }) => change(withField(draft, name, target.value)),
    }
  }
  return (
    <form {...form.props} onSubmitCapture={submitted} className="flex flex-col gap-5">
      <LeaveGuard isChanged={isAsked} />
      {/* Staff who were shown what others changed save upon it. */}
      <input type="hidden" name="version" value={isStale ? product.version : base.version} />
      <input type="hidden" name="since" value={isStale ? product.updatedAt : base.since} />
      <FormHead {...{ form, drafting, isStale, edits }} />
      <Missing fields={fields} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <DashboardCard id="product-texts" title={m.editor_texts()}>
          <TextFields control={control} fields={fields} />
        </DashboardCard>
        <SellingFields {...choices} {...{ control, fields, product, shopUrl }} />
      </div>
      <DashboardCard id="product-variants" title={m.editor_variants()}>
        <VariantGrid
          {...{ product, draft, change, problemOf }}
          rows={rowsOf(product, draft)}
          error={gridProblem && problemWords[gridProblem]()}
        />
      </DashboardCard>
      <SaveBar isBusy={form.isBusy} name="save">
        {isStale && <LookAtNews />}
        {drafting.isChanged && <p className="text-sm text-ink-soft">{m.settings_not_saved()}</p>}
      </SaveBar>
    </form>
  )
}

interface FormHeadProps {
  form: Pick<PageForm, 'trouble' | 'isTaken' | 'result'>
  drafting: ReturnType<typeof useDraft>
  isStale: boolean
  edits: readonly ShownEdit[]
}

/** What is to be known before one goes on typing: what was kept, refused, saved, or changed by others. */
function FormHead({ form, drafting, isStale, edits }: FormHeadProps) {
  const { base, isRestored, isChanged, discard } = drafting
  return (
    <>
      {isRestored && isChanged && <RestoredDraft text={m.edit_restored()} onDiscard={discard} />}
      <Trouble trouble={form.trouble} isStale={isStale} />
      {isStale && <ChangedMeanwhile edits={edits.filter(({ at }) => at > base.since)} />}
      {form.isTaken && !isChanged && (
        <ActionNotice result={form.result} done={m.editor_saved()} words={{}} />
      )}
    </>
  )
}

function Trouble({ trouble, isStale }: { trouble: string | undefined; isStale: boolean }) {
  if (trouble !== undefined && isRefusal(trouble)) return <RefusedAction refusal={trouble} />
  return (
    <FormNotice
      trouble={trouble ?? (isStale ? 'changed-meanwhile' : undefined)}
      words={troubleWords}
    />
  )
}

interface Editing extends Pick<ProductFormProps, 'product'> {
  lastResult: FormResult | undefined
  drafting: ReturnType<typeof useDraft>
}

/** Sends the form. A new product then has a page of its own. */
function useEditing({ product, lastResult, drafting }: Editing) {
  const navigate = useNavigate()
  const [isLeaving, setIsLeaving] = useState(false)
  const [sent, setSent] = useState<{ result: FormResult | undefined; keys: string[] }>()
  const form = usePageForm<string, ProductProblem>({
    id: 'product',
    lastResult,
    words: problemWords,
    check: async () => {
      const load = [import('#pages/form/check-by.ts'), import('./product-schema.ts')] as const
      const [{ checkBy }, { productFormSchema }] = await Promise.all(load)
      return checkBy(productFormSchema)
    },
    afterwards: async (result) => {
      const { answer } = result as FormResult & { answer?: SavedProduct }
      const isNew = product.id === undefined && answer?.id !== undefined
      // Nothing is lost any more: nobody is asked.
      flushSync(() => setIsLeaving(isNew))
      drafting.discard()
      if (isNew) await navigate(localPath(`${productPath(answer.id ?? '')}?done=created`))
      return result
    },
  })
  // A session that ended leads elsewhere with what was sent: that is stored, and nobody is asked.
  const isSent = sent !== undefined && sent.result === form.result
  const keysOfRows = () => rowsOf(product, drafting.draft).map(({ key }) => key)
  return {
    form,
    /** Somebody else saved meanwhile, and it is shown: one's own save is no news. */
    isStale: product.version > drafting.base.version && !form.isBusy && !form.isTaken,
    /** Staff who leave are asked. */
    isAsked: drafting.isChanged && !isLeaving && !isSent,
    touch: () => setSent((before) => before && { ...before, result: undefined }),
    submitted: () => {
      setSent({ result: form.result, keys: keysOfRows() })
      if (product.version > drafting.base.version) drafting.rebase()
    },
    /** Of a row, wherever it stands by now. */
    problemOf: (key: string, name: RowField | 'key') => {
      const index = (sent?.keys ?? keysOfRows()).indexOf(key)
      const problem = index === -1 ? undefined : form.problem(`variants[${index}].${name}`)
      return problem && problemWords[problem]()
    },
  }
}
