import { slugFrom } from '#shop/catalog/slug.ts'
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
  /** What the SKUs begin with. */
  prefix: string
}

const keyOf = ({ color, size }: Pick<Row, 'color' | 'size'>) =>
  JSON.stringify([color, size].map((text) => text.trim().normalize('NFC').toLowerCase()))

/** Rows for all combinations of colours and sizes that are not there yet: prices and costs as the first row has them. */
export function combine(
  { colors, sizes, prefix }: Wanted,
  rows: readonly Row[],
): Partial<RowFields>[] {
  const there = new Set(rows.map(keyOf))
  const skus = new Set(rows.map(({ sku }) => sku.trim().toLowerCase()))
  const { price = '', discount = '', cost = '' } = rows[0] ?? {}
  const wanted = (colors.length > 0 ? colors : [noColor]).flatMap((color) =>
    (sizes.length > 0 ? sizes : ['']).map((size) => ({ ...color, size })),
  )
  return wanted.flatMap((row) => {
    if ((row.color === '' && row.size === '') || there.has(keyOf(row))) return []
    there.add(keyOf(row))
    const sku = freeSku([prefix, row.color, row.size], skus)
    skus.add(sku.toLowerCase())
    return [{ ...row, sku, price, discount, cost }]
  })
}

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

/** S, M, L or a line for each. */
export const sizesIn = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[,\n]/)
      .map((size) => size.trim())
      .filter(Boolean),
  ),
]
