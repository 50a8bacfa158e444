import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { inLanguage } from '#platform/language.ts'
import { typedFromPaisa } from '#platform/typed-taka.ts'
import { countText, paisaText } from '#pages/money/taka.ts'
import { variantWords } from '#shop/catalog/options/variant-words.ts'
import type { ShownVariant } from '#shop/orders/edits/load-edit-facts.ts'
import { TextField, TextInput } from '#ui/field.tsx'
import { QuantityStepper } from '#ui/quantity-stepper.tsx'
import { LateVariantFinder } from '../orders/fields/late-variant-finder.tsx'
import type { EditedField } from '../orders/fields/place-fields.tsx'
import { LinePicture } from '../orders/fields/line-picture.tsx'
import {
  overrideOf,
  withLine,
  withVariant,
  type DraftLine,
  type NewOrderDraft,
} from './draft/new-order-draft.ts'
import type { NewOrderProblem } from './new-order-schema.ts'
import { problemWords } from './new-order-words.ts'
import type { Priced } from './use-priced.ts'

/** Around the field in which products are looked for. */
export const finderId = 'new-order-finder'

type Change = (make: (draft: NewOrderDraft) => NewOrderDraft) => void

interface NewOrderLinesProps {
  draft: NewOrderDraft
  change: Change
  priced: Priced
  mayOverride: boolean
  field: (name: 'priceReason') => EditedField
  problem: (field: string) => NewOrderProblem | undefined
}

/** What is ordered. */
export function NewOrderLines({ draft, change, field, problem, ...props }: NewOrderLinesProps) {
  const said = problem('lines')
  const listProblem = said === 'lines-missing' && draft.lines.length > 0 ? undefined : said
  return (
    <>
      <div id={finderId}>
        <LateVariantFinder
          hint={m.new_order_find_hint()}
          onChoose={(variant) => change((before) => withVariant(before, variant))}
          onStep={(by) => change((before) => stepLast(before, by))}
        />
      </div>
      {draft.lines.length > 0 && (
        <ul className="mt-4 divide-y divide-line border-y border-line">
          {draft.lines.map((line, index) => (
            <Line
              key={line.variant.id}
              {...{ line, index, ...props }}
              hasPriceProblem={problem(`lines[${index}].price`) !== undefined}
              onChange={(changed) => change((before) => withLine(before, line.variant.id, changed))}
            />
          ))}
        </ul>
      )}
      {listProblem && (
        <p role="alert" className="mt-3 font-medium text-cut">
          {problemWords[listProblem]()}
        </p>
      )}
      {draft.lines.some((line) => overrideOf(line) !== undefined) && (
        <PriceReason field={field('priceReason')} />
      )}
    </>
  )
}

const PriceReason = ({ field }: { field: EditedField }) => (
  <div className="mt-4">
    <TextField
      {...field}
      label={m.new_order_price_reason()}
      hint={m.new_order_price_reason_hint()}
      autoComplete="off"
      maxLength={500}
      required
    />
  </div>
)

/** The one that was chosen last; its last piece stays. */
function stepLast(draft: NewOrderDraft, by: 1 | -1): NewOrderDraft {
  const last = draft.lines.at(-1)
  if (!last) return draft
  return withLine(draft, last.variant.id, { quantity: Math.max(1, last.quantity + by) })
}

interface LineProps {
  line: DraftLine
  index: number
  priced: Priced
  mayOverride: boolean
  hasPriceProblem: boolean
  onChange: (change: Partial<DraftLine>) => void
}

function Line({ line, index, priced, mayOverride, hasPriceProblem, onChange }: LineProps) {
  const { variant, quantity, price } = line
  const name = inLanguage(getLocale(), variant.name, variant.nameBn)
  const field = (of: string) => `lines[${index}].${of}`
  return (
    <li className="flex flex-wrap gap-3 py-4">
      <input type="hidden" name={field('variant')} value={variant.id} />
      <input type="hidden" name={field('seen')} value={variant.unitPriceInPaisa} />
      <LinePicture hash={variant.picture} />
      <div className="min-w-0 flex-1 basis-48 [overflow-wrap:anywhere]">
        <p className="font-medium">{name}</p>
        <p className="text-sm text-ink-soft">{detailsOf(variant)}</p>
        <Facts line={line} priced={priced} />
      </div>
      <div className="ml-auto flex items-end gap-2">
        {mayOverride && (
          <label className="w-30">
            <span className="mb-1 block text-sm">{m.new_order_price()}</span>
            <TextInput
              name={field('price')}
              aria-label={m.new_order_price_of({ name })}
              aria-invalid={hasPriceProblem || undefined}
              value={price}
              placeholder={typedFromPaisa(variant.unitPriceInPaisa)}
              onChange={({ target }) => onChange({ price: target.value })}
              inputMode="decimal"
              autoComplete="off"
              maxLength={30}
            />
          </label>
        )}
        <QuantityStepper
          inputName={field('quantity')}
          quantity={quantity}
          name={name}
          onChange={(next) => onChange({ quantity: next })}
          onRemove={() => onChange({ quantity: 0 })}
          className="w-36"
        />
      </div>
      {hasPriceProblem && (
        <p role="alert" className="basis-full text-right text-sm font-medium text-cut">
          {m.edit_amount_unclear()}
        </p>
      )}
    </li>
  )
}

const detailsOf = ({ sku, ...variant }: ShownVariant): string =>
  [...variantWords(variant, getLocale()), `SKU ${sku}`].join(' · ')

/** For how much, how many are left, and what is in the way. */
function Facts({ line: { variant }, priced }: Pick<LineProps, 'line' | 'priced'>) {
  const line = priced.lines.find(({ variantId }) => variantId === variant.id)
  const problem = priced.problems.find((one) => 'variantId' in one && one.variantId === variant.id)
  return (
    <>
      {line && (
        <p className="tabular text-sm">
          {countText(line.quantity)} × {paisaText(line.unitPriceInPaisa)} ={' '}
          <span className="font-semibold">{paisaText(line.quantity * line.unitPriceInPaisa)}</span>
          {line.unitPriceInPaisa !== variant.unitPriceInPaisa && (
            <span className="text-ink-soft">
              {' '}
              ({m.new_order_instead({ price: paisaText(variant.unitPriceInPaisa) })})
            </span>
          )}
        </p>
      )}
      {problem ? (
        <p role="alert" className="text-sm font-medium text-cut">
          {problem.what === 'sold-out' && problem.most > 0
            ? m.edit_most({ n: countText(problem.most) })
            : problem.what === 'sold-out'
              ? m.new_order_sold_out()
              : m.edit_not_sold()}
        </p>
      ) : (
        <p className="tabular text-sm text-ink-soft">
          {m.desk_stock({ n: countText(variant.stock) })}
        </p>
      )}
    </>
  )
}
