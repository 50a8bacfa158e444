import type { ComponentProps, ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import type { FormResult } from '#pages/form/form-result.ts'
import { resultOf, type PageForm } from '#pages/form/use-page-form.ts'
import { DashboardCard } from '#storefront/account/layout/dashboard-page.tsx'
import { ActionNotice } from '../action-notice.tsx'
import { TextField } from '#ui/field.tsx'
import { LeaveGuard } from '../forms/leave-guard.tsx'
import { RestoredDraft } from '../forms/restored-draft.tsx'
import { SaveBar } from '../forms/save-bar.tsx'
import {
  fieldsOf,
  picturesOf,
  rowsOf,
  withField,
  withPictures,
  type Draft,
  type Row,
} from './draft/product-draft.ts'
import { AttributeFields, type AttributeFieldsProps } from './attributes/attribute-fields.tsx'
import { useDraft } from './draft/use-draft.ts'
import { ChangedMeanwhile, LookAtNews } from './edit-list.tsx'
import { DealAndLimits } from './fields/deal-and-limits.tsx'
import { SellingFields, type Choices } from './fields/selling-fields.tsx'
import { SearchFields, type SearchFieldsProps } from './fields/search-fields.tsx'
import { Missing, TextFields } from './fields/text-fields.tsx'
import type { TypedControl } from './fields/typed-control.ts'
import { choicesOf, keysIn } from './pictures/shown-rows.ts'
import { PictureList } from './pictures/picture-list.tsx'
import { problemWords } from './problem-words.ts'
import { ProductTrouble } from './product-trouble.tsx'
import type { SavedProduct } from './product-action.ts'
import type { ProductProblem } from './fields/typed-fields.ts'
import type { ShownEdit, ShownProduct } from './shown-product.ts'
import { useEditing } from './use-editing.ts'
import { slotsWithNames } from './variants/option-slots.ts'
import { VariantGrid } from './variants/variant-grid.tsx'
import { rowName } from './variants/variant-row.tsx'

interface ProductFormProps extends Choices {
  product: ShownProduct
  edits: readonly ShownEdit[]
  /** Whose draft it is. */
  account: string
  shopUrl: string
  search: Pick<SearchFieldsProps, 'shopName' | 'description'>
  offered: AttributeFieldsProps['offered']
  /** Stock changes, below the variants. */
  stock: ReactNode
  answered: (FormResult & { answer?: SavedProduct }) | undefined
}

/** The whole product as a form. What is typed stays in the browser until it is saved. */
export function ProductForm({
  product,
  edits,
  account,
  shopUrl,
  search,
  offered,
  stock,
  answered,
  ...choices
}: ProductFormProps) {
  const lastResult = resultOf(answered, 'save')
  const drafting = useDraft({ product, account, lastResult })
  const { draft } = drafting
  const { form, isAsked, isStale, touch, submitted, problemOf, uploads } = useEditing({
    product,
    lastResult,
    drafting,
  })
  const fields = fieldsOf(product, draft)
  const rows = rowsOf(product, draft)
  const changeBy = (make: (draft: Draft) => Draft) => {
    touch()
    drafting.change(make)
  }
  const change = (next: Draft) => changeBy(() => next)
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
      <FormHead {...{ form, drafting, isStale, edits, product }} />
      <Missing fields={fields} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <ShownFields {...{ product, draft, control, rows, changeBy, uploads }} />
        <SellingFields {...choices} {...{ control, fields, product, shopUrl }} />
      </div>
      <Variants
        {...{ product, draft, change, control, problemOf, rows, stock }}
        problem={form.problem('variants')}
      />
      <DealAndLimits control={control} />
      <AttributeFields {...{ offered, product, draft, change, fields, form }} />
      <SearchFields {...search} {...{ control, fields, shopUrl }} />
      <SaveBar form={form} name="save">
        {isStale && <LookAtNews />}
        {drafting.isChanged && !form.trouble && !form.uploadNotice && (
          <p className="text-sm text-ink-soft">{m.settings_not_saved()}</p>
        )}
      </SaveBar>
    </form>
  )
}

type VariantsProps = Omit<ComponentProps<typeof VariantGrid>, 'error'> &
  Pick<ProductFormProps, 'stock'> & { problem: ProductProblem | undefined }

const Variants = ({ problem, stock, ...grid }: VariantsProps) => (
  <>
    <DashboardCard id="product-variants" title={m.editor_variants()}>
      <VariantGrid {...grid} error={problem && problemWords[problem]()} />
    </DashboardCard>
    {stock}
  </>
)

interface ShownFieldsProps extends Pick<ProductFormProps, 'product'> {
  draft: Draft
  control: TypedControl
  rows: readonly Row[]
  changeBy: (make: (draft: Draft) => Draft) => void
  uploads: ReturnType<typeof useEditing>['uploads']
}

/** What shoppers read and see of it. */
function ShownFields({ product, draft, control, rows, changeBy, uploads }: ShownFieldsProps) {
  const options = slotsWithNames(fieldsOf(product, draft))
  const pictures = picturesOf(product, draft).map((picture) => ({
    ...picture,
    row: keysIn(rows, picture.row).join(),
  }))
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <DashboardCard id="product-texts" title={m.editor_texts()}>
        <TextFields control={control} fields={fieldsOf(product, draft)} />
      </DashboardCard>
      <DashboardCard id="product-pictures" title={m.editor_pictures()}>
        <PictureList
          pictures={pictures}
          choices={choicesOf(rows, options, {
            nameOf: (row) => rowName(row, options),
            allOf: (value) => m.editor_picture_shows_value({ value }),
          })}
          uploads={uploads}
          change={(make) => changeBy((latest) => withPictures(product, latest, make))}
        />
        <div className="mt-6">
          <TextField
            {...control('videoUrl')}
            label={m.editor_video()}
            hint={m.editor_video_hint()}
            inputMode="url"
            autoComplete="off"
            maxLength={500}
            optional
          />
        </div>
      </DashboardCard>
    </div>
  )
}

interface FormHeadProps extends Pick<ProductFormProps, 'product'> {
  form: Pick<PageForm, 'trouble' | 'isTaken' | 'result'>
  drafting: ReturnType<typeof useDraft>
  isStale: boolean
  edits: readonly ShownEdit[]
}

/** What is to be known before one goes on typing: what was kept, refused, saved, or changed by others. */
function FormHead({ form, drafting, isStale, edits, product }: FormHeadProps) {
  const { base, isRestored, isChanged, discard } = drafting
  return (
    <>
      {/* Staff who were shown what others changed save upon it. */}
      <input type="hidden" name="version" value={isStale ? product.version : base.version} />
      <input type="hidden" name="since" value={isStale ? product.updatedAt : base.since} />
      {isRestored && isChanged && <RestoredDraft text={m.edit_restored()} onDiscard={discard} />}
      <ProductTrouble trouble={form.trouble} isStale={isStale} />
      {isStale && <ChangedMeanwhile edits={edits.filter(({ at }) => at > base.since)} />}
      {form.isTaken && !isChanged && (
        <ActionNotice result={form.result} done={m.editor_saved()} words={{}} />
      )}
    </>
  )
}
