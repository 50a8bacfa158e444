/** What somebody has changed of a product and not saved yet: only what they touched, so that it lies upon any newer version as well. */

const typedFields = [
  'name',
  'nameBn',
  'slug',
  'description',
  'descriptionBn',
  'brand',
  'category',
  'newCategory',
  'tags',
  'status',
  'publishAt',
  'dealPrice',
  'dealEndsAt',
] as const
export type TypedField = (typeof typedFields)[number]
export type TypedFields = Record<TypedField, string>

export const rowFields = [
  'color',
  'colorBn',
  'colorHex',
  'size',
  'sku',
  'price',
  'discount',
  'cost',
  'stock',
] as const
export type RowField = (typeof rowFields)[number]
export type RowFields = Record<RowField, string>

/** A row of the grid of variants. `stock` is the first one of a variant that is new. */
export interface Row extends RowFields {
  /** Of the variant, or of the row while it is new. */
  key: string
  /** Undefined while it is new. */
  id: string | undefined
}

/** A product as the fields of the form hold it. */
export interface Drafted {
  fields: TypedFields
  rows: readonly Row[]
}

export interface Draft {
  fields: Partial<TypedFields>
  /** By the id of the variant. */
  rows: Record<string, Partial<RowFields>>
  added: Row[]
  removed: string[]
  /** Keys, as somebody put them; those that are not in it stand behind. */
  order: string[]
}

export const emptyDraft: Draft = { fields: {}, rows: {}, added: [], removed: [], order: [] }

const blankFields: TypedFields = {
  name: '',
  nameBn: '',
  slug: '',
  description: '',
  descriptionBn: '',
  brand: '',
  category: '',
  newCategory: '',
  tags: '',
  status: 'draft',
  publishAt: '',
  dealPrice: '',
  dealEndsAt: '',
}

const blankRow: RowFields = {
  color: '',
  colorBn: '',
  colorHex: '',
  size: '',
  sku: '',
  price: '',
  discount: '',
  cost: '',
  stock: '',
}

/** A product that is not in the shop yet. */
export const blankProduct: Drafted = {
  fields: blankFields,
  rows: [{ ...blankRow, key: 'first', id: undefined }],
}

export const fieldsOf = ({ fields }: Drafted, draft: Draft): TypedFields => ({
  ...fields,
  ...draft.fields,
})

/** In their order. */
export function rowsOf({ rows }: Drafted, { rows: touched, added, removed, order }: Draft): Row[] {
  const stand = rows
    .filter(({ key }) => !removed.includes(key))
    .map((row) => ({ ...row, ...touched[row.key] }))
  const all = [...stand, ...added]
  const place = ({ key }: Row) => {
    const index = order.indexOf(key)
    return index === -1 ? order.length : index
  }
  return all.toSorted((one, other) => place(one) - place(other))
}

export function isChanged(product: Drafted, draft: Draft): boolean {
  const typed = fieldsOf(product, draft)
  if (typedFields.some((name) => typed[name] !== product.fields[name])) return true
  return JSON.stringify(rowsOf(product, draft)) !== JSON.stringify(product.rows)
}

export const withField = (draft: Draft, name: TypedField, value: string): Draft => ({
  ...draft,
  fields: { ...draft.fields, [name]: value },
})

export function withRow(draft: Draft, key: string, change: Partial<RowFields>): Draft {
  const isNew = draft.added.some((row) => row.key === key)
  if (!isNew) return { ...draft, rows: { ...draft.rows, [key]: { ...draft.rows[key], ...change } } }
  const added = draft.added.map((row) => (row.key === key ? { ...row, ...change } : row))
  return { ...draft, added }
}

/** More variants, below the others. */
export function withRows(draft: Draft, rows: readonly Partial<RowFields>[]): Draft {
  const first = 1 + Math.max(0, ...draft.added.map(({ key }) => Number(key.slice('new-'.length))))
  const added = rows.map((row, index) => ({
    ...blankRow,
    ...row,
    key: `new-${first + index}`,
    id: undefined,
  }))
  return { ...draft, added: [...draft.added, ...added] }
}

export const withoutRow = (draft: Draft, key: string): Draft => ({
  ...draft,
  added: draft.added.filter((row) => row.key !== key),
  removed: draft.added.some((row) => row.key === key) ? draft.removed : [...draft.removed, key],
})

/** A variant that was taken out, and is not saved so yet. */
export const withRowAgain = (draft: Draft, key: string): Draft => ({
  ...draft,
  removed: draft.removed.filter((removed) => removed !== key),
})

/** A row one place earlier (-1) or later (1): lists show the price of the first one. */
export function withRowMoved(product: Drafted, draft: Draft, key: string, by: 1 | -1): Draft {
  const order = rowsOf(product, draft).map((row) => row.key)
  const from = order.indexOf(key)
  const neighbour = order[from + by]
  if (from === -1 || neighbour === undefined) return draft
  order[from] = neighbour
  order[from + by] = key
  return { ...draft, order }
}

const texts = <Name extends string>(names: readonly Name[], sent: Record<string, unknown>) =>
  Object.fromEntries(
    names.flatMap((name) => (typeof sent[name] === 'string' ? [[name, sent[name]]] : [])),
  ) as Partial<Record<Name, string>>

/** What a form held that a browser sent before scripts arrived, as the page gets it back. */
export function draftFromSent(product: Drafted, sent: Readonly<Record<string, unknown>>): Draft {
  const variants = Array.isArray(sent['variants']) ? (sent['variants'] as unknown[]) : []
  let draft: Draft = { ...emptyDraft, fields: texts(typedFields, sent) }
  const order: string[] = []
  for (const variant of variants) {
    const { key, ...row } = (variant ?? {}) as Record<string, unknown>
    const known = product.rows.find((one) => one.key === key)
    draft = known
      ? withRow(draft, known.key, texts(rowFields, row))
      : withRows(draft, [texts(rowFields, row)])
    order.push(known?.key ?? draft.added.at(-1)?.key ?? '')
  }
  const removed = product.rows.flatMap(({ key }) => (order.includes(key) ? [] : [key]))
  return { ...draft, order, removed }
}
