import { hexOfColor } from './colors.ts'
import { headingKey } from './row.ts'

/** How the options of other shops become the two that we have: colour and size. */

export interface Option {
  name: string
  value: string
}

export interface ReadOptions {
  color: string | null
  colorHex: string | undefined
  size: string | null
  /** Names of options that have no place of their own and became part of the size. */
  folded: string[]
}

const asKeys = (names: string[]) => new Set(names.map(headingKey))
const colorNames = asKeys([
  'color',
  'colour',
  'colors',
  'colours',
  'pa_color',
  'shade',
  'রং',
  'রঙ',
  'কালার',
])
const sizeNames = asKeys(['size', 'sizes', 'pa_size', 'মাপ', 'সাইজ', 'আকার'])

export function readOptions(options: readonly Option[]): ReadOptions {
  const given = options.filter(({ value }) => value !== '')
  const color = given.find(({ name }) => colorNames.has(headingKey(name)))
  const size = given.find((option) => option !== color && sizeNames.has(headingKey(option.name)))
  const others = given.filter((option) => option !== color && option !== size)
  const sizes = [...(size ? [size] : []), ...others].map(({ value }) => value)
  return {
    color: color?.value ?? null,
    colorHex: color && hexOfColor(color.value),
    size: sizes.length > 0 ? sizes.join(' / ') : null,
    folded: others.map(({ name }) => name || 'an option without a name'),
  }
}
