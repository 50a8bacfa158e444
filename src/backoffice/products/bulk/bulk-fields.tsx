import { useId } from 'react'
import { m } from '#paraglide/messages.js'
import { SubmitButton } from '#pages/form/submit-button.tsx'
import type { PageForm } from '#pages/form/use-page-form.ts'
import { Field, Select, TextField } from '#ui/field.tsx'
import { StockReasonFields } from '../../forms/stock-reason-fields.tsx'
import { Folded } from '../../lists/selection/folded.tsx'
import type { Options } from '../product-chips.ts'
import type { BulkProblem } from './bulk-actions.ts'

interface BulkFieldsProps {
  form: PageForm<BulkProblem>
}

const row = 'flex flex-wrap items-end gap-2'
const narrow = 'min-w-0 flex-1 basis-32 sm:max-w-56'

/** Whether shoppers see them. */
export const StatusButtons = ({ form }: BulkFieldsProps) => (
  <Folded
    title={m.products_set_status()}
    buttons={
      <>
        <SubmitButton what="status-active" sending={form.sending}>
          {m.products_publish()}
        </SubmitButton>
        <SubmitButton what="status-draft" variant="quiet" sending={form.sending}>
          {m.products_to_draft()}
        </SubmitButton>
        <SubmitButton what="status-archived" variant="quiet" sending={form.sending}>
          {m.products_archive()}
        </SubmitButton>
      </>
    }
  />
)

export function CategoryFields({ form, categories }: BulkFieldsProps & { categories: Options }) {
  const { error, ...field } = form.field('category')
  return (
    <Folded
      title={m.products_set_category()}
      buttons={
        <>
          <SubmitButton what="category-in" sending={form.sending}>
            {m.products_put()}
          </SubmitButton>
          <SubmitButton what="category-out" variant="quiet" sending={form.sending}>
            {m.products_take_out()}
          </SubmitButton>
          <SubmitButton what="category" variant="quiet" sending={form.sending}>
            {m.products_move()}
          </SubmitButton>
        </>
      }
    >
      <div className={row}>
        <Field label={m.products_category()} id={field.id} error={error} className={narrow}>
          {(control) => (
            <Select {...control} name={field.name}>
              {categories.map(({ value, text }) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
    </Folded>
  )
}

/** Prices are shown as they would be before anything is written. */
export function PriceFields({ form }: BulkFieldsProps) {
  const field = form.field('number')
  const by = useId()
  return (
    <Folded
      title={m.products_set_price()}
      isOpen={field.error !== undefined}
      buttons={
        <SubmitButton what="preview-price" sending={form.sending}>
          {m.products_price_preview()}
        </SubmitButton>
      }
    >
      <p className="text-sm text-ink-soft">{m.products_price_hint()}</p>
      <div className={row}>
        <TextField
          {...field}
          label={m.products_price_number()}
          inputMode="text"
          maxLength={20}
          autoComplete="off"
          className={narrow}
        />
        <Field label={m.products_price_by()} id={by} className={narrow}>
          {(control) => (
            <Select {...control} name="by">
              <option value="percent">{m.products_price_percent()}</option>
              <option value="amount">{m.products_price_taka()}</option>
            </Select>
          )}
        </Field>
      </div>
    </Folded>
  )
}

/** So much off each of them, for a time; one press ends the deals that there are. */
export function DealFields({ form }: BulkFieldsProps) {
  const [off, starts, ends] = [
    form.field('off'),
    form.field('dealStartsAt'),
    form.field('dealEndsAt'),
  ]
  const isWrong = [off, starts, ends].some(({ error }) => error !== undefined)
  return (
    <Folded
      title={m.products_set_deal()}
      isOpen={isWrong}
      buttons={
        <>
          <SubmitButton what="deal" sending={form.sending}>
            {m.products_deal_set()}
          </SubmitButton>
          <SubmitButton what="no-deal" variant="quiet" sending={form.sending}>
            {m.products_deal_end()}
          </SubmitButton>
        </>
      }
    >
      <p className="text-sm text-ink-soft">{m.products_deal_hint()}</p>
      <div className={row}>
        <TextField
          {...off}
          label={m.products_deal_off()}
          inputMode="decimal"
          maxLength={20}
          autoComplete="off"
          className={narrow}
        />
        <TextField
          {...starts}
          label={m.editor_deal_start()}
          type="datetime-local"
          optional
          className={narrow}
        />
        <TextField {...ends} label={m.editor_deal_end()} type="datetime-local" className={narrow} />
      </div>
    </Folded>
  )
}

/** The same number of pieces for each variant: what came with a delivery, or went. */
export function StockFields({ form }: BulkFieldsProps) {
  const pieces = form.field('pieces')
  const reason = form.field('reason')
  const note = form.field('note')
  const isWrong = [pieces, reason, note].some(({ error }) => error !== undefined)
  return (
    <Folded
      title={m.products_set_stock()}
      isOpen={isWrong}
      buttons={
        <SubmitButton what="stock" sending={form.sending}>
          {m.products_stock_set()}
        </SubmitButton>
      }
    >
      <p className="text-sm text-ink-soft">{m.products_stock_hint()}</p>
      <div className={row}>
        <TextField
          {...pieces}
          label={m.products_stock_pieces()}
          maxLength={20}
          autoComplete="off"
          className={narrow}
        />
        <StockReasonFields
          reason={reason}
          note={note}
          isInRow
          className="min-w-0 flex-1 basis-48 sm:max-w-72"
        />
      </div>
    </Folded>
  )
}
