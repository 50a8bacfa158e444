import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { countText } from '#pages/money/taka.ts'
import { hexOfColor } from '#shop/import/formats/colors.ts'
import { Button } from '#ui/button.tsx'
import { TextAreaField, TextField } from '#ui/field.tsx'
import { fieldsOf, withoutRow, withRows, type Draft, type Row } from '../draft/product-draft.ts'
import type { ShownProduct } from '../shown-product.ts'
import { combine, isBlank, sizesIn, type WantedColor } from './combine.ts'

interface MakeCombinationsProps {
  product: ShownProduct
  draft: Draft
  rows: readonly Row[]
  change: (draft: Draft) => void
}

/** Rows for each colour in each size, as far as they are not there. */
export function MakeCombinations({ product, draft, rows, change }: MakeCombinationsProps) {
  const [colors, setColors] = useState('')
  const [sizes, setSizes] = useState('')
  const { name } = fieldsOf(product, draft)
  const wanted = { colors: colorsIn(colors), sizes: sizesIn(sizes), prefix: name }
  // The row that nobody has typed a colour or a size in gives its price, and goes.
  const plain = rows.find(
    (row) => row.id === undefined && row.color.trim() === '' && row.size.trim() === '',
  )
  const made = combine(wanted, rows)
  function make() {
    const started = plain && rows.length === 1 ? withoutRow(draft, plain.key) : draft
    change(withRows(rows.some(isBlank) && plain ? withoutRow(started, plain.key) : started, made))
    setColors('')
    setSizes('')
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
          onKeyDown={(event) => {
            // Enter makes the rows; it does not save the product.
            if (event.key !== 'Enter') return
            event.preventDefault()
            if (made.length > 0) make()
          }}
        />
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
