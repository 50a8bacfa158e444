import { m } from '#paraglide/messages.js'
import type { ColumnField } from '#shop/import/columns/fields.ts'
import type { ShownImport } from '../shown-import.ts'
import { wordOfField } from './column-words.ts'

export type ShownColumn = ShownImport['columns'][number]

/** How a choice is called: in words; what has none in the words of the other shop. */
function nameOf({ headings: [heading = ''], means, attribute }: ColumnField): string {
  if (attribute) return nameOfAttribute(attribute)
  return (means && wordOfField(means)) ?? `${heading.charAt(0).toUpperCase()}${heading.slice(1)}`
}

/** One may be called as a field is. */
function nameOfAttribute({ name, isBangla }: { name: string; isBangla: boolean }): string {
  const field = m.imports_column_attribute({ name })
  return isBangla ? m.audit_in_bangla({ field }) : field
}

interface Options {
  /** What the column is understood as. */
  chosen: string
  options: { value: string; text: string }[]
}

/** What a column may be. The value of each is a heading that the format knows; a column keeps its own where it says the same. */
export function optionsOf(column: ShownColumn, fields: readonly ColumnField[]): Options {
  const { heading, as = heading, isRead } = column
  const known = fields.map((field) => {
    const [first = ''] = field.headings
    return { value: field.headings.find((one) => one === as) ?? first, text: nameOf(field) }
  })
  const isKnown = known.some(({ value }) => value === as)
  // A column that is not read stays what it is called: it may be known one day.
  const ignored = isKnown || isRead ? '' : as
  const asCalled = !isKnown && isRead ? [{ value: as, text: m.imports_column_as_called() }] : []
  return {
    chosen: as,
    options: [{ value: ignored, text: m.imports_column_ignored() }, ...asCalled, ...known],
  }
}

/** In words, where it cannot be changed any more. */
export function understoodAs(column: ShownColumn, fields: readonly ColumnField[]): string {
  const { chosen, options } = optionsOf(column, fields)
  return options.find(({ value }) => value === chosen)?.text ?? chosen
}
