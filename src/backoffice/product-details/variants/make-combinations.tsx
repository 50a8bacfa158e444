import { useState, type ComponentProps, type KeyboardEvent } from 'react'
import { m } from '#paraglide/messages.js'
import { countText } from '#pages/money/taka.ts'
import { hexOfColor } from '#shop/import/formats/colors.ts'
import { Button } from '#ui/button.tsx'
import { TextAreaField, TextField } from '#ui/field.tsx'
import {
  fieldsOf,
  withoutRow,
  withRow,
  withRows,
  type Draft,
  type Row,
} from '../draft/product-draft.ts'
import type { ShownProduct } from '../shown-product.ts'
import { combine, isBlank, isPlain, sizesIn, type WantedColor } from './combine.ts'
import { namedSlots, type OptionSlot } from './option-slots.ts'

interface MakeCombinationsProps {
  product: ShownProduct
  draft: Draft
  rows: readonly Row[]
  change: (draft: Draft) => void
}

/** What is typed, and the rows that it makes. */
function useCombinations({ product, draft, rows, change }: MakeCombinationsProps) {
  const [colors, setColors] = useState('')
  const [sizes, setSizes] = useState('')
  const [values, setValues] = useState<Partial<Record<OptionSlot, string>>>({})
  const fields = fieldsOf(product, draft)
  const slots = namedSlots(fields)
  const wanted = {
    colors: colorsIn(colors),
    sizes: sizesIn(sizes),
    values: valuesIn(slots, values),
    prefix: fields.name,
  }
  const plain = rows.find(isPlain)
  const { filled, made } = combine(wanted, rows)
  function make() {
    const started = plain && (rows.length === 1 || rows.some(isBlank))
    const kept = started ? withoutRow(draft, plain.key) : draft
    const told = filled.reduce((next, { key, change: more }) => withRow(next, key, more), kept)
    change(withRows(told, made))
    setColors('')
    setSizes('')
    setValues({})
  }
  return { colors, setColors, sizes, setSizes, values, setValues, fields, slots, made, make }
}

/** Rows for each colour in each size with each value of the options, as far as they are not there. */
export function MakeCombinations(props: MakeCombinationsProps) {
  const { made, make, fields, slots, ...typed } = useCombinations(props)
  const { colors, setColors, sizes, setSizes, values, setValues } = typed
  // Enter makes the rows; it does not save the product.
  function onEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (made.length > 0) make()
  }
  return (
    <details className="rounded-control border border-line px-4 py-3">
      <summary className="cursor-pointer font-medium">{m.editor_combine()}</summary>
      <div className="mt-4 grid items-start gap-5 md:grid-cols-2">
        <TextAreaField
          label={m.editor_combine_colors()}
          hint={m.editor_combine_colors_hint()}
          rows={4}
          value={colors}
          onChange={({ target }) => setColors(target.value)}
        />
        <TextField
          label={m.editor_combine_sizes()}
          hint={m.editor_combine_sizes_hint()}
          value={sizes}
          autoComplete="off"
          onChange={({ target }) => setSizes(target.value)}
          onKeyDown={onEnter}
        />
        {slots.map((slot) => (
          <OptionValues
            key={slot}
            name={fields[slot]}
            value={values[slot] ?? ''}
            onChange={({ target }) => setValues({ ...values, [slot]: target.value })}
            onKeyDown={onEnter}
          />
        ))}
      </div>
      <Button
        variant="quiet"
        className="mt-4"
        aria-disabled={made.length === 0}
        onClick={() => made.length > 0 && make()}
      >
        {made.length === 0
          ? m.editor_combine_none()
          : m.editor_combine_make({ n: countText(made.length) })}
      </Button>
    </details>
  )
}

type OptionValuesProps = Pick<
  ComponentProps<typeof TextField>,
  'value' | 'onChange' | 'onKeyDown'
> & { name: string }

const OptionValues = ({ name, ...field }: OptionValuesProps) => (
  <TextField
    {...field}
    label={m.editor_combine_values({ name })}
    hint={m.editor_combine_values_hint()}
    autoComplete="off"
  />
)

/** Of the options that somebody typed values of. */
function valuesIn(slots: readonly OptionSlot[], typed: Partial<Record<OptionSlot, string>>) {
  const wanted = slots.map((slot) => [slot, sizesIn(typed[slot] ?? '')] as const)
  return Object.fromEntries(wanted.filter(([, values]) => values.length > 0))
}

/** Red / লাল, one on each line; the code of a name that everybody knows is found. */
function colorsIn(typed: string): WantedColor[] {
  return typed
    .split('\n')
    .map((line) => line.split('/').map((part) => part.trim()))
    .filter(([color = '']) => color !== '')
    .map(([color = '', colorBn = '']) => ({
      color,
      colorBn,
      colorHex: hexOfColor(color) ?? hexOfColor(colorBn) ?? '',
    }))
}
