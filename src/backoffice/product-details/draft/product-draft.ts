import { optionFields, optionSlots, type OptionField } from '../variants/option-slots.ts'
import { productFieldNames, type ProductFieldName } from '#shop/catalog/product-fields.ts'

/** What somebody has changed of a product and not saved yet: only what they touched, so that it lies upon any newer version as well. */

/** Those of a product as they are, and what has rules of its own. */
const ownFields = [
  'name',
  'slug',
  'category',
  'newCategory',
  'furtherCategories',
  'status',
  'publishAt',
  'dealPrice',
  'dealStartsAt',
  'dealEndsAt',
] as const
export type TypedField = ProductFieldName | (typeof ownFields)[number] | OptionField
export const typedFields: readonly TypedField[] = [
  ...productFieldNames,
  ...ownFields,
  ...optionFields,
]
export type TypedFields = Record<TypedField, string>

export const rowFields = [
  'color',
  'colorBn',
  'colorHex',
  'size',
  ...optionSlots,
  'sku',
  'price',
  'discount',
  'cost',
  'barcode',
  'weight',
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

/** A picture of the product. */
export interface DraftedPicture {
  hash: string
  /** What it shows, in words. */
  alt: string
  altBn: string
  /** What stays in sight where it is cut, in percent. */
  focusX: string
  focusY: string
  /** Keys of the rows that it shows, with commas; empty: all. */
  row: string
}

/** What it has of an attribute. `valueBn`: of a text. */
export interface TypedValue {
  value: string
  valueBn: string
}

/** A product as the fields of the form hold it. */
export interface Drafted {
  fields: TypedFields
  /** By the slug of the attribute. */
  attributes: Readonly<Record<string, TypedValue>>
  rows: readonly Row[]
  pictures: readonly DraftedPicture[]
}

export interface Draft {
  fields: Partial<TypedFields>
  attributes: Record<string, TypedValue>
  /** By the id of the variant. */
  rows: Record<string, Partial<RowFields>>
  added: Row[]
  removed: string[]
  /** Keys, as somebody put them; those that are not in it stand behind. */
  order: string[]
  /** All of them, as soon as somebody touched one. */
  pictures: DraftedPicture[] | null
}

export const emptyDraft: Draft = {
  fields: {},
  attributes: {},
  rows: {},
  added: [],
  removed: [],
  order: [],
  pictures: null,
}

const blanksOf = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, string>

const blankFields: TypedFields = { ...blanksOf(typedFields), status: 'draft' }
export const blankRow: RowFields = blanksOf(rowFields)

/** A product that is not in the shop yet. */
export const blankProduct: Drafted = {
  fields: blankFields,
  attributes: {},
  rows: [{ ...blankRow, key: 'first', id: undefined }],
  pictures: [],
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

export const picturesOf = ({ pictures }: Drafted, draft: Draft): readonly DraftedPicture[] =>
  draft.pictures ?? pictures

const differs = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other)

export function isChanged(product: Drafted, draft: Draft): boolean {
  const typed = fieldsOf(product, draft)
  if (typedFields.some((name) => typed[name] !== product.fields[name])) return true
  const touched = Object.entries(draft.attributes)
  if (touched.some(([slug, value]) => differs(value, product.attributes[slug] ?? blankValue)))
    return true
  return (
    differs(rowsOf(product, draft), product.rows) ||
    differs(picturesOf(product, draft), product.pictures)
  )
}

const blankValue: TypedValue = { value: '', valueBn: '' }

export const valueOf = ({ attributes }: Drafted, draft: Draft, slug: string): TypedValue =>
  draft.attributes[slug] ?? attributes[slug] ?? blankValue

export function withValue(
  product: Drafted,
  draft: Draft,
  slug: string,
  change: Partial<TypedValue>,
): Draft {
  const value = { ...valueOf(product, draft, slug), ...change }
  return { ...draft, attributes: { ...draft.attributes, [slug]: value } }
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

/** As the form shows them now, with something else about them. */
export function withPictures(
  product: Drafted,
  draft: Draft,
  make: (pictures: readonly DraftedPicture[]) => DraftedPicture[],
): Draft {
  return { ...draft, pictures: make(picturesOf(product, draft)) }
}
