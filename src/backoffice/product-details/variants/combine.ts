import { slugFrom } from '#shop/catalog/slug.ts'
import { optionSlots, typedOptionValues, type OptionSlot } from './option-slots.ts'
import { rowFields, type Row, type RowFields } from '../draft/product-draft.ts'

export interface WantedColor {
  color: string
  colorBn: string
  colorHex: string
}

const noColor: WantedColor = { color: '', colorBn: '', colorHex: '' }

interface Wanted {
  colors: readonly WantedColor[]
  sizes: readonly string[]
  /** Of free options; left out where nobody typed any. */
  values?: Partial<Record<OptionSlot, readonly string[]>>
  /** What the SKUs begin with. */
  prefix: string
}

export interface Combined {
  /** Rows that say nothing of an option yet get the first of its values, by their keys. */
  filled: { key: string; change: Partial<RowFields> }[]
  made: Partial<RowFields>[]
}

type Choice = Pick<Row, 'color' | 'size' | OptionSlot>

const keyOf = ({ color, size, ...row }: Choice) =>
  JSON.stringify(
    [color, size, ...optionSlots.map((slot) => row[slot])].map((text) =>
      text.trim().normalize('NFC').toLowerCase(),
    ),
  )

const choosesNothing = (row: Choice) =>
  [row.color, row.size, ...optionSlots.map((slot) => row[slot])].every((text) => text.trim() === '')

/** A new row in which nobody typed a colour, a size or an option: it gives its price, and goes. */
export const isPlain = (row: Row): boolean => row.id === undefined && choosesNothing(row)

type Made = WantedColor & Choice & Partial<RowFields>

/**
 * Rows for all combinations that are not there yet: prices and costs as the first row has them, or the row that is there with other values of
 * an option.
 */
export function combine(
  { colors, sizes, values = {}, prefix }: Wanted,
  rows: readonly Row[],
): Combined {
  const filled = fill(values, rows)
  const changes = new Map(filled.map(({ key, change }) => [key, change]))
  const there = rows.map((row) => ({ ...row, ...changes.get(row.key) }))
  const known = new Set(there.map(keyOf))
  const skus = new Set(rows.map(({ sku }) => sku.trim().toLowerCase()))
  const bases = basesOf({ colors, sizes }, there)
  const wanted = optionSlots.reduce<Made[]>(
    (made, slot) =>
      made.flatMap((row) =>
        (values[slot] ?? [row[slot]]).map((value) => ({ ...row, [slot]: value })),
      ),
    bases,
  )
  const made = wanted.flatMap((row) => {
    if (choosesNothing(row) || known.has(keyOf(row))) return []
    known.add(keyOf(row))
    const sku = freeSku(
      [prefix, row.color, row.size, ...optionSlots.map((slot) => row[slot])],
      skus,
    )
    skus.add(sku.toLowerCase())
    return [{ ...row, sku }]
  })
  return { filled, made }
}

function fill(values: NonNullable<Wanted['values']>, rows: readonly Row[]): Combined['filled'] {
  return rows.flatMap((row) => {
    const change = Object.fromEntries(
      optionSlots.flatMap((slot) => {
        const [first] = values[slot] ?? []
        return first !== undefined && row[slot].trim() === '' ? [[slot, first]] : []
      }),
    )
    return isPlain(row) || Object.keys(change).length === 0 ? [] : [{ key: row.key, change }]
  })
}

/** Each colour in each size; where only options were typed, what is there. */
function basesOf(
  { colors, sizes }: Pick<Wanted, 'colors' | 'sizes'>,
  rows: readonly Row[],
): Made[] {
  const { price = '', discount = '', cost = '' } = rows[0] ?? {}
  const choosing = rows.filter((row) => !isPlain(row))
  if (colors.length === 0 && sizes.length === 0 && choosing.length > 0)
    return choosing.map((row) => ({
      ...pick(row),
      price: row.price,
      discount: row.discount,
      cost: row.cost,
    }))
  // What they have of an option that nobody typed, each once.
  const others = [
    ...new Map(choosing.map((row) => [JSON.stringify(valuesOf(row)), valuesOf(row)])).values(),
  ]
  const none = typedOptionValues([])
  return (colors.length > 0 ? colors : [noColor]).flatMap((color) =>
    (sizes.length > 0 ? sizes : ['']).flatMap((size) =>
      (others.length > 0 ? others : [none]).map((option) => ({
        ...color,
        size,
        ...option,
        price,
        discount,
        cost,
      })),
    ),
  )
}

const valuesOf = (row: Row) => typedOptionValues(optionSlots.map((slot) => row[slot]))

const pick = (row: Row) => ({
  color: row.color,
  colorBn: row.colorBn,
  colorHex: row.colorHex,
  size: row.size,
  ...valuesOf(row),
})

function freeSku(parts: readonly string[], taken: ReadonlySet<string>): string {
  const sku = parts.map(codeOf).filter(Boolean).join('-')
  for (let suffix = 1; ; suffix++) {
    const wanted = suffix === 1 ? sku : `${sku}-${suffix}`
    if (!taken.has(wanted.toLowerCase())) return wanted
  }
}

const codeOf = (text: string) => slugFrom(text).toUpperCase().slice(0, 24)

/** A row in which nobody has typed. */
export const isBlank = (row: Row): boolean =>
  row.id === undefined && rowFields.every((name) => row[name].trim() === '')

/** S, M, L or a line for each; values of an option as well. */
export const sizesIn = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[,\n]/)
      .map((size) => size.trim())
      .filter(Boolean),
  ),
]
