import { useEffect, useRef } from 'react'
import { m } from '#paraglide/messages.js'
import type { FormResult } from '#pages/form/form-result.ts'
import { resultOf, usePageForm } from '#pages/form/use-page-form.ts'
import { countText } from '#pages/money/taka.ts'
import { ShopLink } from '#pages/shop-link.tsx'
import { DashboardCard } from '#storefront/account/layout/dashboard-page.tsx'
import { Button } from '#ui/button.tsx'
import { Field, Select, TextField } from '#ui/field.tsx'
import { ActionNotice } from '../action-notice.tsx'
import { StockReasonFields } from '../forms/stock-reason-fields.tsx'
import { stockHistoryPath } from './product-paths.ts'
import type { ShownProduct } from './shown-product.ts'
import { slotsWithNames } from './variants/option-slots.ts'
import { rowName } from './variants/variant-row.tsx'

type StockProblem =
  | 'pieces-wrong'
  | 'reason-missing'
  | 'note-missing'
  | 'note-too-long'
  | 'not-enough'

const problemWords: Record<StockProblem, () => string> = {
  'pieces-wrong': m.editor_pieces_wrong,
  'reason-missing': m.edit_reason_missing,
  'note-missing': m.stock_note_missing,
  'note-too-long': m.editor_too_long,
  'not-enough': m.editor_not_enough,
}

/** Its fields stand beside the variants, inside of the form of the product: they name the form that they belong to. */
const formId = 'stock-form'

/** Pieces that came or went, with a reason: the ledger keeps each step (docs/decisions/0070). */
export function useStockForm(answered: FormResult | undefined) {
  const form = usePageForm<'variantId' | 'change' | 'reason' | 'note', StockProblem>({
    id: 'stock',
    lastResult: resultOf(answered, 'stock'),
    words: problemWords,
  })
  const { field } = form
  return {
    ...form,
    field: (name: Parameters<typeof field>[0]) => ({ ...field(name), form: formId }),
  }
}

type StockForm = ReturnType<typeof useStockForm>

/** What is sent; it shows nothing. */
export const StockForm = ({ form }: { form: StockForm }) => (
  <form {...form.props} id={formId} className="hidden" />
)

interface StockFieldsProps {
  form: StockForm
  product: ShownProduct
}

export function StockFields({ form, product }: StockFieldsProps) {
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (form.result?.error)
      fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [form.result])
  return (
    <DashboardCard id="product-stock" title={m.editor_stock()}>
      <StockHint id={product.id} />
      <div
        ref={fields}
        // Emptied once it is written.
        key={product.rows.map(({ stock }) => stock).join()}
        onInput={form.props.onInput}
        className="grid items-start gap-4 md:grid-cols-[2fr_1fr]"
      >
        <VariantChoice field={form.field('variantId')} product={product} />
        <TextField
          {...form.field('change')}
          label={m.editor_stock_change()}
          hint={m.editor_stock_change_hint()}
          autoComplete="off"
          maxLength={12}
          required
        />
        <StockReasonFields
          reason={{ ...form.field('reason'), required: true }}
          note={form.field('note')}
        />
        <Button
          type="submit"
          form={formId}
          name="what"
          value="stock"
          variant="quiet"
          busy={form.isBusy}
          className="justify-self-start"
        >
          {m.editor_stock_save()}
        </Button>
      </div>
      <ActionNotice
        result={form.result}
        done={form.isTaken && m.editor_adjusted()}
        words={{}}
        className="[&>output:not(:empty)]:mt-4"
      />
    </DashboardCard>
  )
}

const StockHint = ({ id }: { id: string | undefined }) => (
  <p className="-mt-3 mb-4 text-sm text-ink-soft">
    {m.editor_stock_hint()}{' '}
    {id !== undefined && (
      <ShopLink
        to={stockHistoryPath(id)}
        className="font-semibold text-brand underline underline-offset-4"
      >
        {m.editor_stock_history()}
      </ShopLink>
    )}
  </p>
)

interface VariantChoiceProps {
  field: ReturnType<StockForm['field']>
  product: ShownProduct
}

const VariantChoice = ({
  field: { id, error, defaultValue, ...field },
  product,
}: VariantChoiceProps) => (
  <Field id={id} label={m.editor_variant()} error={error}>
    {(control) => (
      <Select {...field} {...control} defaultValue={defaultValue ?? ''}>
        {product.rows.map((row) => (
          <option key={row.key} value={row.key}>
            {rowName(row, slotsWithNames(product.fields))} · {row.sku} ·{' '}
            {m.desk_stock({ n: countText(Number(row.stock)) })}
          </option>
        ))}
      </Select>
    )}
  </Field>
)
