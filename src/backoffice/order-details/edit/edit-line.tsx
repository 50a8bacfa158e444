import { m } from '#paraglide/messages.js'
import { countText, paisaText } from '#pages/money/taka.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/field.tsx'
import { QuantityStepper } from '#ui/quantity-stepper.tsx'
import { LinePicture } from '../../orders/fields/line-picture.tsx'
import { describeLine, type Described } from './describe-line.ts'
import type { DraftLine } from './draft/edit-draft.ts'
import type { EditFormProps } from './edit-form-props.ts'
import type { Priced } from './use-priced.ts'

interface LineProps {
  line: DraftLine
  index: number
  order: EditFormProps['order']
  facts: EditFormProps['facts']
  priced: Priced
  onChange: (change: { quantity?: number; variantId?: string }) => void
}

/** A line of the order: its pieces, its variant, what it costs and what is in the way. */
export function EditLine({ line, index, order, facts, priced, onChange }: LineProps) {
  const described = describeLine(line, { order, facts, priced })
  if (!described) return null
  const { name, details, isOut, sisters, picture, before } = described
  return (
    <li className="flex gap-3 py-4">
      {line.position !== undefined && (
        <input type="hidden" name={`lines[${index}].position`} value={line.position} />
      )}
      {sisters.length === 0 && (
        <input type="hidden" name={`lines[${index}].variant`} value={line.variantId ?? ''} />
      )}
      <LinePicture hash={picture} isDim={isOut} />
      <div className="flex min-w-0 flex-1 flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div
          className={`min-w-0 flex-1 basis-56 [overflow-wrap:anywhere] ${isOut ? 'text-ink-soft line-through' : ''}`}
        >
          <p className="font-medium">{name}</p>
          <p className="text-sm text-ink-soft">{details}</p>
          {!isOut && <Facts described={described} />}
        </div>
        {sisters.length > 0 && (
          <VariantChoice
            fieldName={`lines[${index}].variant`}
            value={line.variantId}
            {...{ described, onChange }}
          />
        )}
        <Quantity
          fieldName={`lines[${index}].quantity`}
          quantity={line.quantity}
          most={described.most}
          {...{ name, before, onChange }}
        />
      </div>
    </li>
  )
}

interface VariantChoiceProps extends Pick<LineProps, 'onChange'> {
  fieldName: string
  value: string | undefined
  described: Described
}

function VariantChoice({ fieldName, value, described, onChange }: VariantChoiceProps) {
  const { name, sisters, standing } = described
  return (
    <Select
      name={fieldName}
      aria-label={m.edit_variant_of({ name })}
      value={value}
      onChange={({ target }) => onChange({ variantId: target.value })}
      className="sm:w-60"
    >
      {sisters.map((one) => (
        <option
          key={one.id}
          value={one.id}
          disabled={(!one.isForSale || one.stock === 0) && one.id !== standing}
        >
          {one.words || one.sku} ·{' '}
          {one.stock === 0 ? m.desk_no_stock() : m.desk_stock({ n: countText(one.stock) })}
        </option>
      ))}
    </Select>
  )
}

interface QuantityProps extends Pick<LineProps, 'onChange'> {
  fieldName: string
  name: string
  quantity: number
  before: number
  most: number
}

function Quantity({ fieldName, name, quantity, before, most, onChange }: QuantityProps) {
  if (quantity > 0)
    return (
      <QuantityStepper
        inputName={fieldName}
        quantity={quantity}
        most={most}
        name={name}
        onChange={(next) => onChange({ quantity: next })}
        onRemove={() => onChange({ quantity: 0 })}
        className="w-36"
      />
    )
  return (
    <>
      <input type="hidden" name={fieldName} value="0" />
      <Button variant="plain" onClick={() => onChange({ quantity: before })}>
        {m.edit_put_back()}
      </Button>
    </>
  )
}

/** For how much, how many are left, and what is in the way. */
function Facts({ described: { priced, problem, stock } }: { described: Described }) {
  return (
    <>
      {priced && (
        <p className="tabular text-sm">
          {countText(priced.quantity)} × {paisaText(priced.unitPriceInPaisa)} ={' '}
          <span className="font-semibold">
            {paisaText(priced.quantity * priced.unitPriceInPaisa)}
          </span>{' '}
          <span className="text-ink-soft">
            ({priced.price === 'kept' ? m.edit_price_kept() : m.edit_price_today()})
          </span>
        </p>
      )}
      {problem === undefined ? (
        <p className="tabular text-sm text-ink-soft">
          {stock === undefined ? m.desk_gone() : m.desk_stock({ n: countText(stock) })}
        </p>
      ) : (
        <p role="alert" className="text-sm font-medium text-cut">
          {problem}
        </p>
      )}
    </>
  )
}
