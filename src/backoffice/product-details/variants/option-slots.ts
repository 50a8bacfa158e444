import type { ProductOption } from '#shop/catalog/options/option.ts'

/** Free options as the fields of the form hold them: three names, and in each row a value for each that is named. */

export const optionSlots = ['option1', 'option2', 'option3'] as const
export type OptionSlot = (typeof optionSlots)[number]
export type OptionField = OptionSlot | `${OptionSlot}Bn`

export const optionFields: readonly OptionField[] = optionSlots.flatMap(
  (slot) => [slot, `${slot}Bn`] as const,
)

type Names = Readonly<Record<OptionSlot, string>>
type Values = Readonly<Record<OptionSlot, string>>

export const namedSlots = (names: Names): OptionSlot[] =>
  optionSlots.filter((slot) => names[slot].trim() !== '')

/** Those that are named, and the first that is free. */
export function shownSlots(names: Names): OptionSlot[] {
  const free = optionSlots.find((slot) => names[slot].trim() === '')
  return optionSlots.filter((slot) => slot === free || names[slot].trim() !== '')
}

/** What a row has of the named ones, in their order. */
export const valuesIn = (names: Names, row: Values): string[] =>
  namedSlots(names).map((slot) => row[slot])

export const optionsIn = (names: Readonly<Record<OptionField, string>>): ProductOption[] =>
  namedSlots(names).map((slot) => ({ name: names[slot], nameBn: names[`${slot}Bn`] || null }))

/** The same back into the fields. */
export const typedOptions = (options: readonly ProductOption[]): Record<OptionField, string> =>
  Object.fromEntries(
    optionSlots.flatMap((slot, index) => [
      [slot, options[index]?.name ?? ''],
      [`${slot}Bn`, options[index]?.nameBn ?? ''],
    ]),
  ) as Record<OptionField, string>

export const typedOptionValues = (values: readonly string[]): Record<OptionSlot, string> =>
  Object.fromEntries(optionSlots.map((slot, index) => [slot, values[index] ?? ''])) as Record<
    OptionSlot,
    string
  >

export interface NamedSlot {
  slot: OptionSlot
  name: string
}

export const slotsWithNames = (names: Names): NamedSlot[] =>
  namedSlots(names).map((slot) => ({ slot, name: names[slot] }))
