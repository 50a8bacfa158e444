import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { countText } from '#pages/money/taka.ts'
import type { Choice } from '#shop/catalog/attributes/attribute.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'

interface ChoiceRowsProps {
  choices: readonly Choice[]
  /** What a browser without scripts sent, where something of it is wrong. */
  sent: unknown
  errorOf: (index: number) => string | undefined
  /** One came or went. */
  onRows: () => void
}

interface Row {
  key: number
  slug: string
  name: string
  nameBn: string
}

/** Without scripts nobody can add one. */
const emptyRows = 3

const text = (value: unknown) => (typeof value === 'string' ? value : '')

const rowsFrom = (choices: readonly unknown[]): Row[] =>
  choices.map((choice, key) => {
    const { slug, name, nameBn } = (choice ?? {}) as Record<string, unknown>
    return { key, slug: text(slug), name: text(name), nameBn: text(nameBn) }
  })

const blank = (key: number): Row => ({ key, slug: '', name: '', nameBn: '' })

/** What can be chosen, in both languages. Empty rows are left out. */
export function ChoiceRows({ choices, sent, errorOf, onRows }: ChoiceRowsProps) {
  const [rows, setRows] = useState<readonly Row[]>(() => {
    if (Array.isArray(sent)) return rowsFrom(sent)
    const stored = rowsFrom(choices)
    const empty = Array.from({ length: emptyRows }, (_, index) => blank(stored.length + index))
    return [...stored, ...empty]
  })
  const change = (next: readonly Row[]) => {
    setRows(next)
    onRows()
  }
  return (
    <fieldset className="mt-6 max-w-3xl">
      <legend className="mb-3 font-semibold">{m.attributes_choices()}</legend>
      <ul className="flex flex-col gap-4 sm:gap-3">
        {rows.map((row, index) => (
          <li key={row.key} className="flex items-start gap-2">
            <input type="hidden" name={`choices[${index}].slug`} value={row.slug} />
            <div className="grid min-w-0 flex-1 gap-2 sm:grid-cols-2">
              <ChoiceName row={row} index={index} error={errorOf(index)} />
              <TextField
                name={`choices[${index}].nameBn`}
                defaultValue={row.nameBn}
                label={numbered(m.attributes_choice_bn(), index)}
                lang="bn"
                maxLength={80}
                autoComplete="off"
              />
            </div>
            <button
              type="button"
              aria-label={m.attributes_choice_remove({ n: countText(index + 1) })}
              onClick={() => change(rows.filter(({ key }) => key !== row.key))}
              className="mt-7.5 grid size-11 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-brand-wash hover:text-brand noscript:hidden"
            >
              <Icon name="trash" />
            </button>
          </li>
        ))}
      </ul>
      <Button
        variant="quiet"
        className="mt-4 noscript:hidden"
        onClick={() => change([...rows, blank(1 + Math.max(-1, ...rows.map(({ key }) => key)))])}
      >
        <Icon name="plus" className="size-4" />
        {m.attributes_choice_add()}
      </Button>
    </fieldset>
  )
}

interface ChoiceNameProps {
  row: Row
  index: number
  error: string | undefined
}

const ChoiceName = ({ row, index, error }: ChoiceNameProps) => (
  <TextField
    name={`choices[${index}].name`}
    defaultValue={row.name}
    label={numbered(m.attributes_choice_en(), index)}
    error={error}
    lang="en"
    required
    maxLength={80}
    autoComplete="off"
  />
)

const numbered = (label: string, index: number) => `${label} ${countText(index + 1)}`
