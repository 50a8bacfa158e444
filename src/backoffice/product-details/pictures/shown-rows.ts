import type { Row } from '../draft/product-draft.ts'
import type { NamedSlot } from '../variants/option-slots.ts'

/** For which rows of the form a picture is shown, in one field: their keys, in the order of the grid; empty: for all. */

type Key = Pick<Row, 'key'>

/** Those of them that are still there. */
export const keysIn = (rows: readonly Key[], shown: string): string[] => {
  const keys = new Set(shown.split(','))
  return rows.flatMap(({ key }) => (keys.has(key) ? [key] : []))
}

export interface ShownChoice {
  value: string
  text: string
}

interface Named {
  nameOf: (row: Row) => string
  /** Of all rows that have something, in words. */
  allOf: (value: string) => string
}

/** Whatever several rows share and others have not, such as a colour in all its sizes; then each row by itself. */
export function choicesOf(
  rows: readonly Row[],
  options: readonly NamedSlot[],
  { nameOf, allOf }: Named,
): ShownChoice[] {
  const names = ['color', 'size', ...options.map(({ slot }) => slot)] as const
  const shared = names.flatMap((name) =>
    [...Map.groupBy(rows, (row) => row[name].trim())].flatMap(([value, having]) =>
      value !== '' && having.length > 1 && having.length < rows.length
        ? [{ value: having.map(({ key }) => key).join(','), text: allOf(value) }]
        : [],
    ),
  )
  // Where two options go together, one of them says it.
  const byRows = new Map(shared.toReversed().map((choice) => [choice.value, choice]))
  const each = rows.map((row) => ({ value: row.key, text: nameOf(row) }))
  return [...[...byRows.values()].toReversed(), ...each]
}

/** With what is chosen now, where it is none of them: rows that an import put together, or that once had something in common. */
export function withChosen(choices: readonly ShownChoice[], chosen: string): ShownChoice[] {
  if (chosen === '' || choices.some(({ value }) => value === chosen)) return [...choices]
  const keys = chosen.split(',')
  const names = choices.flatMap(({ value, text }) => (keys.includes(value) ? [text] : []))
  return [{ value: chosen, text: names.join(', ') }, ...choices]
}
