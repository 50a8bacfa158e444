import { optionKey } from '#shop/catalog/options/option.ts'
import type { ProductProblem } from '../fields/typed-fields.ts'
import { namedSlots, valuesIn, type OptionField, type OptionSlot } from './option-slots.ts'

/** What does not go together in the grid of variants. */

type Names = Readonly<Record<OptionField, string>>

interface TypedRow extends Readonly<Record<OptionSlot, string>> {
  sku: string
  color: string
  size: string
}

type Wrong<Field> = [index: number, field: Field, key: ProductProblem]

/** Rows that say what a row above says, and such as say nothing of an option. */
export function wrongRows(
  rows: readonly TypedRow[],
  names: Names,
): Wrong<'sku' | 'color' | 'size' | OptionSlot>[] {
  const slots = namedSlots(names)
  const skus = new Set<string>()
  const choices = new Set<string>()
  return rows.flatMap((row, index) => {
    const found: ReturnType<typeof wrongRows> = slots
      .filter((slot) => row[slot] === '')
      .map((slot) => [index, slot, 'option-value-missing'])
    const sku = row.sku.normalize('NFC')
    const choice = optionKey({ ...row, optionValues: valuesIn(names, row) })
    if (skus.has(sku)) found.push([index, 'sku', 'sku-twice'])
    if (choices.has(choice) && !slots.some((slot) => row[slot] === ''))
      found.push([index, row.color === '' ? 'size' : 'color', 'option-twice'])
    skus.add(sku)
    choices.add(choice)
    return found
  })
}

/** Options of which another one above has the name. */
export function optionsTwice(names: Names): OptionSlot[] {
  const nameOf = (slot: OptionSlot) => names[slot].normalize('NFC').toLowerCase()
  const slots = namedSlots(names)
  return slots.filter((slot, index) =>
    slots.slice(0, index).some((above) => nameOf(above) === nameOf(slot)),
  )
}
