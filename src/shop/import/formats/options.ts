import type { VariantDraft } from '../../catalog/contract.ts'
import { longestOptionName, longestOptionValue, mostOptions } from '../../catalog/options/option.ts'
import { hexOfColor } from './colors.ts'
import { headingKey } from './row.ts'

/** How the options of other shops become ours: those that mean colour and size, and free ones by their names. */

export interface Option {
  name: string
  value: string
}

export interface ReadOptions {
  color: string | null
  colorHex: string | undefined
  /** What else there is, as one text: what SKUs are made of. */
  size: string | null
  /** Of an option that is called so. */
  ownSize: string | null
  /** Neither colour nor size. */
  others: Option[]
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
    ownSize: size?.value ?? null,
    others,
  }
}

interface ReadVariant {
  options: ReadOptions
  draft: VariantDraft
}

/**
 * What the variants of a product have besides colour and size. An option of which each has a value is a free one; another becomes part of the
 * size, and is named.
 */
export function arrangeOptions<Variant extends ReadVariant>(read: readonly Variant[]) {
  const names = new Map<string, string>()
  for (const { name } of read.flatMap(({ options }) => options.others))
    if (!names.has(headingKey(name))) names.set(headingKey(name), name)
  const free = [...names.keys()].filter((key) => isFree(key, read)).slice(0, mostOptions)
  const variants = read.map((variant) => {
    const { ownSize, others } = variant.options
    const valueOf = (key: string) =>
      others.find(({ name }) => headingKey(name) === key)?.value ?? ''
    const rest = others.filter(({ name }) => !free.includes(headingKey(name)))
    const size = [ownSize, ...rest.map(({ value }) => value)].filter(Boolean).join(' / ') || null
    const optionValues = free.length > 0 ? free.map(valueOf) : undefined
    return { ...variant, draft: { ...variant.draft, size, optionValues } }
  })
  return {
    variants,
    options: free.length > 0 ? free.map((key) => ({ name: names.get(key) ?? key })) : undefined,
    folded: [...names]
      .filter(([key]) => !free.includes(key))
      .map(([, name]) => name || 'an option without a name'),
  }
}

function isFree(key: string, read: readonly ReadVariant[]): boolean {
  if (key === '') return false
  return read.every(({ options }) => {
    const such = options.others.filter(({ name }) => headingKey(name) === key)
    return (
      such.length === 1 &&
      such.every(
        ({ name, value }) => name.length <= longestOptionName && value.length <= longestOptionValue,
      )
    )
  })
}
