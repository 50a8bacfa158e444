import { Fragment, type ComponentProps } from 'react'
import { m } from '#paraglide/messages.js'
import { countText } from '#pages/money/taka.ts'
import { hexOfColor } from '#shop/import/formats/colors.ts'
import { TextField } from '#ui/field.tsx'
import { Swatch } from '#ui/swatch.tsx'
import type { Row, RowField, RowFields } from '../draft/product-draft.ts'
import { IconButton } from '../icon-button.tsx'
import type { NamedSlot } from './option-slots.ts'

interface VariantRowProps {
  row: Row
  index: number
  isLast: boolean
  isOnly: boolean
  /** The free ones, as they are called. */
  options: readonly NamedSlot[]
  problemOf: (name: RowField) => string | undefined
  onChange: (change: Partial<RowFields>) => void
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}

/** What a row is called: its options, else its SKU. */
export const rowName = (row: RowFields, options: readonly NamedSlot[]): string =>
  [row.color, row.size, ...options.map(({ slot }) => row[slot])].filter(Boolean).join(' · ') ||
  row.sku ||
  m.editor_variant_new()

type Extra = Partial<
  Pick<
    ComponentProps<typeof TextField>,
    'className' | 'inputMode' | 'lang' | 'maxLength' | 'placeholder'
  >
>

const fieldsOf =
  ({
    row,
    index,
    problemOf,
    onChange,
  }: Pick<VariantRowProps, 'row' | 'index' | 'problemOf' | 'onChange'>) =>
  (of: RowField, label: string, extra: Extra = {}) => (
    <TextField
      id={`product-${row.key}-${of}`}
      name={`variants[${index}].${of}`}
      label={label}
      value={row[of]}
      error={problemOf(of)}
      autoComplete="off"
      maxLength={60}
      onChange={({ target }) => onChange({ [of]: target.value })}
      {...extra}
    />
  )

/** A variant: each field with its label, for what is typed says neither grams nor taka. */
export function VariantRow({ row, index, options, problemOf, ...does }: VariantRowProps) {
  const { isLast, isOnly, onChange, onMove, onRemove } = does
  const name = rowName(row, options)
  const field = fieldsOf({ row, index, problemOf, onChange })
  const money = { inputMode: 'decimal', maxLength: 30 } as const
  return (
    <li>
      <fieldset className="grid grid-cols-2 items-start gap-x-2 gap-y-3 py-4 md:grid-cols-4">
        <legend className="sr-only">{name}</legend>
        <input type="hidden" name={`variants[${index}].key`} value={row.key} />
        {field('color', m.editor_color(), { lang: 'en', placeholder: 'Red' })}
        {field('colorBn', m.editor_color_bn(), { lang: 'bn', placeholder: 'লাল' })}
        <ColorField row={row} index={index} error={problemOf('colorHex')} onChange={onChange} />
        {field('size', m.editor_size())}
        {options.map(({ slot, name: option }) => (
          <Fragment key={slot}>{field(slot, option)}</Fragment>
        ))}
        {field('sku', m.editor_sku(), { maxLength: 100, className: 'col-start-1' })}
        {field('barcode', m.editor_barcode(), { inputMode: 'numeric' })}
        {field('price', m.editor_price(), money)}
        {field('discount', m.editor_discount(), money)}
        {field('cost', m.editor_cost(), money)}
        {field('weight', m.editor_weight(), { maxLength: 12, inputMode: 'numeric' })}
        {row.id === undefined ? (
          field('stock', m.editor_first_stock(), { inputMode: 'numeric', maxLength: 12 })
        ) : (
          <Stock stock={row.stock} />
        )}
        <RowButtons {...{ name, index, isLast, isOnly, onMove, onRemove }} />
      </fieldset>
    </li>
  )
}

type RowButtonsProps = Pick<
  VariantRowProps,
  'index' | 'isLast' | 'isOnly' | 'onMove' | 'onRemove'
> & { name: string }

const RowButtons = ({ name, index, isLast, isOnly, onMove, onRemove }: RowButtonsProps) => (
  <div className="flex items-center justify-end self-end noscript:hidden">
    <IconButton
      icon="chevron-down"
      label={m.editor_earlier({ name })}
      isOff={index === 0}
      onClick={() => onMove(-1)}
      className="[&_svg]:rotate-180"
    />
    <IconButton
      icon="chevron-down"
      label={m.editor_later({ name })}
      isOff={isLast}
      onClick={() => onMove(1)}
    />
    <IconButton
      icon="trash"
      label={m.editor_variant_remove({ name })}
      isOff={isOnly}
      onClick={onRemove}
    />
  </div>
)

/** It moves by adjustments, not by what stands in a form. */
const Stock = ({ stock }: { stock: string }) => (
  <p className="flex flex-col gap-1.5">
    <span className="font-medium">{m.editor_stock()}</span>
    <a
      href="#product-stock"
      className="tabular flex min-h-11 items-center font-medium text-brand underline underline-offset-4"
    >
      {countText(Number(stock))}
    </a>
  </p>
)

type ColorFieldProps = Pick<VariantRowProps, 'row' | 'index' | 'onChange'> & {
  error: string | undefined
}

/** Its code, typed or chosen; of a name that everybody knows it is offered. */
function ColorField({ row, index, error, onChange }: ColorFieldProps) {
  const offered = hexOfColor(row.color) ?? hexOfColor(row.colorBn)
  const isHex = /^#[0-9a-f]{6}$/i.test(row.colorHex)
  return (
    <div className="flex items-end gap-2">
      <TextField
        id={`product-${row.key}-colorHex`}
        name={`variants[${index}].colorHex`}
        label={m.editor_hex()}
        value={row.colorHex}
        placeholder={offered ?? '#1a2b3c'}
        error={error}
        maxLength={7}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onChange({ colorHex: target.value })}
        className="min-w-0 flex-1"
      />
      <label className="relative grid size-11 shrink-0 cursor-pointer place-items-center rounded-control border border-control-line noscript:hidden has-focus-visible:outline-2">
        <span className="sr-only">{m.editor_hex_choose()}</span>
        <Swatch hex={isHex ? row.colorHex : (offered ?? '#ffffff')} className="size-6" />
        <input
          type="color"
          value={isHex ? row.colorHex.toLowerCase() : (offered ?? '#ffffff')}
          onChange={({ target }) => onChange({ colorHex: target.value })}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
        />
      </label>
    </div>
  )
}
